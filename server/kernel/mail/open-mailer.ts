import path from 'node:path';
import type { Logger } from 'pino';
import type { Env } from '../config/env';
import type { Mailer } from './mailer';
import { OutboxMailer } from './outbox-mailer';
import { SmtpMailer } from './smtp-mailer';

export type MailSettings = Pick<Env, 'SMTP_URL' | 'DATA_DIR' | 'MAIL_FROM' | 'APP_URL'>;

/** Creates the configured mailer without connecting yet. */
export function openMailer({ SMTP_URL, DATA_DIR, MAIL_FROM, APP_URL }: MailSettings, logger: Logger): Mailer {
  if (SMTP_URL) return new SmtpMailer(SMTP_URL, MAIL_FROM, APP_URL);
  return new OutboxMailer(path.join(DATA_DIR, 'outbox'), MAIL_FROM, APP_URL, logger);
}
