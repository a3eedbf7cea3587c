import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Locale } from '@kimari/common/locale';
import type { WaitsFor } from './mail-schedule';
import type { LinkKind } from './mailed-link';

/**
 * A queued mail. Its bodies contain sign-in links, so they are encrypted, and erased once the mail is sent, or some days after
 * sending was abandoned.
 */
@Entity('mail_outbox')
export class MailOutboxRow {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('text')
  recipient!: string;

  @Column('text')
  locale!: Locale;

  @Column('text')
  subject!: string;

  @Column('text', { name: 'body_text' })
  bodyText!: string;

  @Column('text', { name: 'body_html' })
  bodyHtml!: string;

  @Column('timestamptz', { name: 'created_at' })
  createdAt!: Date;

  @Column('timestamptz', { name: 'next_attempt_at' })
  nextAttemptAt!: Date;

  @Column('integer')
  attempts!: number;

  @Column('text', { name: 'last_error', nullable: true })
  lastError!: string | null;

  @Column('timestamptz', { name: 'sent_at', nullable: true })
  sentAt!: Date | null;

  /** When the link in the mail expires; null for a mail whose link never does. */
  @Column('timestamptz', { name: 'link_expires_at', nullable: true })
  linkExpiresAt!: Date | null;

  @Column('text', { name: 'link_kind', nullable: true })
  linkKind!: LinkKind | null;

  /** Id of the row behind the link. */
  @Column('text', { name: 'link_key', nullable: true })
  linkKey!: string | null;

  /** How long the link works from sending, in milliseconds. */
  @Column('integer', { name: 'link_lifetime', nullable: true })
  linkLifetime!: number | null;

  /** The time zone of the expiry time in the mail's text. */
  @Column('text', { name: 'link_zone', nullable: true })
  linkZone!: string | null;

  /** Why the last attempt failed; null for a mail that was not tried yet, or is being sent. */
  @Column('text', { name: 'waits_for', nullable: true })
  waitsFor!: WaitsFor | null;

  /** When sending was abandoned. */
  @Column('timestamptz', { name: 'failed_at', nullable: true })
  failedAt!: Date | null;
}
