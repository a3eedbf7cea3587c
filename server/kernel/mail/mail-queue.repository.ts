import { MINUTE } from '@kimari/common/durations';
import { Injectable } from '@nestjs/common';
import { Database } from '../database/database';
import { type PageKeys, pageOf, type Window } from '../schema/connection';
import { Keyset } from '../schema/keyset';
import { LINK_IS_OPEN } from './mailed-link';

/** The state of a mail; `dead` means that sending was abandoned. */
export type MailState = 'waiting' | 'sent' | 'dead';

/** A mail as administrators and operators see it: never its text, which contains sign-in links. */
export type QueuedMail = {
  readonly id: string;
  readonly recipient: string;
  readonly subject: string;
  readonly state: MailState;
  readonly attempts: number;
  readonly lastError: string | null;
  readonly createdAt: Date;
  /** Null unless the mail waits. */
  readonly nextAttemptAt: Date | null;
  readonly sentAt: Date | null;
  readonly failedAt: Date | null;
  /** Null for a mail whose link never expires, or gets its time when the mail is sent. */
  readonly linkExpiresAt: Date | null;
  /** Whether its text still exists, so that it can be sent. */
  readonly hasText: boolean;
};

const CONDITIONS: Readonly<Record<MailState, string>> = {
  waiting: 'm.sent_at is null and m.failed_at is null',
  sent: 'm.sent_at is not null',
  dead: 'm.failed_at is not null',
};
const STATE = `case when m.sent_at is not null then 'sent' when m.failed_at is not null then 'dead' else 'waiting' end`;
const COLUMNS = `
  m.id, m.recipient, m.subject, ${STATE} as state, m.attempts, m.last_error as "lastError", m.created_at as "createdAt",
  case when ${CONDITIONS.waiting} then m.next_attempt_at end as "nextAttemptAt", m.sent_at as "sentAt",
  m.failed_at as "failedAt", case when m.link_kind is null or m.sent_at is not null then m.link_expires_at end as "linkExpiresAt", m.body_text <> '' as "hasText"`;

const NEWEST = new Keyset('mails', [
  { sql: 'm.created_at', kind: 'time', descends: true },
  { sql: 'm.id', kind: 'id', descends: true },
]);

/** A mail whose next attempt is nearer than this may be being sent right now. */
export const LONGEST_LEASE = 5 * MINUTE;

/** Totals are counted up to this many. */
export const MOST_COUNTED = 10_000;

/** SQL for showing and changing the mail queue. */
@Injectable()
export class MailQueueRepository {
  constructor(private readonly database: Database) {}

  /** Newest first. */
  async list(
    state: MailState | null,
    { limit, offset, after }: Window,
  ): Promise<PageKeys & { readonly rows: readonly QueuedMail[]; readonly total: number }> {
    const values: unknown[] = [limit + 1, offset];
    const behind = NEWEST.behind(after, (value) => `$${values.push(value)}`);
    const chosen = state === null ? 'true' : CONDITIONS[state];
    const found = await this.database.read<QueuedMail & { key: string }>(
      `select ${COLUMNS}, ${NEWEST.key} as key from mail_outbox m
        where ${chosen} and ${behind} order by ${NEWEST.orderBy} limit $1 offset $2`,
      values,
    );
    const [counted] = await this.database.read<{ total: number }>(
      `select count(*)::int as total from (select from mail_outbox m where ${chosen} limit ${MOST_COUNTED}) chosen`,
    );
    return { ...pageOf(found, limit), total: counted?.total ?? 0 };
  }

  async find(id: string): Promise<QueuedMail | null> {
    const rows = await this.database.read<QueuedMail>(
      `select ${COLUMNS} from mail_outbox m where m.id = $1`,
      [id],
    );
    return rows[0] ?? null;
  }

  /**
   * Makes abandoned mail due that can still be sent and whose link works, or will from sending: one mail or, with null, all.
   * Returns their ids.
   * A single one that waits for a later attempt is made due too.
   */
  async resend(id: string | null, now: Date): Promise<readonly string[]> {
    const waiting = `sent_at is null and failed_at is null and (waits_for is not null or next_attempt_at > $3)`;
    const rows = await this.database.write<{ id: string }>(
      `with due as (
         update mail_outbox m set failed_at = null, next_attempt_at = $2,
                attempts = case when failed_at is null then attempts else 0 end
          where ($1::uuid is null or id = $1) and body_text <> '' and ${LINK_IS_OPEN}
            and (failed_at is not null or $1::uuid is not null and ${waiting})
         returning id)
       select id from due`,
      [id, now, new Date(now.getTime() + LONGEST_LEASE)],
    );
    return rows.map((row) => row.id);
  }

  /** Deletes a mail that was not sent; false if there is none. */
  async drop(id: string): Promise<boolean> {
    const rows = await this.database.write(
      `with dropped as (delete from mail_outbox where id = $1 and sent_at is null returning 1) select from dropped`,
      [id],
    );
    return rows.length > 0;
  }
}
