import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Versions about which the people who starred the rule may have to be mailed, and how far that has come. `wider_versions` was
 * this queue: processes of the former release would mail about new findings as if a version asked for more. Creating the table
 * is instant.
 */
export class VersionNews1790000000125 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table version_news (
        version_id uuid not null constraint fk_version_news_version references rule_versions on delete cascade,
        queued_at timestamptz not null,
        last_user_id uuid,
        finished_at timestamptz,
        constraint pk_version_news primary key (version_id)
      )`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`drop table version_news`);
  }
}
