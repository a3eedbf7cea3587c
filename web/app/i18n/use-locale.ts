import type { Locale } from '@kimari/common/locale';
import { usePageTexts } from './texts-context';

/** The language of the page. */
export function useLocale(): Locale {
  return usePageTexts().locale;
}
