import type { Locale } from '@kimari/common/locale';
import type { Mail } from '../../../kernel/mail/mail';
import { accountMail, type AccountMailParams } from '../account.mail';

/** Tells somebody that a copy of their sign-in was used and the session has been ended for that. */
export function sessionEndedMail(locale: Locale, params: AccountMailParams): Mail {
  return accountMail('sessionEnded', ['advice'], locale, params);
}
