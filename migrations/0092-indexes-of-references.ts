import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Rows that refer to a deleted version or organization were looked for in the whole table, once for each of them, and so were the
 * rules of an organization for its page.
 */
const INDEXES = {
  ix_rules_organization: 'rules (organization_id) where organization_id is not null',
  ix_invitations_organization: 'invitations (organization_id)',
  ix_reports_version: 'reports (version_id)',
  ix_moderation_decisions_version: 'moderation_decisions (version_id) where version_id is not null',
};

/** Builds the indexes concurrently, so that the tables stay writable. */
export class IndexesOfReferences1790000000092 implements MigrationInterface {
  readonly transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const [name, definition] of Object.entries(INDEXES)) {
      // An interrupted build leaves an invalid index behind.
      await queryRunner.query(`drop index if exists ${name}`);
      await queryRunner.query(`create index concurrently ${name} on ${definition}`);
    }
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`drop index if exists ${Object.keys(INDEXES).join(', ')}`);
  }
}
