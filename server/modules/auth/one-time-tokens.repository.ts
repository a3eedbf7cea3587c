import { Injectable } from '@nestjs/common';
import { Database } from '../../kernel/database/database';
import { OneTimeToken, type OneTimePurpose } from './one-time-token.entity';

export type TokenPayload = Readonly<Record<string, string>>;
export type RedeemedToken = { readonly userId: string | null; readonly payload: TokenPayload };
/** Whether a token can be redeemed, or why not. */
export type TokenState = 'open' | 'used' | 'expired';
export type FoundToken = RedeemedToken & { readonly state: TokenState };

@Injectable()
export class OneTimeTokensRepository {
  constructor(private readonly database: Database) {}

  async insert(token: Omit<OneTimeToken, 'consumedAt'>): Promise<void> {
    await this.database.repository(OneTimeToken).insert(token);
  }

  /** A token of any state, without using it; null if it is unknown or for another purpose. */
  async find(digest: Buffer, purpose: OneTimePurpose, now: Date): Promise<FoundToken | null> {
    const rows = await this.database.read<FoundToken>(
      `select user_id as "userId", payload,
              case when consumed_at is not null then 'used' when expires_at > $3 then 'open' else 'expired' end as state
         from one_time_tokens where digest = $1 and purpose = $2`,
      [digest, purpose, now],
    );
    return rows[0] ?? null;
  }

  /** The payload of the live token of an account; null if it has none. */
  async findLive(userId: string, purpose: OneTimePurpose, now: Date): Promise<TokenPayload | null> {
    const rows = await this.database.read<{ payload: TokenPayload }>(
      `select payload from one_time_tokens
        where user_id = $1 and purpose = $2 and consumed_at is null and expires_at > $3
        order by created_at desc limit 1`,
      [userId, purpose, now],
    );
    return rows[0]?.payload ?? null;
  }

  /** Invalidates the earlier links of an account for a purpose. */
  async discard(userId: string, purpose: OneTimePurpose, now: Date): Promise<void> {
    await this.database.write(
      `update one_time_tokens set consumed_at = $3 where user_id = $1 and purpose = $2 and consumed_at is null`,
      [userId, purpose, now],
    );
  }

  /** Invalidates everything that was mailed to, or begun for, an account. */
  async discardAll(userId: string, now: Date): Promise<void> {
    await this.database.write(
      `update one_time_tokens set consumed_at = $2 where user_id = $1 and consumed_at is null`,
      [userId, now],
    );
  }

  /** Redeems a token; null if it is unknown, used, expired or for another purpose. Of concurrent calls, one succeeds. */
  async redeem(digest: Buffer, purpose: OneTimePurpose, now: Date): Promise<RedeemedToken | null> {
    const rows = await this.database.write<RedeemedToken>(
      `with redeemed as (
         update one_time_tokens set consumed_at = $3
          where digest = $1 and purpose = $2 and consumed_at is null and expires_at > $3
         returning user_id, payload)
       select user_id as "userId", payload from redeemed`,
      [digest, purpose, now],
    );
    return rows[0] ?? null;
  }
}
