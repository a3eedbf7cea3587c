import { Args, Mutation, Resolver } from '@nestjs/graphql';
import type { Actor } from '../../access/actor';
import { type Locale, parseLocale } from '../../../common/locale';
import { Public } from '../../kernel/http/access.decorator';
import { CurrentActor, CurrentLocale } from '../../kernel/http/actor.decorator';
import { getTranslator } from '../../kernel/i18n/translator';
import {
  CheckUsernameInput,
  LoginInput,
  LogoutInput,
  RefreshInput,
  RegisterInput,
  SendVerificationInput,
  VerifyEmailInput,
} from './auth.inputs';
import { toAuthUserView, toAvailability, toSuccess } from './auth.mapper';
import {
  LoginResultView,
  RegisterResultView,
  SuccessResultView,
  TokenPairView,
  UsernameAvailabilityView,
} from './auth.view';
import { RegistrationService } from './registration.service';
import { SessionsService } from './sessions.service';
import { SignInService } from './sign-in.service';

@Resolver()
export class AuthResolver {
  constructor(
    private readonly registration: RegistrationService,
    private readonly signIn: SignInService,
    private readonly sessions: SessionsService,
  ) {}

  @Public()
  @Mutation(() => RegisterResultView)
  async register(
    @CurrentActor() actor: Actor,
    @CurrentLocale() locale: Locale,
    @Args('input') input: RegisterInput,
  ): Promise<RegisterResultView> {
    const user = await this.registration.register(actor, input, locale);
    return { ...toSuccess(locale, 'registered'), user };
  }

  @Public()
  @Mutation(() => LoginResultView)
  async login(
    @CurrentActor() actor: Actor,
    @CurrentLocale() locale: Locale,
    @Args('input') input: LoginInput,
  ): Promise<LoginResultView> {
    const signIn = { ...input, account: input.email, forCommandLine: false };
    const { user, ...tokens } = await this.signIn.signIn(actor, signIn);
    return { ...tokens, user: toAuthUserView(user), message: getTranslator(locale)('done.auth.signedIn') };
  }

  @Public()
  @Mutation(() => TokenPairView)
  async refreshSession(
    @CurrentActor() actor: Actor,
    @Args('input') { refreshToken }: RefreshInput,
  ): Promise<TokenPairView> {
    const { user, ...tokens } = await this.sessions.refresh(actor, refreshToken);
    return { ...tokens, user: toAuthUserView(user) };
  }

  @Public()
  @Mutation(() => SuccessResultView)
  async logout(
    @CurrentActor() actor: Actor,
    @CurrentLocale() locale: Locale,
    @Args('input') { refreshToken }: LogoutInput,
  ): Promise<SuccessResultView> {
    await this.sessions.end(actor, refreshToken);
    return toSuccess(locale, 'signedOut');
  }

  @Public()
  @Mutation(() => SuccessResultView)
  async verifyEmail(
    @CurrentActor() actor: Actor,
    @CurrentLocale() locale: Locale,
    @Args('input') { token }: VerifyEmailInput,
  ): Promise<SuccessResultView> {
    await this.registration.verifyEmail(actor, token);
    return toSuccess(locale, 'emailVerified');
  }

  @Public()
  @Mutation(() => SuccessResultView)
  async sendVerification(
    @CurrentActor() actor: Actor,
    @CurrentLocale() locale: Locale,
    @Args('input') input: SendVerificationInput,
  ): Promise<SuccessResultView> {
    await this.registration.sendVerification(actor, input.email, parseLocale(input.locale) ?? locale);
    return toSuccess(locale, 'verificationSent');
  }

  @Public()
  @Mutation(() => UsernameAvailabilityView)
  async checkUsername(
    @CurrentActor() actor: Actor,
    @Args('input') { username }: CheckUsernameInput,
  ): Promise<UsernameAvailabilityView> {
    return toAvailability(await this.registration.checkUsername(actor, username));
  }
}
