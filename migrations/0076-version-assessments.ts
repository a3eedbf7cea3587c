import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What each version costs and loses in every assistant, by which version of the engine, and for which name and description of
 * its rule. The assessment is null where a text takes too long. Creating the table is instant.
 */
export class VersionAssessments1790000000076 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table version_assessments (
        version_id uuid not null constraint fk_version_assessments_version references rule_versions on delete cascade,
        engine_version integer not null,
        subject text not null,
        counted_at timestamptz not null,
        assessment jsonb,
        constraint pk_version_assessments primary key (version_id)
      )`);
    await queryRunner.query(
      `create index ix_version_assessments_engine on version_assessments (engine_version)`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`drop table version_assessments`);
  }
}
