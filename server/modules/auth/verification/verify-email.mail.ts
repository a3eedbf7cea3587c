import type { Locale } from '@kimari/common/locale';
import type { Mail } from '../../../kernel/mail/mail';
import { accountMail, type AccountMailParams } from '../account.mail';

/** Asks the holder of an account to verify the address. */
export function verifyEmailMail(locale: Locale, params: AccountMailParams): Mail {
  return accountMail('verifyEmail', locale, params);
}
