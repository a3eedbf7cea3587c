import type { Locale } from '@kimari/common/locale';
import { getTranslator } from '../../kernel/i18n/translator';
import type { SuccessResultView } from '../auth';

/** As {@link toSuccess}, for what its owner gets a mail about; says so if the account has no address. */
export function toMailedSuccess(
  locale: Locale,
  done: string,
  { email }: { readonly email: string },
): SuccessResultView {
  const success = toSuccess(locale, done);
  if (email !== '') return success;
  const message = getTranslator(locale)('done.administration.unmailed', { done: success.message });
  return { ...success, message };
}

/** A success with the translated message `done.administration.<done>`. */
export function toSuccess(locale: Locale, done: string): SuccessResultView {
  return { success: true, message: getTranslator(locale)(`done.administration.${done}`) };
}
