import type { Locale } from '@kimari/common/locale';
import type { Mail } from '../../../kernel/mail/mail';
import { accountMail, type AccountMailParams } from '../account.mail';

/** Lets the holder of an account set a new password. */
export function resetPasswordMail(locale: Locale, params: AccountMailParams): Mail {
  return accountMail('resetPassword', locale, params);
}
