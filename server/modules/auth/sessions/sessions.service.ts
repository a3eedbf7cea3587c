import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { validate as isUuid, v7 as uuid } from 'uuid';
import { LIMITS } from '@kimari/common/limits';
import type { Actor, AuditActor, SignedInActor, UserActor } from '../../../access/actor';
import { Audit } from '../../../kernel/audit/audit';
import { Clock } from '../../../kernel/clock';
import { ENV } from '../../../kernel/config/config.module';
import type { Env } from '../../../kernel/config/env';
import { type KeyRing, keyRing } from '../../../kernel/crypto/key-ring';
import { createToken, deriveToken, tokenDigest, looksLikeToken } from '../../../kernel/crypto/tokens';
import { Transactions } from '../../../kernel/database/transactions';
import { SignInRequired } from '../../../kernel/errors/request.errors';
import { hostKey } from '../../../kernel/http/network-address';
import { RateLimits } from '../../../kernel/http/rate-limits';
import { LeakedTokens } from '../../../kernel/secrets/leaked-tokens';
import { type UserResult, UsersService } from '../../users';
import { AccessTokens } from './access-tokens.service';
import { AccountSuspended, InvalidToken, SessionNotFound } from '../auth.errors';
import { later, LIFETIMES } from '../lifetimes';
import { OneTimeTokens } from '../one-time-tokens.service';
import { AccountNotices } from '../notices/account-notices.service';
import type { Session } from './session.entity';
import type { SignedIn } from './signed-in';
import { type PresentedToken, SessionsRepository, type WhichSessions } from './sessions.repository';

/** The outcome of presenting a refresh token. */
type Exchange =
  | {
      readonly kind: 'exchanged';
      readonly refreshToken: string;
      readonly userId: string;
      readonly sessionId: string;
    }
  | { readonly kind: 'refused' };

/** The rate limits on publishing rules and versions. */
const PUBLISHING_LIMITS = ['createsByUser', 'createsByUserDaily', 'updatesByUser'] as const;
const REFUSED: Exchange = { kind: 'refused' };

/** Starts sessions, extends them with single-use refresh tokens, and ends them on request or on token reuse. */
@Injectable()
export class SessionsService implements OnModuleInit {
  private readonly childKeys: KeyRing;

  constructor(
    private readonly sessions: SessionsRepository,
    private readonly users: UsersService,
    private readonly accessTokens: AccessTokens,
    private readonly notices: AccountNotices,
    private readonly tokens: OneTimeTokens,
    private readonly limits: RateLimits,
    private readonly transactions: Transactions,
    private readonly audit: Audit,
    private readonly leaks: LeakedTokens,
    private readonly clock: Clock,
    @Inject(ENV) env: Env,
  ) {
    this.childKeys = keyRing(env, 'refresh-token/v1');
  }

  onModuleInit(): void {
    this.leaks.onLeak('refresh', (actor, token) => this.endLeaked(actor, token));
  }

  /** The current account of the caller. */
  async account(actor: SignedInActor): Promise<UserResult> {
    const user = await this.users.find(actor.userId);
    if (!user) throw SignInRequired();
    return user;
  }

  /** Reports the remaining quota for publishing, so that programs can plan. */
  reportPublishing(actor: SignedInActor): Promise<void> {
    return this.limits.report(actor.origin, PUBLISHING_LIMITS, actor.userId);
  }

  /**
   * Starts a session for an authenticated user. At the limit, it replaces the least recently used session. `details` say
   * how the user signed in, for the audit log. Throws {@link AccountSuspended}.
   */
  async start(
    actor: Actor,
    user: UserResult,
    rememberMe: boolean,
    details: Readonly<Record<string, unknown>> = {},
  ): Promise<SignedIn> {
    const id = uuid();
    const now = this.clock.now();
    const { idle, absolute } = lifetimeOf(rememberMe);
    const refreshToken = createToken('refresh');
    await this.transactions.runInTurn(user.id, async () => {
      if ((await this.users.lock(user.id)) === 'suspended') throw AccountSuspended();
      // Leaves room for the new session.
      const ended = await this.sessions.revokeBeyond(user.id, LIMITS.sessions.max - 1, now);
      await this.recordEnds(actor, user.id, ended);
      await this.sessions.insert({
        id,
        userId: user.id,
        rememberMe,
        ...clientOf(actor),
        createdAt: now,
        lastUsedAt: now,
        idleExpiresAt: later(now, idle),
        expiresAt: later(now, absolute),
      });
      await this.sessions.insertToken({
        digest: tokenDigest(refreshToken),
        sessionId: id,
        parentDigest: null,
        createdAt: now,
      });
      await this.audit.record(
        actor,
        'session.start',
        { kind: 'session', id },
        { userId: user.id, ...details },
      );
    });
    return { accessToken: this.accessTokens.issue(user.id, id), refreshToken, user };
  }

