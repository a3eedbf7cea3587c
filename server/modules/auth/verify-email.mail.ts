import type { Locale } from '../../../common/locale';
import { getTranslator } from '../../kernel/i18n/translator';
import { renderMail } from '../../kernel/mail/layout';
import type { Mail } from '../../kernel/mail/mail';

/** Asks somebody to prove their address. */
export function verifyEmailMail(
  locale: Locale,
  params: { readonly username: string; readonly link: string },
): Mail {
  const translate = getTranslator(locale);
  const { username, link } = params;
  return renderMail(locale, {
    subject: translate('mail.verifyEmail.subject'),
    paragraphs: [translate('mail.greeting', { username }), translate('mail.verifyEmail.body')],
    action: { label: translate('mail.verifyEmail.action'), link },
    notes: [translate('mail.verifyEmail.validity'), translate('mail.verifyEmail.notYou')],
  });
}
