import type { Locale } from '@kimari/common/locale';
import { getTranslator } from '../../kernel/i18n/translator';
import type { SuccessResultView } from '../auth';

/** A success with the translated message `done.administration.<done>`. */
export function toSuccess(locale: Locale, done: string): SuccessResultView {
  return { success: true, message: getTranslator(locale)(`done.administration.${done}`) };
}
