import { Inject, Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { ENV } from '../config/config.module';
import type { Env } from '../config/env';
import { type KeyRing, keyRing, openWithAny } from '../crypto/key-ring';
import { sealText } from '../crypto/sealed-text';
import { Database, SILENT } from '../database/database';
import { PURPOSES } from '../secrets/sealed-columns';
import type { AddressedMail, OutgoingMail } from './mail';
import { MailOutboxRow } from './mail-outbox.entity';
import { LONGEST_WAIT } from './mail-schedule';

/** A mail claimed by a worker, still encrypted; `attempts` includes the current one. */
export type ClaimedRow = Pick<
  MailOutboxRow,
  'id' | 'recipient' | 'locale' | 'subject' | 'bodyText' | 'bodyHtml' | 'attempts' | 'createdAt'
>;

/** Identifies one attempt to send one mail. */
type Claim = Pick<ClaimedRow, 'id' | 'attempts'>;

@Injectable()
export class MailOutboxRepository {
  private readonly keys: KeyRing;

  constructor(
    private readonly database: Database,
    @Inject(ENV) env: Env,
  ) {
    this.keys = keyRing(env, PURPOSES.mailOutbox);
  }

  async insert(mail: AddressedMail, now: Date): Promise<void> {
    await this.database.repository(MailOutboxRow).insert({
      id: uuid(),
      recipient: mail.to,
      locale: mail.locale,
      subject: mail.subject,
      bodyText: sealText(this.keys[0], mail.text),
      bodyHtml: sealText(this.keys[0], mail.html),
      createdAt: now,
      nextAttemptAt: now,
      attempts: 0,
      linkExpiresAt: mail.linkExpiresAt ?? null,
    });
  }

  /**
   * Claims the mail that has been due longest, or waits for longer than any mail does, as a wrong clock made it. Other workers
   * can claim it after `leaseEnds` unless it is settled.
   */
  async claim(now: Date, leaseEnds: Date): Promise<ClaimedRow | null> {
    const rows = await this.database.write<ClaimedRow>(
      `with due as (
         select id from mail_outbox
          where sent_at is null and failed_at is null and (next_attempt_at <= $1 or next_attempt_at > $3)
          order by next_attempt_at, id limit 1 for update skip locked),
       claimed as (
         update mail_outbox set attempts = attempts + 1, next_attempt_at = $2
          where id in (select id from due)
         returning id, recipient, locale, subject, body_text, body_html, attempts, created_at)
       select id, recipient, locale, subject, body_text as "bodyText", body_html as "bodyHtml", attempts,
              created_at as "createdAt"
         from claimed`,
      [now, leaseEnds, new Date(now.getTime() + LONGEST_WAIT)],
      SILENT,
    );
    return rows[0] ?? null;
  }

  /** Decrypts a mail; null when it was encrypted with a secret that is not here. */
  open({ id, recipient, locale, subject, bodyText, bodyHtml }: ClaimedRow): OutgoingMail | null {
    const text = openWithAny(this.keys, bodyText);
    const html = openWithAny(this.keys, bodyHtml);
    return text === null || html === null ? null : { id, to: recipient, locale, subject, text, html };
  }

  /** Marks the mail as sent and erases its bodies. */
  markSent(claim: Claim, now: Date): Promise<boolean> {
    return this.settle(claim, { sentAt: now, lastError: null, bodyText: '', bodyHtml: '' });
  }

  postpone(claim: Claim, until: Date, error: string): Promise<boolean> {
    return this.settle(claim, { nextAttemptAt: until, lastError: error });
  }

  /** Stops sending. The bodies stay for some days, so that an operator can have the mail sent after all. */
  giveUp(claim: Claim, now: Date, error: string): Promise<boolean> {
    return this.settle(claim, { failedAt: now, lastError: error });
  }

  /** Updates the mail for the holder of the claim; false when another worker has claimed it since. */
  private async settle({ id, attempts }: Claim, changes: Partial<MailOutboxRow>): Promise<boolean> {
    const { affected } = await this.database.repository(MailOutboxRow).update({ id, attempts }, changes);
    return affected === 1;
  }
}
