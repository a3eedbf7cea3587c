import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Finds the versions of a text. The statement leaves the table writable. */
export class VersionsByDigest1790000000070 implements MigrationInterface {
  readonly transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    // An interrupted build leaves an invalid index behind.
    await queryRunner.query(`drop index if exists ix_rule_versions_digest`);
    await queryRunner.query(`create index concurrently ix_rule_versions_digest on rule_versions (digest)`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`drop index if exists ix_rule_versions_digest`);
  }
}
