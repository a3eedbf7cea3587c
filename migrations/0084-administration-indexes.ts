import type { MigrationInterface, QueryRunner } from 'typeorm';

/** For the lists of the admin page, newest first, and for the bodies of dead mail that are erased after some days. */
const INDEXES = {
  ix_audit_events_newest: 'audit_events (at desc, id desc)',
  ix_audit_events_action: 'audit_events (action, at desc, id desc)',
  ix_mail_outbox_newest: 'mail_outbox (created_at desc, id desc)',
  ix_mail_outbox_dead_bodies: `mail_outbox (failed_at) where failed_at is not null and body_text <> ''`,
};

/** Builds the indexes concurrently, so that these growing tables stay writable. */
export class AdministrationIndexes1790000000084 implements MigrationInterface {
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
