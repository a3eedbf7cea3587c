import type { Locale } from '@kimari/common/locale';
import { getTranslator } from '../../kernel/i18n/translator';
import { renderMail } from '../../kernel/mail/layout';
import type { Mail } from '../../kernel/mail/mail';
import { mailTime } from '../../kernel/mail/mail-time';
import { recipientZone } from './recipient-zone';

/** A link for the holder of an account. */
export type AccountMailParams = {
  readonly username: string;
  /** The recipient. */
  readonly to: string;
  readonly link: string;
  readonly validUntil: Date;
  /** The recipient's (IANA name); null before one is chosen. */
  readonly timeZone: string | null;
};

/** Renders a mail with a link that works once, from the messages under `mail.<name>`. */
export function accountMail(
  name: 'verifyEmail' | 'changeEmail' | 'resetPassword',
  locale: Locale,
  { username, to, link, validUntil, timeZone }: AccountMailParams,
): Mail {
  const translate = getTranslator(locale);
  const text = (key: string): string => translate(`mail.${name}.${key}`, { email: to });
  return renderMail(locale, {
    subject: text('subject'),
    greeting: translate('mail.greeting', { username }),
    paragraphs: [text('body')],
    facts: [
      { label: translate('mail.facts.username'), value: username },
      {
        label: translate('mail.facts.validUntil'),
        value: mailTime(validUntil, locale, recipientZone({ locale, timeZone })),
      },
    ],
    action: { label: text('action'), link },
    notes: [text('effect'), text('notYou')],
    reason: text('reason'),
  });
}
