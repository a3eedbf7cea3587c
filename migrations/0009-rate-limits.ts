import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Points used per limit and key, in the table format of rate-limiter-flexible's PostgreSQL store. */
export class RateLimits1790000000009 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table rate_limits (
        key varchar(255) constraint pk_rate_limits primary key,
        points integer not null default 0,
        expire bigint
      )`);
    await queryRunner.query(`create index ix_rate_limits_expire on rate_limits (expire)`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`drop table rate_limits`);
  }
}
