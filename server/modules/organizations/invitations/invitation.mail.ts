import type { Locale } from '@kimari/common/locale';
import { getTranslator } from '../../../kernel/i18n/translator';
import { renderMail } from '../../../kernel/mail/layout';
import type { Mail } from '../../../kernel/mail/mail';
import { nameInMail } from '../../../kernel/mail/name-in-mail';

type InvitationMailParams = {
  /** Display name of the organization. */
  readonly organization: string;
  readonly inviter: string;
  readonly link: string;
};

/** Invites the recipient to an organization. */
export function invitationMail(locale: Locale, { inviter, link, ...named }: InvitationMailParams): Mail {
  const translate = getTranslator(locale);
  const organization = nameInMail(named.organization);
  const text = (key: string): string => translate(`mail.invitation.${key}`, { organization, inviter });
  return renderMail(locale, {
    subject: text('subject'),
    paragraphs: [text('body')],
    facts: [
      { label: text('organization'), value: organization },
      { label: text('inviter'), value: `@${inviter}` },
    ],
    action: { label: text('action'), link },
    notes: [text('validity'), text('notYou')],
    reason: text('reason'),
  });
}
