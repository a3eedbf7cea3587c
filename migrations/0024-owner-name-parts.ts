import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An index for parts of names. Built concurrently, so that sign-up keeps working. */
export class OwnerNameParts1790000000024 implements MigrationInterface {
  readonly transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    // An interrupted build leaves an invalid index behind.
    await queryRunner.query(`drop index if exists ix_owners_name_part`);
    await queryRunner.query(
      `create index concurrently ix_owners_name_part on owners using gin (name_key gin_trgm_ops)`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`drop index if exists ix_owners_name_part`);
  }
}
