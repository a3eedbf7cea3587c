import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Where an imported rule comes from, and under which licence. Null for rules written here.
 *
 * `rules` is locked until the commit, which is short: columns without a default need no rewrite.
 */
export class RuleOrigin1790000000037 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`alter table rules add column source_repository text, add column license text`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    // What was imported is lost; importing again restores it.
    await queryRunner.query(`alter table rules drop column license, drop column source_repository`);
  }
}
