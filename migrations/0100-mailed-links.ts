import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A mail knows which link it carries and for how long that works, so that the time runs from sending, and what it waits for,
 * so that the end of an outage makes it due.
 *
 * Columns without a default are instant. The former release ignores them: links in mail that it sends expire as they did.
 */
export class MailedLinks1790000000100 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      alter table mail_outbox
        add column link_kind text,
        add column link_key text,
        add column link_lifetime integer,
        add column link_zone text,
        add column waits_for text`);
    await queryRunner.query(`
      alter table mail_outbox
        add constraint ck_mail_outbox_link
          check ((link_kind is null) = (link_key is null) and (link_kind is null) = (link_lifetime is null)) not valid,
        add constraint ck_mail_outbox_waits_for check (waits_for in ('server', 'verdict')) not valid`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      alter table mail_outbox drop column link_kind, drop column link_key, drop column link_lifetime,
        drop column link_zone, drop column waits_for`);
  }
}
