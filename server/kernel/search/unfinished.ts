import { toKatakana } from 'wanakana';
import { foldText } from './fold-text';
import { foldKatakana } from './kana';
import { foldedInOtherKana } from './other-kana';
import { expressionsFrom, isKnownExpression, vocabularyFirst } from './term-bridge';

/**
 * Kana with the consonants that an input method shows until a vowel follows: てすt, りあk. Letters that follow for another reason,
 * as in リアクトjs or 組み込みc, begin no kana.
 */
const UNFINISHED =
  /^(.*[\p{Script=Hiragana}\p{Script=Katakana}ー])([kstnhmyrwgzdbpfj]|[kstnhmrgzdbpfj]y|sh|ch|kk|ss|tt|pp)$/su;

/** Expressions that an unfinished word may become. */
const MAX_COMPLETIONS = 6;

/** A query without the consonants of an unfinished kana at its end. */
export type Unfinished = { readonly text: string; readonly consonants: string | null };

/** Takes the consonants of an unfinished kana from the end of a query. */
export function withoutConsonants(query: string): Unfinished {
  const [, text, consonants] = UNFINISHED.exec(foldText(query)) ?? [];
  return text === undefined || consonants === undefined
    ? { text: query, consonants: null }
    : { text, consonants };
}

/** The expressions of the dictionaries that kana and the consonants of the next one may become: those of the vocabulary first. */
export function expressionsTyped(kana: string, consonants: string): readonly string[] {
  const written = /^\p{Script=Hiragana}/u.test(kana) ? [kana, foldedInOtherKana(kana)] : [kana];
  const next = [...'aiueo'].map((vowel) => foldKatakana(toKatakana(consonants + vowel)));
  if (consonants === 'n') next.push('ン');
  const begun = written.flatMap((before) => next.map((kana) => before + kana));
  const found = begun.flatMap((each) => (isKnownExpression(each) ? [each] : expressionsFrom(each)));
  // Someone who wants リアクトルータ goes on typing.
  const words = [...new Set(found)].filter(
    (each) => !found.some((other) => each !== other && each.startsWith(other)),
  );
  return words.sort(vocabularyFirst).slice(0, MAX_COMPLETIONS);
}
