import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Versions that ask for more than the one before them and of which the people who starred the rule are told by mail, and how
 * far that has come. Creating the table is instant.
 */
export class WiderVersions1790000000074 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table wider_versions (
        version_id uuid not null constraint fk_wider_versions_version references rule_versions on delete cascade,
        queued_at timestamptz not null,
        last_user_id uuid,
        finished_at timestamptz,
        constraint pk_wider_versions primary key (version_id)
      )`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`drop table wider_versions`);
  }
}
