import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { SocialProviderName } from '@kimari/common/enums';
import type { Locale } from '@kimari/common/locale';
import type { Actor } from '../../../access/actor';
import { Public } from '../../../kernel/http/access.decorator';
import { CurrentActor, CurrentLocale } from '../../../kernel/http/actor.decorator';
import { SocialProviderEnum } from '../../../kernel/schema/enums';
import { toAuthUserView } from '../auth.mapper';
import { TokenPairView } from '../sessions/sessions.view';
import { SocialRegistration } from './registration.service';
import { SocialSignIn } from './sign-in.service';
import { CompleteOAuthRegistrationInput, OAuthCallbackInput, OAuthInitializeInput } from './social.inputs';
import { toSocialOutcomeView } from './social.mapper';
import { AuthorizationView, SocialOutcomeView } from './social.view';

/** Signs in with accounts at other services. */
@Resolver()
export class SocialResolver {
  constructor(
    private readonly signIn: SocialSignIn,
    private readonly registration: SocialRegistration,
  ) {}

  @Public({ always: true })
  @Query(() => [SocialProviderEnum], { description: 'The services whose accounts sign in here.' })
  signInProviders(): SocialProviderName[] {
    return [...this.signIn.available];
  }

  @Public({ always: true })
  @Mutation(() => AuthorizationView)
  async oauthInitialize(
    @CurrentActor() actor: Actor,
    @Args('input') { provider, action, redirectUrl }: OAuthInitializeInput,
  ): Promise<AuthorizationView> {
    const request = { provider, action, redirectUrl: redirectUrl ?? '/' };
    return { authorizationUrl: await this.signIn.begin(actor, request) };
  }

  @Public({ always: true })
  @Mutation(() => SocialOutcomeView)
  async oauthCallback(
    @CurrentActor() actor: Actor,
    @Args('input') input: OAuthCallbackInput,
  ): Promise<typeof SocialOutcomeView> {
    return toSocialOutcomeView(await this.signIn.finish(actor, input));
  }

  @Public({ always: true })
  @Mutation(() => TokenPairView)
  async completeOAuthRegistration(
    @CurrentActor() actor: Actor,
    @CurrentLocale() locale: Locale,
    @Args('input') input: CompleteOAuthRegistrationInput,
  ): Promise<TokenPairView> {
    const { user, ...tokens } = await this.registration.complete(actor, input, locale);
    return { ...tokens, user: toAuthUserView(user) };
  }
}
