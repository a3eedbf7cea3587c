import { Body, Controller, Get } from '@nestjs/common';
import { ApiExtraModels, ApiOkResponse, ApiOperation, ApiTags, getSchemaPath } from '@nestjs/swagger';
import type { Locale } from '@kimari/common/locale';
import type { Actor } from '../../../access/actor';
import { Public } from '../../../kernel/http/access.decorator';
import { CurrentActor, CurrentLocale } from '../../../kernel/http/actor.decorator';
import { RpcPost } from '../../../kernel/http/rpc-post.decorator';
import { toAuthUser } from '../auth.mapper';
import { SecondFactorNeededBody } from '../sign-in/sign-in.view';
import { TokenPairView } from '../sessions/sessions.view';
import { SocialRegistration } from './registration.service';
import { SocialSignIn } from './sign-in.service';
import { ProvidersBody } from './social.body';
import { CompleteOAuthRegistrationInput, OAuthCallbackInput, OAuthInitializeInput } from './social.inputs';
import { toSocialOutcomeBody } from './social.mapper';
import { AuthorizationView, ProviderLinkedView, SocialSessionView, UsernameNeededView } from './social.view';

const OUTCOMES = [SocialSessionView, UsernameNeededView, SecondFactorNeededBody, ProviderLinkedView];

/** Signs in with accounts at other services. */
@ApiTags('auth')
@ApiExtraModels(...OUTCOMES)
@Controller('api/auth')
export class SocialController {
  constructor(
    private readonly signIn: SocialSignIn,
    private readonly registration: SocialRegistration,
  ) {}

  @Public({ always: true })
  @Get('providers')
  @ApiOperation({ summary: 'The services whose accounts sign in here' })
  @ApiOkResponse({ type: ProvidersBody })
  listProviders(): ProvidersBody {
    return { providers: [...this.signIn.available] };
  }

  @Public({ always: true })
  @RpcPost('oauthInitialize', 'Begin a social sign-in')
  @ApiOkResponse({ type: AuthorizationView })
  async oauthInitialize(
    @CurrentActor() actor: Actor,
    @Body() { provider, action, redirectUrl = '/' }: OAuthInitializeInput,
  ): Promise<AuthorizationView> {
    return { authorizationUrl: await this.signIn.begin(actor, { provider, action, redirectUrl }) };
  }

  @Public({ always: true })
  @RpcPost('oauthCallback', 'Finish a social sign-in')
  @ApiOkResponse({ schema: { oneOf: OUTCOMES.map((type) => ({ $ref: getSchemaPath(type) })) } })
  async oauthCallback(
    @CurrentActor() actor: Actor,
    @Body() input: OAuthCallbackInput,
  ): Promise<ReturnType<typeof toSocialOutcomeBody>> {
    return toSocialOutcomeBody(await this.signIn.finish(actor, input));
  }

  @Public({ always: true })
  @RpcPost('completeOAuthRegistration', 'Choose a username after social sign-in')
  @ApiOkResponse({ type: TokenPairView })
  async completeOAuthRegistration(
    @CurrentActor() actor: Actor,
    @CurrentLocale() locale: Locale,
    @Body() input: CompleteOAuthRegistrationInput,
  ): Promise<TokenPairView> {
    const { user, ...tokens } = await this.registration.complete(actor, input, locale);
    return { ...tokens, user: toAuthUser(user) };
  }
}
