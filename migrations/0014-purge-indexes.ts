import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The missing indexes for the conditions of the hourly purge. */
const INDEXES = {
  ix_sessions_revoked: 'sessions (revoked_at) where revoked_at is not null',
  ix_cli_tokens_expires: 'cli_tokens (expires_at)',
  ix_cli_tokens_revoked: 'cli_tokens (revoked_at) where revoked_at is not null',
  ix_mail_outbox_sent: 'mail_outbox (sent_at) where sent_at is not null',
  ix_mail_outbox_failed: 'mail_outbox (failed_at) where failed_at is not null',
  ix_version_downloads_day: 'version_downloads (day)',
  ix_audit_events_addresses: `audit_events (at) where ip is not null and strpos(ip, '/') = 0`,
};

/** Builds the indexes concurrently, so that these growing tables stay writable. */
export class PurgeIndexes1790000000014 implements MigrationInterface {
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
