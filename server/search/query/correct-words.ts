import { isOn } from '../mechanisms';
import { isStopWord, isWayOfAsking } from '../text/word-lists';
import { closestWords, isCorrectable } from '../text/typing-errors';
import { weights } from '../weights';
import { RARE, withAlternatives } from './alternatives';
import type { Concept } from './concepts';
import type { KnownWords, WordRow } from './known-words';
import { documentsWithAlternative, type TermStatistics } from './term-statistics';

/** Words of a query that are corrected. */
const MAX_CORRECTED = 12;
/** Two words written as one have at least this many letters each. */
const MIN_HALF = 3;
/** A word counts as a typing error when a similar word is at least this many times as common. */
const ERROR_RATIO = 10;
/** Words in at most this many documents may be two words that somebody joined: `prometheus/grafana`. */
const RARE_JOINED = 10;

/** Lets groups whose word is probably a typing error match the words that were meant, too. */
export function correctWords(
  words: KnownWords,
  groups: readonly Concept[],
  statistics: TermStatistics,
): Promise<readonly Concept[]> {
  return Promise.all(
    groups.map((group, index) =>
      index < MAX_CORRECTED ? correct(words, group, statistics) : Promise.resolve(group),
    ),
  );
}

async function correct(words: KnownWords, group: Concept, statistics: TermStatistics): Promise<Concept> {
  const { word } = group;
  if (word === null || !isCorrectable(word) || !isOn('typingErrors')) return group;
  const common = Math.max(
    ...group.alternatives.map((alternative) => documentsWithAlternative(alternative, statistics)),
  );
  if (common > RARE_JOINED) return group;
  if (common > RARE) return (await split(words, group, word, common)) ?? group;
  const near = await words.near(word);
  const itself = near.find((known) => known.word === word);
  const wanted = Math.max(1, common * ERROR_RATIO, (itself?.documents ?? 0) * ERROR_RATIO);
  const isContentWord = (known: WordRow) => !isStopWord(known.word) && !isWayOfAsking(known.word);
  const likely = near.filter((known) => known.documents >= wanted && isContentWord(known));
  const meant = closestWords(word, likely, ({ about }) => about);
  if (meant[0] !== undefined) {
    const correction = { typed: word, meant: meant[0].word, isSure: itself === undefined };
    const terms = meant.map((known) => known.term);
    return withAlternatives({ ...group, correction }, terms, weights.sameWord);
  }
  if (group.correction !== null) return group;
  const isUnknown = common === 0 && itself === undefined;
  const apart = await split(words, group, word, isUnknown ? 0 : Math.max(1, common));
  if (apart !== null || !isUnknown) return apart ?? group;
  return withSuggestion(words, group, word);
}

/**
 * Reads a word that is not known, or hardly, as two without a space between them; null if it is not that either. The halves
 * of a word that some rule has must be far more common.
 */
async function split(
  words: KnownWords,
  group: Concept,
  word: string,
  common: number,
): Promise<Concept | null> {
  const halves = await halvesOf(words, word);
  const rarest = Math.min(...(halves ?? []).map(({ documents }) => documents));
  if (halves === null || (common > 0 && rarest < Math.max(RARE, common) * ERROR_RATIO)) return null;
  const alternative = { terms: halves.map(({ term }) => term), weight: weights.sameWord };
  return {
    ...group,
    alternatives: [...group.alternatives, alternative],
    correction: { typed: word, meant: halves.map((half) => half.word).join(' '), isSure: common === 0 },
  };
}

/** Suggests the known word that is most similar, without searching for it. */
async function withSuggestion(words: KnownWords, group: Concept, word: string): Promise<Concept> {
  if (group.isCompleted) return group;
  const similar = await words.mostSimilar(word, RARE);
  return similar === null ? group : { ...group, correction: { typed: word, meant: similar, isSure: false } };
}

/** The two most common known words that make up a word without a space between them; null if there are none. */
async function halvesOf(words: KnownWords, word: string): Promise<readonly WordRow[] | null> {
  const splits = Array.from({ length: Math.max(0, word.length - 2 * MIN_HALF + 1) }, (_, index) => {
    const at = index + MIN_HALF;
    return [word.slice(0, at), word.slice(at)] as const;
  });
  if (splits.length === 0) return null;
  const rows = await words.known(splits.flat());
  const known = new Map(rows.map((row) => [row.word, row]));
  const found = splits.flatMap(([left, right]) => {
    const [first, second] = [known.get(left), known.get(right)];
    if (!first || !second) return [];
    return [{ halves: [first, second], documents: Math.min(first.documents, second.documents) }];
  });
  return found.sort((one, other) => other.documents - one.documents)[0]?.halves ?? null;
}
