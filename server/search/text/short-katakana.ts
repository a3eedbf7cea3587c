import { isKatakanaOnly } from './kana';

/** Longer words are hardly part of others by chance. */
const SHORT = { from: 2, to: 4 };
/** The abbreviations of a long word are its first characters: プレゼン of プレゼンテーション. */
const ABBREVIATION = { lengths: [3, 4], from: 6 };
/** Other terms consist of letters and digits, or begin with another sign. */
const SIGN = '=';

/** Whether a word of katakana is so short that it is part of others by chance, as ログ is of プログラム. */
export function isShortKatakana(word: string): boolean {
  return word.length >= SHORT.from && word.length <= SHORT.to && isKatakanaOnly(word);
}

/** The term of a word as a whole, beside the pairs of its characters. */
export function wordTerm(word: string): string {
  return `${SIGN}${word}`;
}

/** The word of such a term; null for any other. */
export function wordOfTerm(term: string): string | null {
  return term.startsWith(SIGN) ? term.slice(SIGN.length) : null;
}

/** What finds a word of a document as a whole: itself if it is short, its abbreviations if it is long. */
export function wordTermsOf(word: string): readonly string[] {
  if (isShortKatakana(word)) return [wordTerm(word)];
  if (word.length < ABBREVIATION.from || !isKatakanaOnly(word)) return [];
  return ABBREVIATION.lengths.map((length) => wordTerm(word.slice(0, length)));
}
