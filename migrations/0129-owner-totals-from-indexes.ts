import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Indexes with what the totals of an owner read, so that they are counted without the wide rows of rules. */
const COVERING = {
  ix_rules_audience_totals: 'rules (audience, owner_id) include (id)',
  ix_rules_created_by_totals: 'rules (created_by) include (id, owner_id, audience)',
};
/** What they replace. */
const FORMER = {
  ix_rules_audience: 'rules (audience, owner_id)',
  ix_rules_created_by: 'rules (created_by)',
};

/** Builds the indexes concurrently before those that they replace are dropped, so that neither readers nor writers miss them. */
export class OwnerTotalsFromIndexes1790000000129 implements MigrationInterface {
  readonly transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const [name, definition] of Object.entries(COVERING)) {
      // An interrupted build leaves an invalid index behind.
      await queryRunner.query(`drop index if exists ${name}`);
      await queryRunner.query(`create index concurrently ${name} on ${definition}`);
    }
    for (const name of Object.keys(FORMER))
      await queryRunner.query(`drop index concurrently if exists ${name}`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const [name, definition] of Object.entries(FORMER))
      await queryRunner.query(`create index ${name} on ${definition}`);
    for (const name of Object.keys(COVERING)) await queryRunner.query(`drop index ${name}`);
  }
}
