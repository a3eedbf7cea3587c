import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What the checks have refused, by day and code, and the last count of what they have found: counting takes too long for
 * whoever looks at the page. Creating the tables is instant.
 */
export class FindingStatistics1790000000086 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table finding_refusals (
        day date not null,
        code text not null,
        outcome text not null constraint ck_finding_refusals_outcome check (outcome in ('refused', 'asked')),
        texts integer not null,
        constraint pk_finding_refusals primary key (day, code, outcome)
      )`);
    await queryRunner.query(`
      create table finding_statistics (
        id smallint constraint pk_finding_statistics primary key constraint ck_finding_statistics_id check (id = 1),
        counted_at timestamptz not null,
        milliseconds integer not null,
        counts jsonb not null
      )`);
    await queryRunner.query(`comment on table finding_statistics is 'derived: made anew by the server'`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`drop table finding_statistics`);
    await queryRunner.query(`drop table finding_refusals`);
  }
}
