import { SECONDS_PER } from '@kimari/common/durations';
import type { Locale } from '@kimari/common/locale';

/** A day from Unix seconds, as `2026-11-22`, which every reader understands. */
export function dateText(seconds: number): string {
  const date = new Date(seconds * 1000);
  return Number.isNaN(date.getTime()) ? '' : date.toISOString().slice(0, 10);
}

/** Bytes for people: `1.2 kB`. */
export function sizeText(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  return bytes < 1_000_000 ? `${(bytes / 1000).toFixed(1)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}

const UNITS = [
  ['day', SECONDS_PER.day],
  ['hour', SECONDS_PER.hour],
  ['minute', SECONDS_PER.minute],
] as const;

/** A duration for people, rounded up: `50 minutes`. */
export function durationText(seconds: number, locale: Locale): string {
  // 90 minutes say more than 2 hours.
  const [unit, length] = UNITS.find(([, one]) => seconds > 1.5 * one) ?? (['second', 1] as const);
  const format = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' });
  return format.format(Math.ceil(seconds / length));
}
