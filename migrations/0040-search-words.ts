import type { MigrationInterface, QueryRunner } from 'typeorm';

const REVISION = 2;

/**
 * Documents with the former stems of English words, or without short words of katakana, are found as stale, and the server
 * writes them again. Writes of rules wait while the index is made; with 100,000 rules that is less than a second.
 */
export class SearchWords1790000000040 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await this.markStale(queryRunner, REVISION);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await this.markStale(queryRunner, REVISION - 1);
  }

  private async markStale(queryRunner: QueryRunner, revision: number): Promise<void> {
    await queryRunner.query(`drop index ix_rule_search_documents_stale`);
    await queryRunner.query(
      `create index ix_rule_search_documents_stale on rule_search_documents (rule_id) where revision < ${revision}`,
    );
  }
}
