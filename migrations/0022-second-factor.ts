import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Everything about accounts is indexed by account; what people do to rules is the bulk of the table and is left out. */
const SECURITY_EVENTS = `audit_events (
  (coalesce(details->>'userId', case when target_kind = 'user' then target_id::text else actor_id::text end)),
  at desc, id desc)
  where target_kind is distinct from 'rule' and target_kind is distinct from 'organization'`;

/**
 * The second factor of accounts (TOTP), its recovery codes, and setups that are not finished; and an index for the security
 * events of an account. Secrets are encrypted and recovery codes are keyed digests, so that neither can be used from a copy
 * of the database. The index is built concurrently, so that the audit log stays writable.
 */
export class SecondFactor1790000000022 implements MigrationInterface {
  readonly transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table if not exists second_factors (
        user_id uuid constraint pk_second_factors primary key
          constraint fk_second_factors_user references users on delete cascade,
        sealed_secret text not null,
        last_step bigint not null,
        enabled_at timestamptz not null,
        last_used_at timestamptz
      )`);
    await queryRunner.query(`
      create table if not exists recovery_codes (
        user_id uuid not null constraint fk_recovery_codes_user references users on delete cascade,
        digest bytea not null,
        used_at timestamptz,
        constraint pk_recovery_codes primary key (user_id, digest)
      )`);
    await queryRunner.query(`
      create table if not exists second_factor_setups (
        user_id uuid constraint pk_second_factor_setups primary key
          constraint fk_second_factor_setups_user references users on delete cascade,
        session_id uuid not null,
        sealed_secret text not null,
        confirmed_step bigint,
        recovery_digests bytea[],
        expires_at timestamptz not null
      )`);
    await queryRunner.query(
      `create index if not exists ix_second_factor_setups_expires on second_factor_setups (expires_at)`,
    );
    // An interrupted build leaves an invalid index behind.
    await queryRunner.query(`drop index if exists ix_audit_events_account`);
    await queryRunner.query(`create index concurrently ix_audit_events_account on ${SECURITY_EVENTS}`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`drop index if exists ix_audit_events_account`);
    await queryRunner.query(`drop table second_factor_setups, recovery_codes, second_factors`);
  }
}
