import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Time zone and display preferences of accounts; constant defaults change no row. An index for the views of a person, whose
 * account may go, built concurrently, so that views keep counting. Each step can be repeated after an interruption.
 */
export class AccountSettings1790000000023 implements MigrationInterface {
  readonly transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      alter table users
        add column if not exists time_zone text constraint ck_users_time_zone check (length(time_zone) <= 64),
        add column if not exists preferences jsonb not null default '{}'
          constraint ck_users_preferences check (jsonb_typeof(preferences) = 'object')`);
    // An interrupted build leaves an invalid index behind.
    await queryRunner.query(`drop index if exists ix_rule_views_person`);
    await queryRunner.query(
      `create index concurrently ix_rule_views_person on rule_views (visitor) where day is null`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`drop index if exists ix_rule_views_person`);
    await queryRunner.query(`alter table users drop column time_zone, drop column preferences`);
  }
}
