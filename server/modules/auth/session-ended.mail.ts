import type { Locale } from '../../../common/locale';
import { getTranslator } from '../../kernel/i18n/translator';
import { renderMail } from '../../kernel/mail/layout';
import type { Mail } from '../../kernel/mail/mail';

/** Tells somebody that a copy of their sign-in was used and the session has been ended for that. */
export function sessionEndedMail(
  locale: Locale,
  params: { readonly username: string; readonly link: string },
): Mail {
  const translate = getTranslator(locale);
  const { username, link } = params;
  return renderMail(locale, {
    subject: translate('mail.sessionEnded.subject'),
    paragraphs: [translate('mail.greeting', { username }), translate('mail.sessionEnded.body')],
    action: { label: translate('mail.sessionEnded.action'), link },
    notes: [translate('mail.sessionEnded.advice')],
  });
}
