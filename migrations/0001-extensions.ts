import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Trigram matching, for typing errors in searches. Trusted since PostgreSQL 13: the database's owner may create it. */
export class Extensions1790000000001 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`create extension if not exists pg_trgm`);
  }

  async down(): Promise<void> {
    // Keep the extension: it may have existed before, or something else in the database may use it.
  }
}
