import { Injectable } from '@nestjs/common';
import { Database } from '../../kernel/database/database';
import { OneTimeToken, type OneTimePurpose } from './one-time-token.entity';

export type RedeemedToken = {
  readonly userId: string | null;
  readonly payload: Readonly<Record<string, string>>;
};

@Injectable()
export class OneTimeTokensRepository {
  constructor(private readonly database: Database) {}

  async insert(token: Omit<OneTimeToken, 'consumedAt'>): Promise<void> {
    await this.database.repository(OneTimeToken).insert(token);
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

  /** Whether a token was never used and is only too old. */
  async hasExpired(digest: Buffer, purpose: OneTimePurpose, now: Date): Promise<boolean> {
    const rows = await this.database.read(
      `select 1 from one_time_tokens
        where digest = $1 and purpose = $2 and consumed_at is null and expires_at <= $3`,
      [digest, purpose, now],
    );
    return rows.length > 0;
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
