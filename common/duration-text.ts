import { SECONDS_PER } from './durations';
import type { Locale } from './locale';

/** Largest unit first. */
const UNITS = [
  ['day', SECONDS_PER.day],
  ['hour', SECONDS_PER.hour],
  ['minute', SECONDS_PER.minute],
] as const;

type Style = {
  /** What takes the place of the space before a unit in Japanese, which the locale data have; nothing by default. */
  readonly gap?: string;
  /** Durations up to this one are said in seconds. */
  readonly secondsUpTo?: number | undefined;
};

/** A duration for people, rounded up: `50 minutes`, `50分`. */
export function durationText(
  seconds: number,
  locale: Locale,
  { gap = '', secondsUpTo = 1.5 * SECONDS_PER.minute }: Style = {},
): string {
  // 90 minutes say more than 2 hours.
  const [unit, length] = UNITS.find(([, one]) => seconds > Math.max(1.5 * one, secondsUpTo)) ?? ['second', 1];
  const format = new Intl.NumberFormat(locale, {
    style: 'unit',
    unit,
    unitDisplay: 'long',
    useGrouping: false,
  });
  const text = format.format(Math.ceil(seconds / length));
  return locale === 'ja' ? text.replaceAll(' ', gap) : text;
}
