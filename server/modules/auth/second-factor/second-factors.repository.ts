import { Injectable } from '@nestjs/common';
import { Database } from '../../../kernel/database/database';

/** The second factor of an account, for its owner. */
export type SecondFactorState = {
  readonly enabledAt: Date;
  readonly lastUsedAt: Date | null;
  readonly recoveryCodesLeft: number;
};

/** A confirmed setup, ready to replace the account's second factor. */
export type NewSecondFactor = {
  readonly sealedSecret: string;
  /** The time step of the code that confirmed it, which is not accepted again. */
  readonly step: string;
  readonly digests: readonly Buffer[];
};

@Injectable()
export class SecondFactorsRepository {
  constructor(private readonly database: Database) {}

  /** Null when the account has no second factor. */
  async state(userId: string): Promise<SecondFactorState | null> {
    const rows = await this.database.read<SecondFactorState>(
      `select f.enabled_at as "enabledAt", f.last_used_at as "lastUsedAt",
              (select count(*)::int from recovery_codes c where c.user_id = f.user_id and c.used_at is null)
                as "recoveryCodesLeft"
         from second_factors f where f.user_id = $1`,
      [userId],
    );
    return rows[0] ?? null;
  }

  async sealedSecret(userId: string): Promise<string | null> {
    const rows = await this.database.read<{ sealed: string }>(
      'select sealed_secret as sealed from second_factors where user_id = $1',
      [userId],
    );
    return rows[0]?.sealed ?? null;
  }

  /** Uses up a time step and all before it; false when it was used before. Of concurrent calls, one succeeds. */
  async useStep(userId: string, step: number, now: Date): Promise<boolean> {
    const rows = await this.database.write(
      `with used as (
         update second_factors set last_step = $2, last_used_at = $3 where user_id = $1 and last_step < $2
         returning user_id)
       select user_id from used`,
      [userId, step, now],
    );
    return rows.length > 0;
  }

  /** Uses up the recovery code that is stored under one of the digests; false when it is unknown or was used before. Of concurrent calls, one succeeds. */
  async useRecoveryCode(userId: string, digests: readonly Buffer[], now: Date): Promise<boolean> {
    const rows = await this.database.write(
      `with used as (
         update recovery_codes set used_at = $3 where user_id = $1 and digest = any ($2) and used_at is null
         returning user_id)
       select user_id from used`,
      [userId, digests, now],
    );
    return rows.length > 0;
  }

  /** Starts the second factor of an account, or replaces it. */
  async save(userId: string, { sealedSecret, step, digests }: NewSecondFactor, now: Date): Promise<void> {
    await this.database.write(
      `insert into second_factors (user_id, sealed_secret, last_step, enabled_at) values ($1, $2, $3, $4)
       on conflict (user_id) do update set sealed_secret = excluded.sealed_secret, last_step = excluded.last_step,
         enabled_at = excluded.enabled_at, last_used_at = null`,
      [userId, sealedSecret, step, now],
    );
    await this.replaceRecoveryCodes(userId, digests);
  }

  async replaceRecoveryCodes(userId: string, digests: readonly Buffer[]): Promise<void> {
    await this.database.write('delete from recovery_codes where user_id = $1', [userId]);
    await this.database.write('insert into recovery_codes (user_id, digest) select $1, unnest($2::bytea[])', [
      userId,
      digests,
    ]);
  }

  /** Deletes the second factor, its recovery codes and an unfinished setup; returns whether there was one. */
  async delete(userId: string): Promise<boolean> {
    await this.database.write('delete from recovery_codes where user_id = $1', [userId]);
    await this.database.write('delete from second_factor_setups where user_id = $1', [userId]);
    const rows = await this.database.write(
      'with deleted as (delete from second_factors where user_id = $1 returning user_id) select user_id from deleted',
      [userId],
    );
    return rows.length > 0;
  }
}
