import type { QueryGroup } from '../../../kernel/search/query-groups';
import { documentsWithAlternative, type TermStatistics } from '../../../kernel/search/ranking';
import { inverseFrequency, type Tier } from '../../../kernel/search/scoring';
import { quoteLexeme } from './index-row';
import { nameTerm, strongTerm, tagTerm } from './terms';

/** The text searches of one query, as `tsquery` text: from the strictest to the loosest. */
export type SearchPlan = {
  readonly name: string;
  readonly strong: string;
  readonly content: string;
  /** Documents that have at least two ideas of the query; null when the query has one. */
  readonly loose: { readonly strong: string; readonly content: string } | null;
  readonly ideas: number;
  /** Estimates from the statistics. */
  readonly expected: {
    /** All there are. */
    readonly documents: number;
    /** Matches by name, at most. */
    readonly name: number;
    /** Documents with the rarest idea: what reading all matches costs grows with it. */
    readonly shortestList: number;
    readonly matches: number;
    readonly looseContent: number;
  };
};

export type TagFilter = { readonly tags: readonly string[]; readonly mode: 'any' | 'all' };

const mark: Record<Tier, (term: string) => string> = {
  content: (term) => term,
  strong: strongTerm,
  name: nameTerm,
};

function groupQuery(group: QueryGroup, tier: Tier): string {
  const ways = group.alternatives.map(({ terms }) => {
    const lexemes = terms.map((term) => quoteLexeme(mark[tier](term)));
    return lexemes.length === 1 ? lexemes.join() : `(${lexemes.join(' & ')})`;
  });
  return ways.length === 1 ? ways.join() : `(${ways.join(' | ')})`;
}

function groupDocuments(group: QueryGroup, tier: Tier, statistics: TermStatistics): number {
  const counted: TermStatistics = {
    total: statistics.total,
    documentsWith: (term) => statistics.documentsWith(mark[tier](term)),
  };
  const sum = group.alternatives.reduce((total, way) => total + documentsWithAlternative(way, counted), 0);
  return Math.min(sum, statistics.total);
}

/** The `tsquery` text of a tag filter; empty without tags. */
export function tagQuery(filter: TagFilter): string {
  if (filter.tags.length === 0) return '';
  return `(${filter.tags.map((tag) => quoteLexeme(tagTerm(tag))).join(filter.mode === 'all' ? ' & ' : ' | ')})`;
}

/** Ideas that are combined two by two when no document has all: the most telling ones. */
const MOST_COMBINED = 4;

function pairs<Item>(items: readonly Item[]): readonly (readonly [Item, Item])[] {
  return items.flatMap((left, index) => items.slice(index + 1).map((right) => [left, right] as const));
}

/** A partial match tries this many spellings of an idea: the word as typed and its closest alternatives. */
const MAX_PARTIAL_SPELLINGS = 3;

function withFewSpellings(group: QueryGroup): QueryGroup {
  const byWeight = [...group.alternatives].sort((left, right) => right.weight - left.weight);
  return { ...group, alternatives: byWeight.slice(0, MAX_PARTIAL_SPELLINGS) };
}

/** Documents with two of several ideas, or with the most telling one; with two ideas, either. */
function loosely(groups: readonly QueryGroup[], tier: Tier, narrow: readonly string[]): string {
  const pairwise = pairs(groups).map(
    ([left, right]) => `(${groupQuery(left, tier)} & ${groupQuery(right, tier)})`,
  );
  const alone = groups.slice(0, groups.length === 2 ? 2 : 1).map((group) => groupQuery(group, tier));
  return [`(${[...pairwise, ...alone].join(' | ')})`, ...narrow].join(' & ');
}

/**
 * How many documents have all ideas: somewhere between what independent ideas would give, which is too few for words
 * that belong together, and the number of the rarest.
 */
function expectedMatches(groups: readonly QueryGroup[], statistics: TermStatistics): number {
  const counts = groups.map((group) => groupDocuments(group, 'content', statistics));
  const total = Math.max(1, statistics.total);
  const independent = counts.reduce((matches, count) => (matches * count) / total, total);
  return Math.round(Math.sqrt(independent * Math.min(...counts)));
}

/** Plans the searches of a query, each narrowed by further conditions that are `tsquery` text already. */
export function planSearch(
  groups: readonly QueryGroup[],
  statistics: TermStatistics,
  narrow: readonly string[],
): SearchPlan {
  // A word that most rules contain is left out of the search, unless the query has no other.
  const distinctive = groups.filter((group) => group.importance >= 1);
  const needed = distinctive.length > 0 ? distinctive : groups;
  const all = (tier: Tier) => [...needed.map((group) => groupQuery(group, tier)), ...narrow].join(' & ');
  const fewest = (tier: Tier) => Math.min(...needed.map((group) => groupDocuments(group, tier, statistics)));
  const byWeight = [...needed]
    .sort(
      (left, right) =>
        inverseFrequency(groupDocuments(right, 'content', statistics), statistics.total) -
        inverseFrequency(groupDocuments(left, 'content', statistics), statistics.total),
    )
    .slice(0, MOST_COMBINED)
    .map(withFewSpellings);
  return {
    ideas: needed.length,
    name: all('name'),
    strong: all('strong'),
    content: all('content'),
    loose:
      byWeight.length < 2
        ? null
        : { strong: loosely(byWeight, 'strong', narrow), content: loosely(byWeight, 'content', narrow) },
    expected: {
      documents: statistics.total,
      name: fewest('name'),
      shortestList: fewest('content'),
      matches: expectedMatches(needed, statistics),
      looseContent: byWeight
        .slice(1)
        .reduce((sum, group) => sum + groupDocuments(group, 'content', statistics), 0),
    },
  };
}
