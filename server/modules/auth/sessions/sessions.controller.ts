import { Body, Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Locale } from '@kimari/common/locale';
import type { Actor, SignedInActor, UserActor } from '../../../access/actor';
import { Public, RequireToken } from '../../../kernel/http/access.decorator';
import { CurrentActor, CurrentLocale } from '../../../kernel/http/actor.decorator';
import { RpcPost } from '../../../kernel/http/rpc-post.decorator';
import { toAuthUser, toSuccess } from '../auth.mapper';
import { AuthUserView, SuccessResultView } from '../auth.view';
import { SessionListBody } from './sessions.body';
import { LogoutInput, RefreshInput, RevokeSessionsInput } from './sessions.inputs';
import { toRevoked, toSessionView } from './sessions.mapper';
import { SessionsService } from './sessions.service';
import { RevokedSessionsView, TokenPairView } from './sessions.view';

/** Refreshes, lists and ends sessions. */
@ApiTags('auth')
@Controller('api/auth')
export class SessionsController {
  constructor(private readonly sessions: SessionsService) {}

  @Public({ always: true })
  @RpcPost('refresh', 'Exchange a refresh token for a new pair')
  @ApiOkResponse({ type: TokenPairView })
  async refresh(
    @CurrentActor() actor: Actor,
    @Body() { refreshToken }: RefreshInput,
  ): Promise<TokenPairView> {
    const { user, ...tokens } = await this.sessions.refresh(actor, refreshToken);
    return { ...tokens, user: toAuthUser(user) };
  }

  @Public({ always: true })
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

  @RequireToken('read')
  @Get('me')
  @ApiOperation({ summary: 'The signed-in account' })
  @ApiOkResponse({ type: AuthUserView })
  async me(@CurrentActor() actor: SignedInActor): Promise<AuthUserView> {
    const account = await this.sessions.account(actor);
    await this.sessions.reportPublishing(actor);
    return toAuthUser(account);
  }

  @Get('sessions')
  @ApiOperation({ summary: 'My signed-in sessions' })
  @ApiOkResponse({ type: SessionListBody })
  async listSessions(@CurrentActor() actor: UserActor): Promise<SessionListBody> {
    const sessions = await this.sessions.list(actor);
    return { sessions: sessions.map((session) => toSessionView(session, actor)) };
  }

  @RpcPost('sessions/revoke', 'End one or all other sessions')
  @ApiOkResponse({ type: RevokedSessionsView })
  async revokeSessions(
    @CurrentActor() actor: UserActor,
    @CurrentLocale() locale: Locale,
    @Body() { sessionId }: RevokeSessionsInput,
  ): Promise<RevokedSessionsView> {
    const revoked = await (sessionId === undefined
      ? this.sessions.revokeOthers(actor)
      : this.sessions.revokeOne(actor, sessionId));
    return toRevoked(locale, revoked);
  }
}
