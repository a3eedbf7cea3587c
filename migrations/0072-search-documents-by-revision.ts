import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Finds the documents of earlier forms of the index, whichever form is the present one. The statement leaves the table
 * writable. `ix_rule_search_documents_stale` serves the former release.
 */
export class SearchDocumentsByRevision1790000000072 implements MigrationInterface {
  readonly transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    // An interrupted build leaves an invalid index behind.
    await queryRunner.query(`drop index if exists ix_rule_search_documents_revision`);
    await queryRunner.query(
      `create index concurrently ix_rule_search_documents_revision on rule_search_documents (revision, rule_id)`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`drop index if exists ix_rule_search_documents_revision`);
  }
}
