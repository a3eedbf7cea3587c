/** The languages of the product; the first is the default. */
export const LOCALES = ['ja', 'en'] as const;
export type Locale = (typeof LOCALES)[number];
export const DEFAULT_LOCALE: Locale = 'ja';

/** Reads a language tag such as `en-US`; null when it is neither Japanese nor English. */
export function parseLocale(tag: string | null | undefined): Locale | null {
  const language = tag?.trim().toLowerCase();
  return LOCALES.find((locale) => language === locale || language?.startsWith(`${locale}-`)) ?? null;
}

/** The supported language with the highest weight (RFC 9110 §12.5.4). */
function fromAcceptLanguage(header: string | null | undefined): Locale | null {
  if (!header) return null;
  const entries = header.split(',').map((entry, position) => {
    const [tag = '', ...parameters] = entry.split(';');
    const weight = parameters.map((parameter) => /^\s*q=([0-9.]+)\s*$/i.exec(parameter)?.[1]).find(Boolean);
    return { locale: parseLocale(tag), weight: weight === undefined ? 1 : Number(weight), position };
  });
  const wanted = entries
    .filter((entry) => entry.locale !== null && entry.weight > 0)
    .sort((a, b) => b.weight - a.weight || a.position - b.position);
  return wanted[0]?.locale ?? null;
}

/** The sources of a language, most explicit first. */
export type LocaleSources = {
  readonly explicit?: string | null;
  readonly query?: string | null;
  readonly saved?: string | null;
  readonly acceptLanguage?: string | null;
};

/**
 * Picks the language of a response: explicit, then `?lang`, then the saved choice, then Accept-Language, then Japanese.
 */
export function pickLocale(sources: LocaleSources): Locale {
  return (
    parseLocale(sources.explicit) ??
    parseLocale(sources.query) ??
    parseLocale(sources.saved) ??
    fromAcceptLanguage(sources.acceptLanguage) ??
    DEFAULT_LOCALE
  );
}
