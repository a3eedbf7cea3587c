import { kanjiSounding } from '../lexicon/kanji-sounds';
import { lexicon } from '../lexicon/lexicon-files';
import { isShortKana, spellingDistanceFrom, typedSoundsOf } from '../lexicon/spellings';
import { expressionKey, expressionTerms } from '../text/expression';
import { isKatakanaOnly } from '../text/kana';
import { foldedInOtherKana } from '../text/other-kana';
import type { Concept } from './concepts';
import { closestKatakana, correctionOf, likelierOf, revoicedKatakana } from './corrections';
import { weights } from '../weights';
import { type Alternative, relatedAlternatives } from './query-draft';

/** Words in more documents than this are not typing errors. */
export const RARE = 2;

/** Lets a group also match an owner's rules. */
export function withOwner(group: Concept, term: string, weight: number): Concept {
  const isOther = ({ terms }: Alternative) => terms.length !== 1 || terms[0] !== term;
  const known = group.alternatives.find((alternative) => !isOther(alternative));
  if (known && known.weight >= weight) return group;
  return { ...group, alternatives: [...group.alternatives.filter(isOther), { terms: [term], weight }] };
}

/** Lets a group also match these terms. */
export function withAlternatives(group: Concept, terms: readonly string[], weight: number): Concept {
  const known = new Set(
    group.alternatives.filter(({ terms: of }) => of.length === 1).map(({ terms: of }) => of[0]),
  );
  const further: Alternative[] = [...new Set(terms)]
    .filter((term) => !known.has(term))
    .map((term) => ({ terms: [term], weight }));
  return further.length === 0 ? group : { ...group, alternatives: [...group.alternatives, ...further] };
}

const MAX_SIMILAR = 3;

/** A Japanese word as somebody typed it. */
export type TypedWord = {
  readonly typed: string;
  readonly isKnown: boolean;
  /** A compound of known words is probably meant. */
  readonly isMadeOfKnown: boolean;
  /** The known words that sound like it or are close to it: the closest first, then those that share most characters with it. */
  readonly similar: readonly SimilarWord[];
};

type SimilarWord = {
  readonly word: string;
  readonly distance: number;
  /** How many characters the two have at the same place. */
  readonly shared: number;
};

/** Compares a word with the known ones. */
export function typedWord(typed: string, known: readonly string[], isMadeOfKnown = false): TypedWord {
  const distanceTo = spellingDistanceFrom(typed);
  const similar = known
    .flatMap((word): readonly SimilarWord[] => {
      const distance = word === typed ? null : distanceTo(word);
      return distance === null ? [] : [{ word, distance, shared: sharedCharacters(typed, word) }];
    })
    .sort((left, right) => left.distance - right.distance || right.shared - left.shared);
  return { typed, isKnown: known.includes(typed), isMadeOfKnown, similar };
}

function sharedCharacters(left: string, right: string): number {
  const characters = [...right];
  return [...left].filter((character, at) => character === characters[at]).length;
}

/** Lets a group also match the known Japanese words that sound like a typed one or are close to it. */
export function withSpellingsOf(
  group: Concept,
  { typed, isKnown, isMadeOfKnown, similar }: TypedWord,
): Concept {
  if (isShortKana(typed) && !isKnown && lexicon().has(typed)) return group;
  const nearest = similar[0]?.distance ?? 0;
  const shared = similar[0]?.shared ?? 0;
  // Mostly, only one kanji is wrong: 買示 means 開示, not 開始.
  const isLikely = (other: SimilarWord) => !KANJI.test(typed) || other.shared === shared;
  const meant = similar
    .filter((other) =>
      isKnown
        ? other.distance === 0 && !areHomonyms(typed, other.word)
        : (other.distance === 0 || other.distance === nearest) && isLikely(other),
    )
    .map(({ word }) => word);
  if (meant[0] === undefined) return isKnown ? group : withDictionarySpelling(group, typed, isMadeOfKnown);
  // One kanji more or less makes another compound, while sounds are mistyped: 多言語対応, but マクロサービス.
  if (isMadeOfKnown && nearest > 0 && KANJI.test(typed)) return group;
  const found = correctionOf(typed, meant[0], nearest);
  // Of several words that sound alike, each may be meant.
  const correction = found?.isSameWord && meant.length > 1 ? null : found;
  const offered = correction && isMadeOfKnown ? { ...correction, isSure: false } : correction;
  const own = isKnown ? group : { ...group, correction: likelierOf(group.correction, offered) };
  return withExpressions(own, meant.slice(0, MAX_SIMILAR), weights.sameWord);
}

/** Katakana words of fewer characters that sound alike are different words: パス and パース. */
const MIN_VARIANT = 5;
const KANJI = /\p{Script=Han}/u;

/** Whether two known words that sound alike mean different things, like 構成 and 校正, rather than being spellings of one. */
function areHomonyms(left: string, right: string): boolean {
  if (KANJI.test(left) && KANJI.test(right)) return true;
  return isKatakanaOnly(left) && isKatakanaOnly(right) && left.length < MIN_VARIANT;
}

/** Lets a group also match the word of the dictionaries that a typed one, which no rule has, sounds like or is close to. */
function withDictionarySpelling(group: Concept, typed: string, isMadeOfKnown: boolean): Concept {
  if (lexicon().has(typed)) return group;
  const sounding = kanjiSounding(typedSoundsOf(typed));
  // A compound is only taken for a term of the vocabulary that sounds the same (不可試験), or differs in nothing but voicing marks (ワードブレス).
  const meant =
    group.japanese === typed
      ? (sounding[0] ?? closestKatakana(typed)[0])
      : (sounding.find((word) => lexicon().isOwn(word)) ?? revoicedKatakana(typed));
  if (!meant) return group.japanese === typed ? withKnownPart(group, typed) : group;
  const correction = { typed, meant, isSure: !isMadeOfKnown };
  return withExpressions({ ...group, correction }, [meant], weights.sameWord);
}

const MIN_KNOWN_PART = 3;

/** Lets a group also match the longest part of an unknown word of kana that the dictionaries have: スクラム of スクラムマスタ. */
function withKnownPart(group: Concept, typed: string): Concept {
  const katakana = isKatakanaOnly(typed) ? typed : foldedInOtherKana(typed);
  if (!isKatakanaOnly(katakana)) return group;
  for (let length = katakana.length - 1; length >= MIN_KNOWN_PART; length -= 1) {
    const part = [katakana.slice(0, length), katakana.slice(-length)].find((part) => lexicon().has(part));
    if (part !== undefined) return withExpressions(group, [part], weights.synonym);
  }
  return group;
}

/** Lets a group also match these words, and what the dictionaries relate to them. */
export function withExpressions(group: Concept, words: readonly string[], weight: number): Concept {
  if (words.length === 0) return group;
  const further = words.flatMap((word) => [
    { terms: expressionTerms(word), weight },
    ...relatedAlternatives(expressionKey(word)).map((each) => ({ ...each, weight: each.weight * weight })),
  ]);
  return { ...group, alternatives: [...group.alternatives, ...further] };
}
