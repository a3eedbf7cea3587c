import type { Locale } from '@kimari/common/locale';
import { getTranslator } from '../../../kernel/i18n/translator';
import { renderMail } from '../../../kernel/mail/layout';
import type { Fact, Mail } from '../../../kernel/mail/mail';

/** The security events that the owner of an account is told about. The texts are the messages under `mail.<name>`. */
export type NoticeName =
  | 'sessionEnded'
  | 'newDevice'
  | 'cliTokenCreated'
  | 'cliTokenLeaked'
  | 'sessionLeaked'
  | 'passwordChanged'
  | 'emailChanged'
  | 'providerLinked'
  | 'providerUnlinked'
  | 'secondFactorOn'
  | 'secondFactorOff'
  | 'recoveryCodesRenewed'
  | 'accountDeleted'
  | 'accountSuspended'
  | 'accountRestored';

/** Renders a notice: what happened, the facts, and a button to the page where the owner can act. */
export function noticeMail(
  name: NoticeName,
  locale: Locale,
  {
    username,
    facts,
    link,
  }: { readonly username: string; readonly facts: readonly Fact[]; readonly link: string },
): Mail {
  const translate = getTranslator(locale);
  return renderMail(locale, {
    subject: translate(`mail.${name}.subject`),
    greeting: translate('mail.greeting', { username }),
    paragraphs: [translate(`mail.${name}.body`)],
    facts,
    action: { label: translate(`mail.${name}.action`), link },
    notes: [translate(`mail.${name}.advice`)],
    reason: translate('mail.securityReason'),
  });
}
