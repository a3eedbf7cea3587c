import type { Locale } from '@kimari/common/locale';
import type { Mail } from '../../../kernel/mail/mail';
import { accountMail, type AccountMailParams } from '../account.mail';

/** Asks the holder of an account to confirm a new address; sent to that address. */
export function changeEmailMail(locale: Locale, params: AccountMailParams): Mail {
  return accountMail('changeEmail', locale, params);
}
