import { Inject, Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { ENV } from '../config/config.module';
import type { Env } from '../config/env';
import { deriveKey } from '../crypto/derive-key';
import { openText, sealText } from '../crypto/sealed-text';
import { Transactions } from '../database/transactions';
import type { AddressedMail, OutgoingMail } from './mail';
import { MailOutboxRow } from './mail-outbox.entity';

/** A mail that a worker has taken, still sealed; `attempts` counts the one that begins now. */
export type ClaimedRow = Pick<
  MailOutboxRow,
  'id' | 'recipient' | 'locale' | 'subject' | 'bodyText' | 'bodyHtml' | 'attempts'
>;

@Injectable()
export class MailOutboxRepository {
  private readonly key: Buffer;

  constructor(
    private readonly transactions: Transactions,
    @Inject(ENV) env: Env,
  ) {
    this.key = deriveKey(env.JWT_SECRET, 'mail-outbox/v1');
  }

  async insert(mail: AddressedMail, now: Date): Promise<void> {
    await this.transactions.repository(MailOutboxRow).insert({
      id: uuid(),
      recipient: mail.to,
      locale: mail.locale,
      subject: mail.subject,
      bodyText: sealText(this.key, mail.text),
      bodyHtml: sealText(this.key, mail.html),
      createdAt: now,
      nextAttemptAt: now,
      attempts: 0,
    });
  }

  /** Takes mails that are due. Nobody else gets them before `leaseEnds`, and then only if they are not settled. */
  claim(now: Date, leaseEnds: Date, limit: number): Promise<ClaimedRow[]> {
    return this.transactions.query(
      `with due as (
         select id from mail_outbox
          where sent_at is null and failed_at is null and next_attempt_at <= $1
          order by next_attempt_at limit $3 for update skip locked),
       claimed as (
         update mail_outbox set attempts = attempts + 1, next_attempt_at = $2
          where id in (select id from due)
         returning id, recipient, locale, subject, body_text, body_html, attempts)
       select id, recipient, locale, subject, body_text as "bodyText", body_html as "bodyHtml", attempts
         from claimed order by id`,
      [now, leaseEnds, limit],
    );
  }

  /** The mail in a row; throws when it was sealed with another key. */
  open({ id, recipient, locale, subject, bodyText, bodyHtml }: ClaimedRow): OutgoingMail {
    return {
      id,
      to: recipient,
      locale,
      subject,
      text: openText(this.key, bodyText),
      html: openText(this.key, bodyHtml),
    };
  }

  /** The mail is out; its texts are no longer needed. */
  async markSent(id: string, now: Date): Promise<void> {
    await this.transactions
      .repository(MailOutboxRow)
      .update(id, { sentAt: now, lastError: null, bodyText: '', bodyHtml: '' });
  }

  async postpone(id: string, until: Date, error: string): Promise<void> {
    await this.transactions.repository(MailOutboxRow).update(id, { nextAttemptAt: until, lastError: error });
  }

  async giveUp(id: string, now: Date, error: string): Promise<void> {
    await this.transactions
      .repository(MailOutboxRow)
      .update(id, { failedAt: now, lastError: error, bodyText: '', bodyHtml: '' });
  }
}
