import type { Locale } from '@kimari/common/locale';
import { getTranslator } from '../../kernel/i18n/translator';
import { renderMail } from '../../kernel/mail/layout';
import type { Mail } from '../../kernel/mail/mail';

/** Whom a mail about an account greets, and where its button leads. */
export type AccountMailParams = { readonly username: string; readonly link: string };

/** A mail to the holder of an account. Its texts stand below `mail.<name>`; `notes` names those under the button. */
export function accountMail(
  name: string,
  notes: readonly string[],
  locale: Locale,
  { username, link }: AccountMailParams,
): Mail {
  const translate = getTranslator(locale);
  const text = (key: string): string => translate(`mail.${name}.${key}`);
  return renderMail(locale, {
    subject: text('subject'),
    paragraphs: [translate('mail.greeting', { username }), text('body')],
    action: { label: text('action'), link },
    notes: notes.map(text),
  });
}
