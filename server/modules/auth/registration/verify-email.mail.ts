import type { Locale } from '@kimari/common/locale';
import type { Mail } from '../../../kernel/mail/mail';
import { accountMail, type AccountMailParams } from '../account.mail';

/** Asks somebody to prove their address. */
export function verifyEmailMail(locale: Locale, params: AccountMailParams): Mail {
  return accountMail('verifyEmail', ['validity', 'notYou'], locale, params);
}
