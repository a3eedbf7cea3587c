import type { Locale } from '@kimari/common/locale';
import { getTranslator } from '../../kernel/i18n/translator';
import { renderMail } from '../../kernel/mail/layout';
import type { Mail } from '../../kernel/mail/mail';

/** The recipient's name and the target of the button. */
export type AccountMailParams = { readonly username: string; readonly link: string };

/** Renders a mail about an account from the messages under `mail.<name>`; `notes` are the keys of the texts below the button. */
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
