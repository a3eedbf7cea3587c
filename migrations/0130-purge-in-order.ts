import type { MigrationInterface, QueryRunner } from 'typeorm';
import { PURGE_AUDIT_EVENTS } from './purge-audit-events';

/**
 * Lets audit events expire in the order of time, from the index of the newest. The BRIN index that they were found by had every page in
 * every range once events had been written again without their addresses, and nothing else reads it.
 */
export class PurgeInOrder1790000000130 implements MigrationInterface {
  readonly transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(PURGE_AUDIT_EVENTS);
    await queryRunner.query(`drop index concurrently if exists ix_audit_events_at`);
  }

  /** The function does the same as before. */
  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`create index if not exists ix_audit_events_at on audit_events using brin (at)`);
  }
}
