import { useTranslation } from '#app/lib/use-translation';
import { DEFAULT_LOCALE, parseLocale } from '@kimari/common/locale';
import type { Locale } from '@kimari/common/locale';

/** The language of the page. */
export function useLocale(): Locale {
  const { i18n } = useTranslation();
  return parseLocale(i18n.language) ?? DEFAULT_LOCALE;
}