  /**
   * Exchanges a refresh token for new tokens. Concurrent requests get the same refresh token within a short grace period;
   * a later reuse ends the session, because one of the two users of the token must have stolen it.
   */
  async refresh(actor: Actor, token: string): Promise<SignedIn> {
    await this.limits.consume(actor.origin, { limit: 'refreshByHost', key: hostKey(actor.origin.ip) });
    if (!looksLikeToken('refresh', token)) throw InvalidToken();
    const sessionId = await this.sessions.sessionOf(tokenDigest(token));
    if (sessionId === null) throw InvalidToken();
    await this.limits.consume(actor.origin, { limit: 'refreshBySession', key: sessionId });
    const exchange = await this.transactions.run(() => this.exchange(actor, token));
    const user = exchange.kind === 'exchanged' ? await this.users.find(exchange.userId) : null;
    if (exchange.kind === 'refused' || !user) throw InvalidToken();
    const accessToken = this.accessTokens.issue(user.id, exchange.sessionId);
    return { accessToken, refreshToken: exchange.refreshToken, user };
  }

  /** Ends the session of a refresh token. */
  async end(actor: Actor, token: string): Promise<void> {
    await this.limits.consume(actor.origin, { limit: 'refreshByHost', key: hostKey(actor.origin.ip) });
    if (!looksLikeToken('refresh', token)) throw InvalidToken();
    const ended = await this.transactions.run(async () => {
      const digest = tokenDigest(token);
      const now = this.clock.now();
      const presented = await this.sessions.lockToken(digest, now);
      if (!presented?.isLive) return false;
      if (await this.isReused(presented, digest, now)) {
        await this.endForReuse(actor, presented, now);
        return false;
      }
      await this.revoke(actor, presented.userId, { id: presented.sessionId }, now);
      return true;
    });
    if (!ended) throw InvalidToken();
  }

  /** Live sessions of the caller, most recently used first. */
  list(actor: UserActor): Promise<readonly Session[]> {
    return this.sessions.listLive(actor.userId, this.clock.now());
  }

  /** Ends one session of the caller, which may be the current one. */
  async revokeOne(actor: UserActor, sessionId: string): Promise<number> {
    const which = { id: sessionId };
    const revoked = isUuid(sessionId) ? await this.revoke(actor, actor.userId, which, this.clock.now()) : 0;
    if (revoked === 0) throw SessionNotFound();
    return revoked;
  }

  /** Ends all sessions of the caller except the current one, and unfinished sign-ins; returns the number of sessions. */
  revokeOthers(actor: UserActor): Promise<number> {
    return this.revokeMany(actor, actor.userId, { except: actor.sessionId });
  }

  /**
   * Ends all sessions of a user and unfinished sign-ins, after a reset of the password for example; returns the number of
   * sessions.
   */
  revokeAll(actor: AuditActor, userId: string): Promise<number> {
    return this.revokeMany(actor, userId, 'all');
  }

  /** Notes that the person at the session has proved to own the account. */
  confirm({ sessionId }: UserActor): Promise<void> {
    return this.sessions.confirm(sessionId, this.clock.now());
  }

  /** The session of the caller; null when it has ended. */
  async current(actor: UserActor): Promise<Session | null> {
    const sessions = await this.list(actor);
    return sessions.find(({ id }) => id === actor.sessionId) ?? null;
  }

