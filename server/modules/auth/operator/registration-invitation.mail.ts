import type { Locale } from '@kimari/common/locale';
import { getTranslator } from '../../../kernel/i18n/translator';
import { renderMail } from '../../../kernel/mail/layout';
import type { Mail } from '../../../kernel/mail/mail';

/** Invites the recipient to register. */
export function registrationInvitationMail(
  locale: Locale,
  { email, link }: { readonly email: string; readonly link: string },
): Mail {
  const translate = getTranslator(locale);
  const text = (key: string): string => translate(`mail.registrationInvitation.${key}`, { email });
  return renderMail(locale, {
    subject: text('subject'),
    paragraphs: [text('body')],
    action: { label: text('action'), link },
    notes: [text('validity'), text('notYou')],
    reason: text('reason'),
  });
}
