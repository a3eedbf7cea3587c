import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The visible rules are counted in an index, ten pages for 2,283 rules, instead of the table with its descriptions, 283 pages. Counters
 * of rules are not in it, so that a view does not write it.
 */
export class CountVisibleRules1790000000042 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`create index ix_rules_audience on rules (audience, owner_id)`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`drop index ix_rules_audience`);
  }
}
