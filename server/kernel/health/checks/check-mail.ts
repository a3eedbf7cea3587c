import type { Env } from '../../config/env';
import { isLoopback } from '../../config/loopback';
import type { Translate } from '../../i18n/translator';
import type { Mailer } from '../../mail/mailer';
import { outboxFolder } from '../../mail/outbox-folder';
import type { Diagnosis } from './diagnosis';

type Settings = Pick<Env, 'SMTP_URL' | 'MAIL_FROM' | 'APP_URL' | 'DATA_DIR'>;

/**
 * Whether the mail server accepts a connection and sign-in. Sends no mail, so a server that refuses the sender later
 * goes unnoticed.
 */
export async function checkMail(
  mailer: Mailer,
  settings: Settings,
  translate: Translate,
): Promise<Diagnosis> {
  const { SMTP_URL } = settings;
  const place = SMTP_URL
    ? translate('checks.mail.server', { host: new URL(SMTP_URL).host })
    : translate('checks.mail.folder', { folder: outboxFolder(settings) });
  try {
    await mailer.check();
  } catch (error) {
    const facts = { place, reason: reasonOf(error), setting: SMTP_URL ? 'SMTP_URL' : 'DATA_DIR' };
    return { part: 'mail', verdict: 'broken', message: translate('checks.mail.refuses', facts) };
  }
  const doubt = doubtOf(settings, translate);
  if (doubt === null)
    return { part: 'mail', verdict: 'good', message: translate('checks.mail.takes', { place }) };
  return { part: 'mail', verdict: 'doubtful', message: doubt };
}

/** Problems that recipients notice although the server takes mail. */
function doubtOf({ SMTP_URL, MAIL_FROM, APP_URL }: Settings, translate: Translate): string | null {
  if (isLoopback(new URL(APP_URL).hostname)) return null;
  if (!SMTP_URL) return translate('checks.mail.reachesNobody');
  return /@localhost>?$/.test(MAIL_FROM) ? translate('checks.mail.localSender', { sender: MAIL_FROM }) : null;
}

function reasonOf(error: unknown): string {
  const { message } = Object(error) as { readonly message?: unknown };
  return typeof message === 'string' && message !== '' ? message : String(error);
}
