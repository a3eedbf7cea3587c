import type { Tier } from '../text/scoring';
import type { Alternative } from './query-draft';
import type { TermStatistics } from './term-statistics';
import { type Alternatives, type Conditions, groupQuery, termsIn } from './tsquery';

/** A posting list of this length takes as long to read as one more search. */
const LONG_LIST = 1000;
/** Of a list that is so many times longer than another one, the index skips most where both are needed. */
const SKIP_RATIO = 20;

/** So many alternatives of one search are sought separately, those with the longest lists, since each takes a search of its own. */
const MAX_SEPARATE = 8;

/**
 * The length of the longest posting list if this alternative deserves a search of its own, otherwise 0. The index reads the lists of all terms
 * that stand beside an `or` to the end; of an alternative alone, it skips from a match of its rarest term to the next.
 */
function skippableLength(alternative: Alternative, tier: Tier, statistics: TermStatistics): number {
  const lists = termsIn(alternative, tier).map((term) => statistics.documentsWith(term));
  const longest = Math.max(...lists);
  return longest > LONG_LIST && longest > SKIP_RATIO * Math.min(...lists) ? longest : 0;
}

/** The alternatives of all concepts that are sought separately. */
function separatelySearched(
  groups: readonly Alternatives[],
  tier: Tier,
  statistics: TermStatistics,
): ReadonlySet<Alternative> {
  const skippable = groups
    .flatMap(({ alternatives }) => alternatives)
    .map((alternative) => ({ alternative, length: skippableLength(alternative, tier, statistics) }))
    .filter(({ length }) => length > 0)
    .sort((left, right) => right.length - left.length);
  return new Set(skippable.slice(0, MAX_SEPARATE).map(({ alternative }) => alternative));
}

/** The searches that find, together, what has all concepts in a tier. */
export function searchesFor(
  groups: readonly Alternatives[],
  tier: Tier,
  statistics: TermStatistics,
): readonly Conditions[] {
  const separate = separatelySearched(groups, tier, statistics);
  const quick = groups.map(({ alternatives }) => ({
    alternatives: alternatives.filter((alternative) => !separate.has(alternative)),
  }));
  const alone = groups.flatMap(({ alternatives }, index) =>
    alternatives
      .filter((alternative) => separate.has(alternative))
      .map((alternative) => [
        { alternatives: [alternative] },
        ...quick.slice(0, index),
        ...groups.slice(index + 1),
      ]),
  );
  return [quick, ...alone]
    .filter((search) => search.every(({ alternatives }) => alternatives.length > 0))
    .map((search) => search.map((group) => groupQuery(group, tier)));
}

const keyOf = ({ terms }: Alternative): string => terms.join(' ');

/**
 * Splits a search for all concepts in two. An alternative that all concepts share stands for all of them, so the first search
 * looks for the shared alternatives of one concept only. The second one looks for the other alternatives of all concepts. One
 * search with both would be slower: the index skips less, the more its conditions have in common.
 */
export function splitByShared(groups: readonly Alternatives[]): readonly (readonly Alternatives[])[] {
  const [first, ...others] = groups.map(({ alternatives }) => new Set(alternatives.map(keyOf)));
  const shared = new Set([...(first ?? [])].filter((key) => others.every((keys) => keys.has(key))));
  const only = ({ alternatives }: Alternatives, isWanted: (key: string) => boolean): Alternatives => ({
    alternatives: alternatives.filter((alternative) => isWanted(keyOf(alternative))),
  });
  return [
    groups.slice(0, 1).map((group) => only(group, (key) => shared.has(key))),
    groups.map((group) => only(group, (key) => !shared.has(key))),
  ];
}
