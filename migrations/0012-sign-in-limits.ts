import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Stores digests of the networks from which accounts have signed in, so that password guesses from elsewhere do not lock
 * their owners out. Rate limits are unlogged: they may reset after a database crash.
 */
export class SignInLimits1790000000012 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table sign_in_networks (
        user_id uuid not null constraint fk_sign_in_networks_user references users on delete cascade,
        network bytea not null,
        last_used_at timestamptz not null,
        constraint pk_sign_in_networks primary key (user_id, network)
      )`);
    await queryRunner.query(`create index ix_sign_in_networks_used on sign_in_networks (last_used_at)`);
    await queryRunner.query(`alter table rate_limits set unlogged`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`alter table rate_limits set logged`);
    await queryRunner.query(`drop table sign_in_networks`);
  }
}
