import type { MigrationInterface, QueryRunner } from 'typeorm';

const BATCH = 5000;
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

/**
 * Gives the rules of former releases their counters, in batches that leave all tables writable. What the former release counts
 * meanwhile has been added by the triggers of `0080-rule-counters.ts`, and stays. Can be repeated after an interruption.
 */
export class FillRuleCounters1790000000081 implements MigrationInterface {
  readonly transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    for (let after: string | undefined = BEFORE_ALL; after !== undefined;) {
      const filled = (await queryRunner.query(fillAfter(after))) as readonly { last: string }[];
      after = filled[0]?.last;
    }
  }

  /** The tables go with the migration before. */
  async down(): Promise<void> {
    // Nothing to revert.
  }
}

/** The lock keeps a rule from being deleted before its counters can be deleted with it. */
function fillAfter(id: string): string {
  return `
    with batch as materialized (
      select id, stars, views, downloads from rules where id > '${id}' order by id limit ${BATCH} for key share
    ), counted as (
      insert into rule_counters (rule_id, stars, views, downloads) select * from batch on conflict do nothing
    ), ranked as (
      insert into rule_standings (rule_id, stars, views, downloads) select * from batch on conflict do nothing
    )
    select id as last from batch order by id desc limit 1`;
}
