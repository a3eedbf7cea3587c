import { asOneLine } from '@kimari/common/one-line';
import type { Locale } from '@kimari/common/locale';
import { escapeHtml } from '../escape-html';
import { mailTime } from './mail-time';

type Texts = { readonly text: string; readonly html: string; readonly locale: Locale };

/** The mail with another expiry time of its link. A time that the texts do not contain changes nothing. */
export function withLinkTime<Mail extends Texts>(mail: Mail, zone: string, former: Date, until: Date): Mail {
  const [old, next] = [former, until].map((time) => asOneLine(mailTime(time, mail.locale, zone)));
  if (old === undefined || next === undefined || old === next) return mail;
  return {
    ...mail,
    text: mail.text.replaceAll(old, () => next),
    html: mail.html.replaceAll(escapeHtml(old), () => escapeHtml(next)),
  };
}
