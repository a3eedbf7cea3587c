import type { MigrationInterface, QueryRunner } from 'typeorm';
import { PURGE_AUDIT_EVENTS } from './purge-audit-events';

/** Gives every installation the same function. Those whose database has a superuser as its owner have one that only these can make. */
export class PurgeByOwners1790000000121 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(PURGE_AUDIT_EVENTS);
  }

  /** The function does the same as before. */
  down(): Promise<void> {
    return Promise.resolve();
  }
}
