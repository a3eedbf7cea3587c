import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Names by their beginning, in PostgreSQL 14 too and in every collation. Built concurrently: signing up goes on. */
export class OwnerNamePrefixes1790000000016 implements MigrationInterface {
  readonly transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    // What an interrupted attempt leaves behind is not valid.
    await queryRunner.query(`drop index if exists ix_owners_name_prefix`);
    await queryRunner.query(
      `create index concurrently ix_owners_name_prefix on owners (name_key text_pattern_ops)`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`drop index if exists ix_owners_name_prefix`);
  }
}
