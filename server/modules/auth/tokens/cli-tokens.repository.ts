import { Injectable } from '@nestjs/common';
import { IsNull, MoreThan } from 'typeorm';
import type { TokenScope } from '@kimari/common/enums';
import { Database, SILENT } from '../../../kernel/database/database';
import { CliToken } from './cli-token.entity';

/** The user and scopes of a command-line token. */
export type CliTokenHolder = {
  readonly id: string;
  readonly userId: string;
  readonly clientId: string;
  readonly scopes: readonly TokenScope[];
  readonly lastUsedAt: Date | null;
};

const LIVE = `t.revoked_at is null and t.expires_at > $2`;
/** Accounts that can be used. */
const USABLE = `u.deleted_at is null and u.suspended_at is null`;

@Injectable()
export class CliTokensRepository {
  constructor(private readonly database: Database) {}

  async insert(token: Omit<CliToken, 'lastUsedAt' | 'revokedAt'>): Promise<void> {
    await this.database.repository(CliToken).insert(token);
  }

  async findHolder(digest: Buffer, now: Date): Promise<CliTokenHolder | null> {
    const rows = await this.database.read<CliTokenHolder>(
      `select t.id, t.user_id as "userId", t.client_id as "clientId", t.scopes, t.last_used_at as "lastUsedAt"
         from cli_tokens t join users u on u.id = t.user_id
        where t.digest = $1 and ${LIVE} and ${USABLE}`,
      [digest, now],
    );
    return rows[0] ?? null;
  }

  /** The ids of those tokens that are live, of accounts that can be used. */
  async liveAmong(ids: readonly string[], now: Date): Promise<readonly string[]> {
    if (ids.length === 0) return [];
    const rows = await this.database.read<{ id: string }>(
      `select t.id from cli_tokens t join users u on u.id = t.user_id where t.id = any ($1) and ${LIVE} and ${USABLE}`,
      [ids, now],
    );
    return rows.map(({ id }) => id);
  }

  async markUsed(id: string, now: Date): Promise<void> {
    await this.database.write('update cli_tokens set last_used_at = $2 where id = $1', [id, now], SILENT);
  }

  /** Newest first. */
  listLive(userId: string, now: Date): Promise<CliToken[]> {
    return this.database.repository(CliToken).find({
      where: { userId, revokedAt: IsNull(), expiresAt: MoreThan(now) },
      order: { createdAt: 'DESC', id: 'DESC' },
    });
  }

  /**
   * Revokes the least recently used (or created) live tokens of a user beyond a number. Returns their ids. Concurrent
   * calls for the user wait until the transaction ends.
   */
  async revokeBeyond(userId: string, most: number, now: Date): Promise<readonly string[]> {
    await this.database.write('select 1 from users where id = $1 for no key update', [userId]);
    const rows = await this.database.write<{ id: string }>(
      `with revoked as (
         update cli_tokens set revoked_at = $2 where id in (
           select t.id from cli_tokens t where t.user_id = $1 and ${LIVE}
            order by coalesce(t.last_used_at, t.created_at) desc, t.id desc offset $3)
         returning id)
       select id from revoked`,
      [userId, now, most],
    );
    return rows.map((row) => row.id);
  }

  /** Revokes all live tokens of a user. Returns their ids. */
  async revokeAll(userId: string, now: Date): Promise<readonly string[]> {
    const rows = await this.database.write<{ id: string }>(
      `with revoked as (
         update cli_tokens t set revoked_at = $2 where t.user_id = $1 and ${LIVE} returning t.id)
       select id from revoked`,
      [userId, now],
    );
    return rows.map((row) => row.id);
  }

  /** Returns whether it revoked a live token of the user. */
  async revoke(userId: string, id: string, now: Date): Promise<boolean> {
    const rows = await this.database.write(
      `with revoked as (
         update cli_tokens t set revoked_at = $2 where t.user_id = $1 and ${LIVE} and t.id = $3 returning t.id)
       select id from revoked`,
      [userId, now, id],
    );
    return rows.length > 0;
  }
}
