import { Args, Mutation, Resolver } from '@nestjs/graphql';
import type { Locale } from '@kimari/common/locale';
import type { Actor, UserActor } from '../../../access/actor';
import { Public } from '../../../kernel/http/access.decorator';
import { CurrentActor, CurrentLocale } from '../../../kernel/http/actor.decorator';
import { toAuthUserView, toSuccess } from '../auth.mapper';
import { SuccessResultView } from '../auth.view';
import { LogoutInput, RefreshInput, RevokeSessionInput } from './sessions.inputs';
import { toRevoked } from './sessions.mapper';
import { SessionsService } from './sessions.service';
import { RevokedSessionsView, TokenPairView } from './sessions.view';

/** Refreshes and ends sessions. */
@Resolver()
export class SessionsResolver {
  constructor(private readonly sessions: SessionsService) {}

  @Public({ always: true })
  @Mutation(() => TokenPairView)
  async refreshSession(
    @CurrentActor() actor: Actor,
    @Args('input') { refreshToken }: RefreshInput,
  ): Promise<TokenPairView> {
    const { user, ...tokens } = await this.sessions.refresh(actor, refreshToken);
    return { ...tokens, user: toAuthUserView(user) };
  }

  @Public({ always: true })
  @Mutation(() => SuccessResultView)
  async logout(
    @CurrentActor() actor: Actor,
    @CurrentLocale() locale: Locale,
    @Args('input') { refreshToken }: LogoutInput,
  ): Promise<SuccessResultView> {
    await this.sessions.end(actor, refreshToken);
    return toSuccess(locale, 'signedOut');
  }

  @Mutation(() => RevokedSessionsView, { description: 'Ends one session, which may be the current one.' })
  async revokeSession(
    @CurrentActor() actor: UserActor,
    @CurrentLocale() locale: Locale,
    @Args('input') { sessionId }: RevokeSessionInput,
  ): Promise<RevokedSessionsView> {
    return toRevoked(locale, await this.sessions.revokeOne(actor, sessionId));
  }

  @Mutation(() => RevokedSessionsView, { description: 'Ends all sessions except the current one.' })
  async revokeOtherSessions(
    @CurrentActor() actor: UserActor,
    @CurrentLocale() locale: Locale,
  ): Promise<RevokedSessionsView> {
    return toRevoked(locale, await this.sessions.revokeOthers(actor));
  }
}
