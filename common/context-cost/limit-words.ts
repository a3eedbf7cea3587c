import type { Locale } from '../locale';
import type { LimitUnit, LimitUse } from './limits';

type Words = {
  readonly units: Readonly<Record<LimitUnit, string>>;
  readonly limit: string;
  readonly advice: string;
};

const WORDS: Readonly<Record<Locale, Words>> = {
  en: {
    units: { characters: 'characters', bytes: 'bytes', lines: 'lines' },
    limit: '{percent} % of the {limit} {unit} that are read',
    advice: '{percent} % of the {limit} {unit} that are advised',
  },
  ja: {
    units: { characters: '文字', bytes: 'バイト', lines: '行' },
    limit: '読まれる上限 {limit} {unit}の {percent}%',
    advice: '推奨される {limit} {unit}の {percent}%',
  },
};
const NUMBERS: Readonly<Record<Locale, string>> = { en: 'en-US', ja: 'ja-JP' };

/** A limit that is near or passed, in words; null when it is neither. */
export function describeLimit(
  { unit, limit, size, state, isAdvice }: LimitUse,
  locale: Locale,
): string | null {
  if (state === 'within') return null;
  const words = WORDS[locale];
  const numbers = new Intl.NumberFormat(NUMBERS[locale]);
  return (isAdvice ? words.advice : words.limit)
    .replace('{percent}', numbers.format(Math.floor((size / limit) * 100)))
    .replace('{limit}', numbers.format(limit))
    .replace('{unit}', words.units[unit]);
}

/** The sentences about all limits of a target. */
export function describeLimits(limits: readonly LimitUse[], locale: Locale): readonly string[] {
  return limits.flatMap((limit) => describeLimit(limit, locale) ?? []);
}
