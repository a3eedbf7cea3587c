import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The stars of a rule in the order of its stargazers, so that a page of them is read instead of all. The new index serves what
 * `ix_stars_rule` does. Both statements leave the table writable.
 */
export class StargazersInOrder1790000000066 implements MigrationInterface {
  readonly transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    // An interrupted build leaves an invalid index behind.
    await queryRunner.query(`drop index if exists ix_stars_rule_time`);
    await queryRunner.query(
      `create index concurrently ix_stars_rule_time on stars (rule_id, created_at desc, user_id desc)`,
    );
    await queryRunner.query(`drop index concurrently if exists ix_stars_rule`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`create index if not exists ix_stars_rule on stars (rule_id)`);
    await queryRunner.query(`drop index if exists ix_stars_rule_time`);
  }
}
