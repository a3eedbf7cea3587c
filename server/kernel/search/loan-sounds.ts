import { toRomaji } from 'wanakana';
import { unfoldKatakana } from './kana';
import { editDistance } from './typing-errors';

type Replacement = readonly [RegExp, string];

/** What Japanese does not tell apart. */
const ALIKE: readonly Replacement[] = [
  [/j/g, 'g'],
  [/z/g, 's'],
  [/v/g, 'b'],
  [/l/g, 'r'],
  [/m(?=[bp])/g, 'n'],
  [/(.)\1+/g, '$1'],
];

/** How English is spelt, as far as katakana follows its sound. */
const ENGLISH: readonly Replacement[] = [
  [/ph/g, 'f'],
  [/gh/g, ''],
  [/[ts]ion/g, 'shon'],
  [/ture$/, 'tya'],
  [/au/g, 'o'],
  [/s?sh|sch/g, 's'],
  [/t?ch/g, 't'],
  [/ck|qu?/g, 'k'],
  [/d[gj]/g, 'g'],
  [/x/g, 'ks'],
  [/th/g, 's'],
  [/c(?=[eiy])/g, 's'],
  [/c/g, 'k'],
  [/([^aeiou])e$/, '$1'],
  // An r that is not spoken makes the vowel long.
  [/([aeiou])r(?![aeiouy])/g, '$1'],
];

const ROMAJI: readonly Replacement[] = [
  [/'/g, ''],
  [/sh/g, 's'],
  [/ch|ts/g, 't'],
];

const replaced = (text: string, replacements: readonly Replacement[]) =>
  replacements.reduce((result, [pattern, by]) => result.replace(pattern, by), text);

/** How an English word roughly sounds to Japanese ears. */
export function soundOfEnglish(word: string): string {
  return replaced(replaced(word, ENGLISH), ALIKE);
}

/** How a folded word of katakana sounds in the same letters; the th of English may have become s or t. */
export function soundOfKatakana(katakana: string): string {
  return replaced(replaced(toRomaji(unfoldKatakana(katakana)).toLowerCase(), ROMAJI), ALIKE);
}

/** The consonants of a sound; katakana adds vowels, but rarely consonants. */
export function consonantsOf(sound: string): string {
  return sound.replace(/[aeiouyw]/g, '');
}

/** The consonants that an English word may have which sounds like this: プロメテウス has a t where Prometheus has th. */
export function consonantKeys(sound: string): readonly string[] {
  const consonants = consonantsOf(sound);
  const others = [...consonants.matchAll(/t/g)].map(
    ({ index }) => `${consonants.slice(0, index)}s${consonants.slice(index + 1)}`,
  );
  return [consonants, ...others];
}

/** Vowels that katakana puts after consonants. */
const PUT_IN = /(?<=[^aeiouyw])u(?=[^aeiouyw]|$)|(?<=[td])o(?=[^aeiouyw]|$)/g;

const withoutPutIn = (sound: string) => sound.replace(PUT_IN, '');

/** How far two words of the same consonants are apart, between 0 for the same sound and 1. */
export function distanceOfSounds(katakana: string, english: string): number {
  const pairs = [
    [katakana, english],
    [withoutPutIn(katakana), english],
    [withoutPutIn(katakana), withoutPutIn(english)],
  ] as const;
  return Math.min(
    ...pairs.map(([left, right]) => editDistance(left, right) / Math.max(1, left.length, right.length)),
  );
}
