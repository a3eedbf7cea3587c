import { Injectable } from '@nestjs/common';
import type { Actor, Origin, SignedInActor } from '../../../access/actor';
import { Clock } from '../../../kernel/clock';
import type { ActorSource } from '../../../kernel/http/actor-source';
import { CliTokensService } from '../tokens/cli-tokens.service';
import { type AccessTokenClaims, JwtStrategy } from './jwt.strategy';
import { runStrategy } from '../run-strategy';
import { SessionsRepository } from '../sessions/sessions.repository';

const BEARER = /^Bearer +(\S+)$/i;

/** Resolves a bearer token to the user of a session or to a command-line tool. Any other request is anonymous. */
@Injectable()
export class BearerActorSource implements ActorSource {
  constructor(
    private readonly strategy: JwtStrategy,
    private readonly sessions: SessionsRepository,
    private readonly cliTokens: CliTokensService,
    private readonly clock: Clock,
  ) {}

  async fromAuthorization(header: string | undefined, origin: Origin): Promise<Actor> {
    const token = BEARER.exec(header ?? '')?.[1];
    const actor = token === undefined ? null : await this.fromToken(token, origin);
    return actor ?? { kind: 'anonymous', origin };
  }

  async stillLive(actors: readonly SignedInActor[]): Promise<ReadonlySet<SignedInActor>> {
    const ids = (kind: SignedInActor['kind']) => [
      ...new Set(actors.filter((actor) => actor.kind === kind).map(credentialOf)),
    ];
    const [sessions, tokens] = await Promise.all([
      this.sessions.liveAmong(ids('user'), this.clock.now()),
      this.cliTokens.liveAmong(ids('cli-token')),
    ]);
    const live = new Set([...sessions, ...tokens]);
    return new Set(actors.filter((actor) => live.has(credentialOf(actor))));
  }

  private async fromToken(token: string, origin: Origin): Promise<Actor | null> {
    const holder = await this.cliTokens.authenticate(token);
    if (holder) {
      return { kind: 'cli-token', userId: holder.userId, tokenId: holder.id, scopes: holder.scopes, origin };
    }
    const authorization = { headers: { authorization: `Bearer ${token}` } };
    const claims = await runStrategy<AccessTokenClaims>(this.strategy, authorization);
    if (!claims || !(await this.sessions.isLive(claims.sessionId, claims.userId, this.clock.now())))
      return null;
    return { kind: 'user', userId: claims.userId, sessionId: claims.sessionId, origin };
  }
}

/** The id of the session or the token. */
function credentialOf(actor: SignedInActor): string {
  return actor.kind === 'user' ? actor.sessionId : actor.tokenId;
}
