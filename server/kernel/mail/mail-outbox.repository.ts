import { Inject, Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { ENV } from '../config/config.module';
import type { Env } from '../config/env';
import { type KeyRing, keyRing, openWithAny } from '../crypto/key-ring';
import { sealText } from '../crypto/sealed-text';
import { Database, SILENT } from '../database/database';
import { PURPOSES } from '../secrets/sealed-columns';
import { withLinksAt } from './link-origin';
import type { AddressedMail, OutgoingMail } from './mail';
import { MailOutboxRow } from './mail-outbox.entity';
import { LONGEST_WAIT, type WaitsFor } from './mail-schedule';
import { LINK_ROWS } from './mailed-link';

const CLAIMED = [
  'id',
  'recipient',
  'locale',
  'subject',
  'bodyText',
  'bodyHtml',
  'attempts',
  'createdAt',
  'linkKind',
  'linkKey',
  'linkLifetime',
  'linkZone',
  'linkExpiresAt',
] as const;
const SNAKE = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const CLAIMED_COLUMNS = CLAIMED.map((name) => `m.${SNAKE(name)} as "${name}"`).join(', ');

/**
 * A mail claimed by a worker, still encrypted. `attempts` includes the current attempt; `waitedFor` is the reason of
 * the wait before it.
 */
export type ClaimedRow = Pick<MailOutboxRow, (typeof CLAIMED)[number]> & {
  readonly waitedFor: WaitsFor | null;
};

/** Identifies one attempt to send one mail. */
type Claim = Pick<ClaimedRow, 'id' | 'attempts'>;

@Injectable()
export class MailOutboxRepository {
  private readonly keys: KeyRing;

  constructor(
    private readonly database: Database,
    @Inject(ENV) private readonly env: Env,
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
      linkKind: mail.link?.kind ?? null,
      linkKey: mail.link?.key ?? null,
      linkLifetime: mail.link?.lifetime ?? null,
      linkZone: mail.link?.timeZone ?? null,
      linkExpiresAt: mail.link ? new Date(now.getTime() + mail.link.lifetime) : null,
    });
  }

  /**
   * Claims the mail that has been due longest, or whose due time is impossibly far ahead because a clock was wrong.
   * Other workers can claim it after `leaseEnds` unless it is settled. A probe takes a mail that waits for the server
   * when none is due.
   */
  async claim(now: Date, leaseEnds: Date, isProbe = false): Promise<ClaimedRow | null> {
    const rows = await this.database.write<ClaimedRow>(
      `with due as (
         select id, waits_for from mail_outbox
          where sent_at is null and failed_at is null
            and (next_attempt_at <= $1 or next_attempt_at > $3 ${isProbe ? `or waits_for = 'server'` : ''})
          order by next_attempt_at, id limit 1 for update skip locked),
       claimed as (
         update mail_outbox m set attempts = attempts + 1, next_attempt_at = $2, waits_for = null
           from due where m.id = due.id
         returning ${CLAIMED_COLUMNS}, due.waits_for as "waitedFor")
       select * from claimed`,
      [now, leaseEnds, new Date(now.getTime() + LONGEST_WAIT)],
      SILENT,
    );
    return rows[0] ?? null;
  }

  /** Decrypts a mail, with links to the present address; null when no present secret decrypts it. */
  open({ id, recipient, locale, subject, bodyText, bodyHtml }: ClaimedRow): OutgoingMail | null {
    const text = openWithAny(this.keys, bodyText);
    const html = openWithAny(this.keys, bodyHtml);
    if (text === null || html === null) return null;
    return withLinksAt({ id, to: recipient, locale, subject, text, html }, this.env.APP_URL);
  }

  /** Sets the expiry time of a mail's link; false if it was used, replaced or withdrawn. */
  async renewLink({ id, linkKind, linkKey }: ClaimedRow, until: Date): Promise<boolean> {
    if (linkKind === null) return true;
    const { table, key, type, open } = LINK_ROWS[linkKind];
    const renewed = await this.database.write(
      `with renewed as (
         update ${table} set expires_at = $2 where ${key} = $1::${type} and ${open} returning 1),
       noted as (update mail_outbox set link_expires_at = $2 where id = $3 and exists (select 1 from renewed) returning 1)
       select 1 from noted`,
      [linkKey, until, id],
    );
    return renewed.length > 0;
  }

  /** Makes all mail due that waits for one of the reasons. */
  async wake(now: Date, reasons: readonly WaitsFor[]): Promise<void> {
    await this.database.write(
      `update mail_outbox set next_attempt_at = $1
        where sent_at is null and failed_at is null and waits_for = any ($2::text[]) and next_attempt_at > $1`,
      [now, reasons],
    );
  }

  /** Marks the mail as sent and erases its bodies. */
  markSent(claim: Claim, now: Date): Promise<boolean> {
    return this.settle(claim, { sentAt: now, lastError: null, bodyText: '', bodyHtml: '' });
  }

  postpone(claim: Claim, until: Date, error: string, waitsFor: WaitsFor | null = null): Promise<boolean> {
    return this.settle(claim, { nextAttemptAt: until, lastError: error, waitsFor });
  }

  /** Stops sending. The bodies stay for some days, so that an operator can have the mail sent after all. */
  giveUp(claim: Claim, now: Date, error: string): Promise<boolean> {
    return this.settle(claim, { failedAt: now, lastError: error });
  }

  /** Stops sending a mail that nobody needs any more, and erases its bodies. */
  forget(claim: Claim, now: Date, reason: string): Promise<boolean> {
    return this.settle(claim, { failedAt: now, lastError: reason, bodyText: '', bodyHtml: '' });
  }

  /** Updates the mail for the holder of the claim; false when another worker has claimed it since. */
  private async settle({ id, attempts }: Claim, changes: Partial<MailOutboxRow>): Promise<boolean> {
    const { affected } = await this.database.repository(MailOutboxRow).update({ id, attempts }, changes);
    return affected === 1;
  }
}
