import { Body, Controller, Get } from '@nestjs/common';
import { ApiBody, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Actor, SignedInActor, UserActor } from '../../access/actor';
import { type Locale, parseLocale } from '../../../common/locale';
import { Public, RequireToken } from '../../kernel/http/access.decorator';
import { CurrentActor, CurrentLocale } from '../../kernel/http/actor.decorator';
import { RpcPost } from '../../kernel/http/rpc-post.decorator';
import { getTranslator } from '../../kernel/i18n/translator';
import {
  CheckUsernameInput,
  CommandLineLoginInput,
  LoginInput,
  LogoutInput,
  RefreshInput,
  RegisterInput,
  RevokeCliTokenInput,
  RevokeSessionsInput,
  SendVerificationInput,
  VerifyEmailInput,
} from './auth.inputs';
import { toAuthUser, toAvailability, toCliTokenView, toSessionView, toSuccess } from './auth.mapper';
import { LoginBody, RevokedSessionsBody, SessionListBody } from './auth.body';
import {
  AuthUserView,
  CliTokenView,
  RegisterResultView,
  SuccessResultView,
  TokenPairView,
  UsernameAvailabilityView,
} from './auth.view';
import { CliTokensService } from './cli-tokens.service';
import { LoginBodyPipe } from './login-body.pipe';
import { RegistrationService } from './registration.service';
import { SessionsService } from './sessions.service';
import { SignInService } from './sign-in.service';

@ApiTags('auth')
@Controller('api/auth')
export class AuthController {
  constructor(
    private readonly registration: RegistrationService,
    private readonly signIn: SignInService,
    private readonly sessions: SessionsService,
    private readonly cliTokens: CliTokensService,
  ) {}

  @Public()
  @RpcPost('register', 'Create an account with e-mail and password')
  @ApiOkResponse({ type: RegisterResultView })
  async register(
    @CurrentActor() actor: Actor,
    @CurrentLocale() locale: Locale,
    @Body() input: RegisterInput,
  ): Promise<RegisterResultView> {
    const user = await this.registration.register(actor, input, locale);
    return { ...toSuccess(locale, 'registered'), user };
  }

  @Public()
  @RpcPost('login', 'Sign in with e-mail and password')
  @ApiBody({ type: LoginInput })
  @ApiOkResponse({ type: LoginBody })
  async login(
    @CurrentActor() actor: Actor,
    @CurrentLocale() locale: Locale,
    @Body(LoginBodyPipe) input: LoginInput | CommandLineLoginInput,
  ): Promise<LoginBody> {
    const forCommandLine = input instanceof CommandLineLoginInput;
    const { user, token, ...tokens } = await this.signIn.signIn(actor, {
      ...input,
      account: input.email,
      forCommandLine,
    });
    const message = getTranslator(locale)('done.auth.signedIn');
    return { ...tokens, user: toAuthUser(user), message, ...(token !== undefined && { token }) };
  }

  @Public()
  @RpcPost('refresh', 'Exchange a refresh token for a new pair')
  @ApiOkResponse({ type: TokenPairView })
  async refresh(
    @CurrentActor() actor: Actor,
    @Body() { refreshToken }: RefreshInput,
  ): Promise<TokenPairView> {
    const { user, ...tokens } = await this.sessions.refresh(actor, refreshToken);
    return { ...tokens, user: toAuthUser(user) };
  }

  @Public()
  @RpcPost('logout', 'End the session of a refresh token')
  @ApiOkResponse({ type: SuccessResultView })
  async logout(
    @CurrentActor() actor: Actor,
    @CurrentLocale() locale: Locale,
    @Body() { refreshToken }: LogoutInput,
  ): Promise<SuccessResultView> {
    await this.sessions.end(actor, refreshToken);
    return toSuccess(locale, 'signedOut');
  }

  @Public()
  @RpcPost('verifyEmail', 'Confirm an e-mail address')
  @ApiOkResponse({ type: SuccessResultView })
  async verifyEmail(
    @CurrentActor() actor: Actor,
    @CurrentLocale() locale: Locale,
    @Body() { token }: VerifyEmailInput,
  ): Promise<SuccessResultView> {
    await this.registration.verifyEmail(actor, token);
    return toSuccess(locale, 'emailVerified');
  }

  @Public()
  @RpcPost('sendVerification', 'Mail the verification link again')
  @ApiOkResponse({ type: SuccessResultView })
  async sendVerification(
    @CurrentActor() actor: Actor,
    @CurrentLocale() locale: Locale,
    @Body() input: SendVerificationInput,
  ): Promise<SuccessResultView> {
    await this.registration.sendVerification(actor, input.email, parseLocale(input.locale) ?? locale);
    return toSuccess(locale, 'verificationSent');
  }

  @Public()
  @RpcPost('checkUsername', 'Whether a name is free')
  @ApiOkResponse({ type: UsernameAvailabilityView })
  async checkUsername(
    @CurrentActor() actor: Actor,
    @Body() { username }: CheckUsernameInput,
  ): Promise<UsernameAvailabilityView> {
    return toAvailability(await this.registration.checkUsername(actor, username));
  }

  @RequireToken('read')
  @Get('me')
  @ApiOperation({ summary: 'The signed-in account' })
  @ApiOkResponse({ type: AuthUserView })
  async me(@CurrentActor() actor: SignedInActor): Promise<AuthUserView> {
    return toAuthUser(await this.signIn.account(actor));
  }

  @Get('sessions')
  @ApiOperation({ summary: 'My signed-in sessions' })
  @ApiOkResponse({ type: SessionListBody })
  async listSessions(@CurrentActor() actor: UserActor): Promise<SessionListBody> {
    const sessions = await this.sessions.list(actor);
    return { sessions: sessions.map((session) => toSessionView(session, actor)) };
  }

  @RpcPost('sessions/revoke', 'End one or all other sessions')
  @ApiOkResponse({ type: RevokedSessionsBody })
  async revokeSessions(
    @CurrentActor() actor: UserActor,
    @CurrentLocale() locale: Locale,
    @Body() { sessionId }: RevokeSessionsInput,
  ): Promise<RevokedSessionsBody> {
    const revoked = await (sessionId === undefined
      ? this.sessions.revokeOthers(actor)
      : this.sessions.revokeOne(actor, sessionId));
    return { ...toSuccess(locale, 'sessionsRevoked'), revoked };
  }

  @Get('cli-tokens')
  @ApiOperation({ summary: 'My command-line tokens' })
  @ApiOkResponse({ type: [CliTokenView] })
  async listCliTokens(@CurrentActor() actor: UserActor): Promise<CliTokenView[]> {
    return (await this.cliTokens.list(actor)).map(toCliTokenView);
  }

  @RequireToken('read')
  @RpcPost('cli-tokens/revoke', 'Revoke a command-line token')
  @ApiOkResponse({ type: SuccessResultView })
  async revokeCliToken(
    @CurrentActor() actor: SignedInActor,
    @CurrentLocale() locale: Locale,
    @Body() { tokenId }: RevokeCliTokenInput,
  ): Promise<SuccessResultView> {
    await this.cliTokens.revoke(actor, tokenId);
    return toSuccess(locale, 'tokenRevoked');
  }
}
