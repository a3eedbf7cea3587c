import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The second factor of accounts (TOTP), its recovery codes, and setups that are not finished. Secrets are encrypted and
 * recovery codes are keyed digests, so that neither can be used from a copy of the database.
 */
export class SecondFactor1790000000022 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table second_factors (
        user_id uuid constraint pk_second_factors primary key
          constraint fk_second_factors_user references users on delete cascade,
        sealed_secret text not null,
        last_step bigint not null,
        enabled_at timestamptz not null,
        last_used_at timestamptz
      )`);
    await queryRunner.query(`
      create table recovery_codes (
        user_id uuid not null constraint fk_recovery_codes_user references users on delete cascade,
        digest bytea not null,
        used_at timestamptz,
        constraint pk_recovery_codes primary key (user_id, digest)
      )`);
    await queryRunner.query(`
      create table second_factor_setups (
        user_id uuid constraint pk_second_factor_setups primary key
          constraint fk_second_factor_setups_user references users on delete cascade,
        sealed_secret text not null,
        confirmed_step bigint,
        recovery_digests bytea[],
        expires_at timestamptz not null
      )`);
    await queryRunner.query(
      `create index ix_second_factor_setups_expires on second_factor_setups (expires_at)`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`drop table second_factor_setups, recovery_codes, second_factors`);
  }
}
