import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What the checks of texts have found in each version, and by which version of the engine. Versions never change, so their
 * checks are rows of their own, which are written anew when the engine knows more. Creating the table is instant.
 */
export class VersionChecks1790000000067 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table version_checks (
        version_id uuid not null constraint fk_version_checks_version references rule_versions on delete cascade,
        engine_version integer not null,
        checked_at timestamptz not null,
        is_accepted boolean not null default false,
        findings jsonb not null,
        constraint pk_version_checks primary key (version_id)
      )`);
    await queryRunner.query(`create index ix_version_checks_engine on version_checks (engine_version)`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`drop table version_checks`);
  }
}
