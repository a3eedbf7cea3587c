import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An index for name prefixes in any collation, also on PostgreSQL 14. Built concurrently, so that sign-up keeps working. */
export class OwnerNamePrefixes1790000000016 implements MigrationInterface {
  readonly transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    // An interrupted build leaves an invalid index behind.
    await queryRunner.query(`drop index if exists ix_owners_name_prefix`);
    await queryRunner.query(
      `create index concurrently ix_owners_name_prefix on owners (name_key text_pattern_ops)`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`drop index if exists ix_owners_name_prefix`);
  }
}
