import type { Locale } from '@kimari/common/locale';
import type { Mail } from '../../../kernel/mail/mail';
import { accountMail, type AccountMailParams } from '../account.mail';

/** Tells the user that a refresh token was reused and the session has been ended. */
export function sessionEndedMail(locale: Locale, params: AccountMailParams): Mail {
  return accountMail('sessionEnded', ['advice'], locale, params);
}
