import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What each version lets an assistant do, and what of it the version before did not. Like the checks of texts, the rows are
 * written anew when more is read; the server makes all of them from the texts, so archives do not hold them. Creating the
 * table is instant.
 */
export class VersionPowers1790000000073 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table version_powers (
        version_id uuid not null constraint fk_version_powers_version references rule_versions on delete cascade,
        engine_version integer not null,
        previous_id uuid,
        asks_for_more boolean not null,
        powers jsonb not null,
        constraint pk_version_powers primary key (version_id)
      )`);
    await queryRunner.query(`create index ix_version_powers_engine on version_powers (engine_version)`);
    await queryRunner.query(`comment on table version_powers is 'derived: made anew by the server'`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`drop table version_powers`);
  }
}
