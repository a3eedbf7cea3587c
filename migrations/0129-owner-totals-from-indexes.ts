import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The same indexes with what the totals of an owner read, so that they are counted without the wide rows of rules. */
const COVERING = {
  ix_rules_audience: 'rules (audience, owner_id) include (id)',
  ix_rules_created_by: 'rules (created_by) include (id, owner_id, audience)',
};
const FORMER = {
  ix_rules_audience: 'rules (audience, owner_id)',
  ix_rules_created_by: 'rules (created_by)',
};

/** Builds each index concurrently before the one that it replaces is dropped, so that neither readers nor writers miss it. */
export class OwnerTotalsFromIndexes1790000000129 implements MigrationInterface {
  readonly transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    await buildBefore(queryRunner);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const [name, definition] of Object.entries(FORMER)) {
      await queryRunner.query(`drop index ${name}`);
      await queryRunner.query(`create index ${name} on ${definition}`);
    }
  }
}

async function buildBefore(queryRunner: QueryRunner): Promise<void> {
  for (const [name, definition] of Object.entries(COVERING)) {
    // An interrupted build leaves an invalid index behind.
    await queryRunner.query(`drop index if exists ${name}_next`);
    await queryRunner.query(`create index concurrently ${name}_next on ${definition}`);
    await queryRunner.query(`drop index concurrently if exists ${name}`);
    await queryRunner.query(`alter index ${name}_next rename to ${name}`);
  }
}
