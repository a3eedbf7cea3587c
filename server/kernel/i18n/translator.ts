import { createInstance } from 'i18next';
import { durationText } from '@kimari/common/duration-text';
import { DEFAULT_LOCALE, LOCALES, type Locale, parseLocale } from '@kimari/common/locale';
import { SITE_NAME } from '@kimari/common/site';
import en from './messages/en.json';
import ja from './messages/ja.json';

/** Returns the message for a key, with its `{placeholders}` filled in. */
export type Translate = (key: string, params?: Readonly<Record<string, unknown>>) => string;

const i18n = createInstance();
void i18n.init({
  resources: { ja: { translation: ja }, en: { translation: en } },
  lng: 'ja',
  fallbackLng: false,
  initAsync: false,
  interpolation: { prefix: '{', suffix: '}', escapeValue: false, defaultVariables: { siteName: SITE_NAME } },
});

/**
 * `{retryAfter, duration}`: seconds in a readable unit. `secondsUpTo` among the values of a message keeps those up to it in seconds.
 */
i18n.services.formatter?.add('duration', (value, language, { secondsUpTo }: { secondsUpTo?: number }) =>
  durationText(Number(value), parseLocale(language) ?? DEFAULT_LOCALE, { secondsUpTo }),
);

const translators = Object.fromEntries(LOCALES.map((locale) => [locale, i18n.getFixedT(locale)])) as Record<
  Locale,
  Translate
>;

/** The translator of one language. */
export function getTranslator(locale: Locale): Translate {
  return translators[locale];
}

/** Whether a message exists in a language; for tests. */
export function hasMessage(key: string, locale: Locale): boolean {
  return i18n.exists(key, { lng: locale });
}
