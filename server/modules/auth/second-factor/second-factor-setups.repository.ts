import { Injectable } from '@nestjs/common';
import { Database } from '../../../kernel/database/database';
import type { NewSecondFactor } from './second-factors.repository';

/** The session that began a setup, which alone may read its secret and finish it. */
export type SetupOwner = { readonly userId: string; readonly sessionId: string };

@Injectable()
export class SecondFactorSetupsRepository {
  constructor(private readonly database: Database) {}

  /** Begins a setup, in place of an earlier one of the account. */
  async begin({ userId, sessionId }: SetupOwner, sealedSecret: string, expiresAt: Date): Promise<void> {
    await this.database.write(
      `insert into second_factor_setups (user_id, session_id, sealed_secret, expires_at) values ($1, $2, $3, $4)
       on conflict (user_id) do update set session_id = excluded.session_id, sealed_secret = excluded.sealed_secret,
         expires_at = excluded.expires_at, confirmed_step = null, recovery_digests = null`,
      [userId, sessionId, sealedSecret, expiresAt],
    );
  }

  /** The secret of an unfinished setup; null without one. */
  async sealedSecret({ userId, sessionId }: SetupOwner, now: Date): Promise<string | null> {
    const rows = await this.database.read<{ sealed: string }>(
      `select sealed_secret as sealed from second_factor_setups
        where user_id = $1 and session_id = $2 and expires_at > $3`,
      [userId, sessionId, now],
    );
    return rows[0]?.sealed ?? null;
  }

  /** Confirms the setup with this secret; false when another one has replaced it. */
  async confirm(
    userId: string,
    sealedSecret: string,
    step: number,
    digests: readonly Buffer[],
  ): Promise<boolean> {
    const rows = await this.database.write(
      `with confirmed as (
         update second_factor_setups set confirmed_step = $3, recovery_digests = $4
          where user_id = $1 and sealed_secret = $2 returning user_id)
       select user_id from confirmed`,
      [userId, sealedSecret, step, digests],
    );
    return rows.length > 0;
  }

  /** Removes and returns a confirmed setup; null without one. Of concurrent calls, one succeeds. */
  async take({ userId, sessionId }: SetupOwner, now: Date): Promise<NewSecondFactor | null> {
    const rows = await this.database.write<NewSecondFactor>(
      `with taken as (
         delete from second_factor_setups
          where user_id = $1 and session_id = $2 and expires_at > $3 and confirmed_step is not null
         returning sealed_secret, confirmed_step, recovery_digests)
       select sealed_secret as "sealedSecret", confirmed_step as step, recovery_digests as digests from taken`,
      [userId, sessionId, now],
    );
    return rows[0] ?? null;
  }
}
