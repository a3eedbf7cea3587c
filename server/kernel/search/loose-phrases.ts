import { setImmediate } from 'node:timers/promises';
import { expressionTerms, type Expression } from './expression';
import { foldText } from './fold-text';
import { japaneseWords } from './japanese-words';
import { stem } from './stem';
import { isStopWord } from './stop-words';
import { ENGLISH_PHRASES } from './vocabulary/english-phrases';
import { ENGLISH_WORD_SETS } from './vocabulary/english-word-sets';
import { EVERYDAY_ENGLISH } from './vocabulary/everyday-english';
import { JAPANESE_WORD_SETS } from './vocabulary/japanese-word-sets';

/** Words of a query that make a phrase, by their positions, and what professional texts call what they describe. */
export type LoosePhrase = { readonly positions: readonly number[]; readonly meanings: readonly Expression[] };

/** A phrase by the keys of its words, and the expressions that it stands for, as the table has them. */
type Entry = { readonly words: readonly string[]; readonly meanings: string };

/** Words that may stand between those of a phrase: slow queries are also queries that are sometimes slow. */
const MAX_BETWEEN = 3;
/** Phrases of one query; each alternative costs the search time. */
const MAX_FOUND = 12;
/** Entries that are read at once; all take a quarter of a second, which other requests must not wait. */
const SLICE = 100;

const entriesByWord = new Map<string, Entry[]>();
const tables = [ENGLISH_PHRASES, ENGLISH_WORD_SETS, EVERYDAY_ENGLISH, JAPANESE_WORD_SETS];
let unread: readonly string[] = tables.flatMap((table) => table.split(';'));
let phrasesRead: Promise<void> | undefined;

/** How phrases know a word: the stem of an English one, a Japanese one without its ending, with a mark for a negation. */
export function phraseKey(word: string, isNegated = false): string {
  return `${stem(word)}${isNegated ? '!' : ''}`;
}

/** Reads the phrases in slices, once, so that {@link loosePhrasesIn} need not read them at once. */
export function readLoosePhrases(): Promise<void> {
  return (phrasesRead ??= readInSlices());
}

async function readInSlices(): Promise<void> {
  while (unread.length > 0) {
    readNext(SLICE);
    await setImmediate();
  }
}

function readNext(count: number): void {
  for (const entry of unread.slice(0, count)) {
    const [phrases = '', meanings = ''] = entry.split(' = ');
    for (const phrase of phrases.trim().split(/\s+/)) {
      const parts = phrase
        .split(/[_＋]/)
        .map(keysOf)
        .filter((keys) => keys.length > 0);
      const words = parts.flat();
      const [first] = words;
      if (first === undefined || parts.length < 2) continue;
      const others = entriesByWord.get(first);
      if (others) others.push({ words, meanings });
      else entriesByWord.set(first, [{ words, meanings }]);
    }
  }
  unread = unread.slice(count);
}

/** The keys of a word of a phrase; of a Japanese compound, those of its words. */
function keysOf(word: string): readonly string[] {
  const folded = foldText(word);
  if (/^[a-z0-9]+$/.test(folded)) return isStopWord(folded) ? [] : [phraseKey(folded)];
  return japaneseWords(folded).map((part) => phraseKey(part.stem, part.isNegated));
}

/** The phrases whose words stand close to one another, in any order, among the keys of a query's words; those of most words first. */
export function loosePhrasesIn(keys: readonly string[]): readonly LoosePhrase[] {
  readNext(unread.length);
  return keys
    .flatMap((first, start) =>
      entriesOf(first).flatMap(({ words, meanings }) => {
        const positions = positionsOf(words, keys, start);
        return positions === null ? [] : [{ positions, meanings }];
      }),
    )
    .sort((left, right) => right.positions.length - left.positions.length)
    .slice(0, MAX_FOUND)
    .map(({ positions, meanings }) => ({
      positions,
      meanings: meanings.trim().split(/\s+/).map(expressionTerms),
    }));
}

/** The entries that a word begins. Someone who wants to prevent a thing negates it: 盗み見られない. */
function entriesOf(key: string): readonly Entry[] {
  const own = entriesByWord.get(key) ?? [];
  return isNegated(key) ? [...own, ...(entriesByWord.get(key.slice(0, -1)) ?? [])] : own;
}

const isNegated = (key: string): boolean => key.endsWith('!');
const isMeant = (key: string, word: string): boolean =>
  key === word || (isNegated(key) && key.slice(0, -1) === word);

/** The positions of all words, the first of them at `start`; null where one is missing or too far away. */
function positionsOf(
  [, ...others]: readonly string[],
  keys: readonly string[],
  start: number,
): readonly number[] | null {
  const farthest = others.length + MAX_BETWEEN;
  const isNear = (at: number) => at !== start && Math.abs(at - start) <= farthest;
  const positions = others.map((word) => keys.findIndex((key, at) => isMeant(key, word) && isNear(at)));
  return positions.includes(-1) ? null : [start, ...positions];
}
