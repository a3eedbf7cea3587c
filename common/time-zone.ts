import type { Locale } from './locale';

const NAME = /^[A-Z][A-Za-z0-9_+-]{0,31}(\/[A-Za-z0-9_+-]{1,32}){0,2}$/;

/**
 * The canonical name of an IANA time zone; null for anything else. `Intl.supportedValuesOf` lacks UTC and the other names
 * of a zone, which browsers report, so the formatter decides.
 */
export function readTimeZone(text: string | null | undefined): string | null {
  if (!text || !NAME.test(text)) return null;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: text }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}

/** The zone of dates for readers whose own is unknown. */
export function defaultTimeZone(locale: Locale): string {
  return locale === 'ja' ? 'Asia/Tokyo' : 'UTC';
}

/** The zones to choose from, by name. */
export function timeZones(): readonly string[] {
  return ['UTC', ...Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'UTC')];
}
