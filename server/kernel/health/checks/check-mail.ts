import type { Env } from '../../config/env';
import { isLoopback } from '../../config/loopback';
import { outboxFolder } from '../../mail/outbox-folder';
import type { Mailer } from '../../mail/mailer';
import type { Diagnosis } from './diagnosis';

type Settings = Pick<Env, 'SMTP_URL' | 'MAIL_FROM' | 'APP_URL' | 'DATA_DIR'>;

/** Whether mail can be handed over. Sends none, so a server that refuses the sender later is not found. */
export async function checkMail(mailer: Mailer, settings: Settings): Promise<Diagnosis> {
  const { SMTP_URL } = settings;
  const place = SMTP_URL
    ? `the mail server ${new URL(SMTP_URL).host}`
    : `the folder ${outboxFolder(settings)}`;
  try {
    await mailer.check();
  } catch (error) {
    const setting = SMTP_URL ? 'SMTP_URL' : 'DATA_DIR';
    return { part: 'mail', verdict: 'broken', message: `${place}: ${reasonOf(error)}; check ${setting}` };
  }
  const doubt = doubtOf(settings);
  if (doubt === null) return { part: 'mail', verdict: 'good', message: `${place} takes mail` };
  return { part: 'mail', verdict: 'doubtful', message: doubt };
}

/** What people on the network would miss although mail is taken. */
function doubtOf({ SMTP_URL, MAIL_FROM, APP_URL }: Settings): string | null {
  if (isLoopback(new URL(APP_URL).hostname)) return null;
  if (!SMTP_URL) return 'mail is written to DATA_DIR/outbox and reaches nobody: set SMTP_URL';
  return /@localhost>?$/.test(MAIL_FROM) ? `mail is sent from ${MAIL_FROM}: set MAIL_FROM` : null;
}

function reasonOf(error: unknown): string {
  const { message } = Object(error) as { readonly message?: unknown };
  return typeof message === 'string' && message !== '' ? message : String(error);
}
