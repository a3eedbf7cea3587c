import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Queued mail, written in the transaction that causes it and sent by a worker. */
export class MailOutbox1790000000004 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table mail_outbox (
        id uuid constraint pk_mail_outbox primary key,
        recipient text not null,
        locale text not null constraint ck_mail_outbox_locale check (locale in ('ja', 'en')),
        subject text not null,
        body_text text not null,
        body_html text not null,
        created_at timestamptz not null default now(),
        next_attempt_at timestamptz not null default now(),
        attempts integer not null default 0,
        last_error text,
        sent_at timestamptz,
        failed_at timestamptz
      )`);
    await queryRunner.query(
      `create index ix_mail_outbox_due on mail_outbox (next_attempt_at) where sent_at is null and failed_at is null`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`drop table mail_outbox`);
  }
}
