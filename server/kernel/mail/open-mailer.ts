import type { Logger } from 'pino';
import type { Env } from '../config/env';
import type { Mailer } from './mailer';
import { outboxFolder } from './outbox-folder';
import { OutboxMailer } from './outbox-mailer';
import { SmtpMailer } from './smtp-mailer';

export type MailSettings = Pick<Env, 'SMTP_URL' | 'DATA_DIR' | 'MAIL_FROM' | 'APP_URL'>;

/** Creates the configured mailer without connecting yet. */
export function openMailer(settings: MailSettings, logger: Logger): Mailer {
  const { SMTP_URL, MAIL_FROM, APP_URL } = settings;
  if (SMTP_URL) return new SmtpMailer(SMTP_URL, MAIL_FROM, APP_URL);
  return new OutboxMailer(outboxFolder(settings), MAIL_FROM, APP_URL, logger);
}