  /** Ends the session of a refresh token that was found in a text, and notifies its owner. */
  private async endLeaked(actor: AuditActor, token: string): Promise<void> {
    await this.transactions.run(async () => {
      const presented = await this.sessions.lockToken(tokenDigest(token), this.clock.now());
      if (!presented?.isLive) return;
      const { userId, sessionId } = presented;
      await this.revoke(actor, userId, { id: sessionId }, this.clock.now());
      const owner = await this.users.find(userId);
      if (owner) await this.notices.send(actor, owner, 'sessionLeaked');
    });
  }

  private async exchange(actor: Actor, token: string): Promise<Exchange> {
    const digest = tokenDigest(token);
    const now = this.clock.now();
    const presented = await this.sessions.lockToken(digest, now);
    if (!presented?.isLive) return REFUSED;
    if (await this.isReused(presented, digest, now)) {
      await this.endForReuse(actor, presented, now);
      return REFUSED;
    }
    const refreshToken = await this.childOf(token, presented);
    const { sessionId, userId } = presented;
    if (presented.usedAt === null) await this.rotate(actor, presented, digest, refreshToken, now);
    return { kind: 'exchanged', refreshToken, userId, sessionId };
  }

  /**
   * The refresh token to give in exchange for this one. A repeated exchange returns the same token, even if the first
   * one used the former secret.
   */
  private async childOf(token: string, { usedAt }: PresentedToken): Promise<string> {
    const [current, ...former] = this.childKeys.map((key) => deriveToken('refresh', key, token));
    for (const child of usedAt === null ? [] : former) {
      if ((await this.sessions.sessionOf(tokenDigest(child))) !== null) return child;
    }
    return current ?? createToken('refresh');
  }

  private async rotate(
    actor: Actor,
    { sessionId, rememberMe, expiresAt }: PresentedToken,
    digest: Buffer,
    child: string,
    now: Date,
  ): Promise<void> {
    const idleExpiresAt = later(now, lifetimeOf(rememberMe).idle);
    await this.sessions.markTokenUsed(digest, now);
    await this.sessions.insertToken({
      digest: tokenDigest(child),
      sessionId,
      parentDigest: digest,
      createdAt: now,
    });
    await this.sessions.touch(sessionId, {
      ...clientOf(actor),
      lastUsedAt: now,
      idleExpiresAt: idleExpiresAt < expiresAt ? idleExpiresAt : expiresAt,
    });
  }

  /** Whether the token was already used, other than by a concurrent request. */
  private async isReused({ usedAt }: PresentedToken, digest: Buffer, now: Date): Promise<boolean> {
    if (usedAt === null) return false;
    const isLate = now.getTime() - usedAt.getTime() > LIFETIMES.refreshGrace;
    return isLate || this.sessions.isChildUsed(digest);
  }

  private async endForReuse(actor: Actor, { sessionId, userId }: PresentedToken, now: Date): Promise<void> {
    await this.sessions.revoke(userId, { id: sessionId }, now);
    await this.audit.record(actor, 'session.reuse-detected', { kind: 'session', id: sessionId }, { userId });
    const user = await this.users.find(userId);
    if (user) await this.notices.send(actor, user, 'sessionEnded', { path: '/login' });
  }

  /** Also ends unfinished sign-ins, whose first step was passed with what may be invalid now. */
  private revokeMany(actor: AuditActor, userId: string, which: WhichSessions): Promise<number> {
    return this.transactions.run(async () => {
      await this.tokens.discard(userId, 'second-factor');
      return this.revoke(actor, userId, which, this.clock.now());
    });
  }

  private revoke(actor: AuditActor, userId: string, which: WhichSessions, now: Date): Promise<number> {
    return this.transactions.run(async () => {
      const ids = await this.sessions.revoke(userId, which, now);
      await this.recordEnds(actor, userId, ids);
      return ids.length;
    });
  }

  private async recordEnds(actor: AuditActor, userId: string, ids: readonly string[]): Promise<void> {
    for (const id of ids) await this.audit.record(actor, 'session.end', { kind: 'session', id }, { userId });
  }
}

function lifetimeOf(rememberMe: boolean): { readonly idle: number; readonly absolute: number } {
  return rememberMe ? LIFETIMES.rememberedSession : LIFETIMES.session;
}

function clientOf({ origin }: Actor): Pick<Session, 'ip' | 'agent'> {
  return { ip: origin.ip || null, agent: origin.agent || null };
}
