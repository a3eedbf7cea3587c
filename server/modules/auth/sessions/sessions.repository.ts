import { Injectable } from '@nestjs/common';
import { IsNull, MoreThan } from 'typeorm';
import { Database } from '../../../kernel/database/database';
import { RefreshToken } from './refresh-token.entity';
import { Session } from './session.entity';

/** A refresh token with its session. */
export type PresentedToken = {
  readonly usedAt: Date | null;
  readonly sessionId: string;
  readonly userId: string;
  readonly rememberMe: boolean;
  readonly expiresAt: Date;
  /** The session is neither revoked nor expired, and its account exists and is not suspended. */
  readonly isLive: boolean;
};

/** The sessions of a user to end: one, all except one, or all. */
export type WhichSessions = { readonly id: string } | { readonly except: string } | 'all';

const LIVE = `s.revoked_at is null and s.idle_expires_at > $2 and s.expires_at > $2`;
/** Accounts that can be used. */
const USABLE = `u.deleted_at is null and u.suspended_at is null`;

@Injectable()
export class SessionsRepository {
  constructor(private readonly database: Database) {}

  async insert(session: Omit<Session, 'revokedAt' | 'confirmedAt'>): Promise<void> {
    await this.database.repository(Session).insert(session);
  }

  async insertToken(token: Omit<RefreshToken, 'usedAt'>): Promise<void> {
    await this.database.repository(RefreshToken).insert(token);
  }

  /** Whether a session is live and its user exists and is not suspended. */
  async isLive(sessionId: string, userId: string, now: Date): Promise<boolean> {
    const rows = await this.database.read(
      `select 1 from sessions s join users u on u.id = s.user_id
        where s.id = $1 and ${LIVE} and s.user_id = $3 and ${USABLE}`,
      [sessionId, now, userId],
    );
    return rows.length > 0;
  }

  /** The ids of those sessions that {@link isLive} says are live. */
  async liveAmong(ids: readonly string[], now: Date): Promise<readonly string[]> {
    if (ids.length === 0) return [];
    const rows = await this.database.read<{ id: string }>(
      `select s.id from sessions s join users u on u.id = s.user_id where s.id = any ($1) and ${LIVE} and ${USABLE}`,
      [ids, now],
    );
    return rows.map(({ id }) => id);
  }

  /** The session of a refresh token, used or not. */
  async sessionOf(digest: Buffer): Promise<string | null> {
    const token = await this.database.repository(RefreshToken).findOneBy({ digest });
    return token?.sessionId ?? null;
  }

  /** Reads a refresh token and locks it and its session until the transaction ends. */
  async lockToken(digest: Buffer, now: Date): Promise<PresentedToken | null> {
    const rows = await this.database.write<PresentedToken>(
      `select t.used_at as "usedAt", s.id as "sessionId", s.user_id as "userId", s.remember_me as "rememberMe",
              s.expires_at as "expiresAt", ${LIVE} and ${USABLE} as "isLive"
         from refresh_tokens t join sessions s on s.id = t.session_id join users u on u.id = s.user_id
        where t.digest = $1 for update of t, s`,
      [digest, now],
    );
    return rows[0] ?? null;
  }

  /** Whether the token issued in exchange for this one has been used. */
  async isChildUsed(parentDigest: Buffer): Promise<boolean> {
    const child = await this.database.repository(RefreshToken).findOneBy({ parentDigest });
    return child?.usedAt != null;
  }

  async markTokenUsed(digest: Buffer, now: Date): Promise<void> {
    await this.database.write('update refresh_tokens set used_at = $2 where digest = $1', [digest, now]);
  }

  /** Records a refresh, which extends the session to `idleExpiresAt`. */
  async touch(
    id: string,
    refreshed: Pick<Session, 'lastUsedAt' | 'idleExpiresAt' | 'ip' | 'agent'>,
  ): Promise<void> {
    await this.database.repository(Session).update(id, refreshed);
  }

  /** Notes that the person at a session has proved to own the account. */
  async confirm(id: string, now: Date): Promise<void> {
    await this.database.repository(Session).update(id, { confirmedAt: now });
  }

  /** Most recently used first. */
  listLive(userId: string, now: Date): Promise<Session[]> {
    return this.database.repository(Session).find({
      where: { userId, revokedAt: IsNull(), idleExpiresAt: MoreThan(now), expiresAt: MoreThan(now) },
      order: { lastUsedAt: 'DESC', id: 'DESC' },
    });
  }

  /**
   * Ends the least recently used live sessions of a user beyond a number. Returns their ids. Concurrent sign-ins wait
   * until the transaction ends.
   */
  async revokeBeyond(userId: string, most: number, now: Date): Promise<readonly string[]> {
    await this.database.write('select 1 from users where id = $1 for no key update', [userId]);
    const rows = await this.database.write<{ id: string }>(
      `with revoked as (
         update sessions set revoked_at = $2 where id in (
           select s.id from sessions s where s.user_id = $1 and ${LIVE}
            order by s.last_used_at desc, s.id desc offset $3)
         returning id)
       select id from revoked`,
      [userId, now, most],
    );
    return rows.map((row) => row.id);
  }

  /** Ends live sessions of a user. Returns their ids. */
  async revoke(userId: string, which: WhichSessions, now: Date): Promise<readonly string[]> {
    const [condition, id] = conditionOf(which);
    const rows = await this.database.write<{ id: string }>(
      `with revoked as (
         update sessions s set revoked_at = $2 where s.user_id = $1 and ${LIVE} and ${condition} returning s.id)
       select id from revoked`,
      [userId, now, id],
    );
    return rows.map((row) => row.id);
  }
}

function conditionOf(which: WhichSessions): readonly [string, string | null] {
  if (which === 'all') return ['$3::uuid is null', null];
  return 'id' in which ? ['s.id = $3', which.id] : ['s.id <> $3', which.except];
}
