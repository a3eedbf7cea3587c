import type { MigrationInterface, QueryRunner } from 'typeorm';

/** One for each condition of the hourly purge that had none. */
const INDEXES = {
  ix_sessions_revoked: 'sessions (revoked_at) where revoked_at is not null',
  ix_cli_tokens_expires: 'cli_tokens (expires_at)',
  ix_cli_tokens_revoked: 'cli_tokens (revoked_at) where revoked_at is not null',
  ix_mail_outbox_sent: 'mail_outbox (sent_at) where sent_at is not null',
  ix_mail_outbox_failed: 'mail_outbox (failed_at) where failed_at is not null',
  ix_version_downloads_day: 'version_downloads (day)',
  ix_audit_events_addresses: `audit_events (at) where ip is not null and strpos(ip, '/') = 0`,
};

/** Built concurrently, as these tables grow with use: writing goes on. */
export class PurgeIndexes1790000000014 implements MigrationInterface {
  readonly transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const [name, definition] of Object.entries(INDEXES)) {
      // What an interrupted attempt leaves behind is not valid.
      await queryRunner.query(`drop index if exists ${name}`);
      await queryRunner.query(`create index concurrently ${name} on ${definition}`);
    }
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`drop index if exists ${Object.keys(INDEXES).join(', ')}`);
  }
}
