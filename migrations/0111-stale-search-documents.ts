import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Nothing reads the index of stale documents since 0072 made one for every revision, which serves the statements of the former
 * release as well. `rule_search_related` stays until no process of the former release reads it.
 */
export class StaleSearchDocuments1790000000111 implements MigrationInterface {
  readonly transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`drop index concurrently if exists ix_rule_search_documents_stale`);
  }

  /** Runs in a transaction, in which no index can be built concurrently. */
  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `create index if not exists ix_rule_search_documents_stale on rule_search_documents (rule_id) where revision < 7`,
    );
  }
}
