import { SECONDS_PER } from '@kimari/common/durations';
import type { Locale } from '@kimari/common/locale';

const { minute: MINUTE, hour: HOUR, day: DAY, year: YEAR } = SECONDS_PER;

/**
 * Largest unit first; the first one that fits is shown. The short forms are not those of the locale data, which differ
 * between browsers and the server.
 */
const UNITS: readonly (readonly [Intl.RelativeTimeFormatUnit, seconds: number, short: string])[] = [
  ['year', YEAR, 'y'],
  ['month', 30 * DAY, 'mo'],
  ['week', 7 * DAY, 'w'],
  ['day', DAY, 'd'],
  ['hour', HOUR, 'h'],
  ['minute', MINUTE, 'min'],
];

/** Cached because creating a formatter takes a hundred times as long as using it. */
const relativeFormats = new Map<string, Intl.RelativeTimeFormat>();
const dateFormats = new Map<string, Intl.DateTimeFormat>();

/** Formats kept; there are a few hundred zones, and a person uses one. */
const MAX_FORMATS = 200;

function kept<Format>(formats: Map<string, Format>, key: string, make: () => Format): Format {
  let format = formats.get(key);
  if (format === undefined) {
    format = make();
    if (formats.size >= MAX_FORMATS) formats.clear();
    formats.set(key, format);
  }
  return format;
}

/** `1,284` in both languages. */
export function formatCount(count: number): string {
  return count.toLocaleString('en-US');
}

/** `3日前`, `3 days ago`. Both times are Unix seconds. */
export function formatRelative(time: number, now: number, locale: Locale): string {
  const elapsed = Math.max(0, now - time);
  const format = kept(
    relativeFormats,
    locale,
    () => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }),
  );
  const unit = UNITS.find(([, seconds]) => elapsed >= seconds);
  if (!unit) return locale === 'ja' ? 'たった今' : format.format(0, 'second');
  const text = format.format(-Math.floor(elapsed / unit[1]), unit[0]);
  // The locale data gives 「3 日前」, but Japanese text has no space there; the styles set the gap.
  return locale === 'ja' ? text.replaceAll(' ', '') : text;
}

/** `3日前`, `3d ago`, for columns. Both times are Unix seconds. */
export function formatAge(time: number, now: number, locale: Locale): string {
  const elapsed = now - time;
  const isYesterday = elapsed >= DAY && elapsed < 2 * DAY;
  const unit = UNITS.find(([, seconds]) => elapsed >= seconds);
  if (locale === 'ja' || isYesterday || !unit) return formatRelative(time, now, locale);
  const [, seconds, short] = unit;
  return `${Math.floor(elapsed / seconds)}${short} ago`;
}

/**
 * `2025年11月2日`, `Nov 2, 2025`. Takes Unix seconds. The zone is that of the page, because server and browser must render
 * the same text.
 */
export function formatDate(time: number, locale: Locale, timeZone: string): string {
  const dateStyle = locale === 'ja' ? 'long' : 'medium';
  const make = () => new Intl.DateTimeFormat(locale, { dateStyle, timeZone });
  return kept(dateFormats, `${locale} ${timeZone}`, make).format(time * 1000);
}

/** `2026年11月`, `Nov 2026`. Takes `2026-11`. */
export function formatMonth(month: string, locale: Locale): string {
  const width = locale === 'ja' ? 'long' : 'short';
  const make = () => new Intl.DateTimeFormat(locale, { year: 'numeric', month: width, timeZone: 'UTC' });
  return kept(dateFormats, `${locale} month`, make).format(Date.parse(`${month}-01T00:00:00Z`));
}

/** `2025年11月2日 14:02`, `Nov 2, 2025, 14:02`. Takes Unix seconds. */
export function formatDateTime(time: number, locale: Locale, timeZone: string): string {
  const dateStyle = locale === 'ja' ? 'long' : 'medium';
  const make = () =>
    new Intl.DateTimeFormat(locale, { dateStyle, timeStyle: 'short', hourCycle: 'h23', timeZone });
  return kept(dateFormats, `${locale} ${timeZone} with time`, make).format(time * 1000);
}

/** `14:02`. Takes Unix seconds. */
export function formatTime(time: number, timeZone: string): string {
  const make = () => new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone });
  return kept(dateFormats, `${timeZone} time alone`, make).format(time * 1000);
}

/** Unix seconds as ISO 8601, for `<time dateTime>`. */
export function toIso(time: number): string {
  return new Date(time * 1000).toISOString();
}

/** `12.4 KB`; sizes are bytes. */
export function formatBytes(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`;
  return `${(bytes / 1024).toFixed(1)} KB`;
}
