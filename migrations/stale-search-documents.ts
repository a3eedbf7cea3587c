import type { QueryRunner } from 'typeorm';

/** Makes the server find the documents of earlier revisions and write them again. */
export async function markStale(queryRunner: QueryRunner, revision: number): Promise<void> {
  await queryRunner.query(`drop index ix_rule_search_documents_stale`);
  await queryRunner.query(
    `create index ix_rule_search_documents_stale on rule_search_documents (rule_id) where revision < ${revision}`,
  );
}
