import type { QueryGroup } from '../../../kernel/search/query-groups';
import { documentsWithAlternative, type TermStatistics } from '../../../kernel/search/ranking';
import { inverseFrequency, type Tier } from '../../../kernel/search/scoring';
import { quoteLexeme } from './index-row';
import { nameTerm, strongTerm, tagTerm } from './terms';

/** The text searches for one query, as `tsquery` text, from the strictest to the loosest. */
export type SearchPlan = {
  readonly name: string;
  readonly strong: string;
  readonly content: string;
  /** Partial matches; null when the query has a single concept. */
  readonly loose: { readonly strong: string; readonly content: string } | null;
  readonly concepts: number;
  /** Estimates from the statistics. */
  readonly expected: {
    /** All documents in the index. */
    readonly documents: number;
    /** Upper bound of the matches by name. */
    readonly name: number;
    /** Documents that contain the rarest concept. The cost of reading all matches grows with it. */
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
  const alternatives = group.alternatives.map(({ terms }) => {
    const lexemes = terms.map((term) => quoteLexeme(mark[tier](term)));
    return lexemes.length === 1 ? lexemes.join() : `(${lexemes.join(' & ')})`;
  });
  return alternatives.length === 1 ? alternatives.join() : `(${alternatives.join(' | ')})`;
}

function groupDocuments(group: QueryGroup, tier: Tier, statistics: TermStatistics): number {
  const counted: TermStatistics = {
    total: statistics.total,
    documentsWith: (term) => statistics.documentsWith(mark[tier](term)),
  };
  const sum = group.alternatives.reduce(
    (total, alternative) => total + documentsWithAlternative(alternative, counted),
    0,
  );
  return Math.min(sum, statistics.total);
}

/** The `tsquery` text of a tag filter; empty without tags. */
export function tagQuery(filter: TagFilter): string {
  if (filter.tags.length === 0) return '';
  return `(${filter.tags.map((tag) => quoteLexeme(tagTerm(tag))).join(filter.mode === 'all' ? ' & ' : ' | ')})`;
}

/** Partial matches use this many concepts, the rarest ones. */
const MAX_PARTIAL_CONCEPTS = 4;

function pairs<Item>(items: readonly Item[]): readonly (readonly [Item, Item])[] {
  return items.flatMap((left, index) => items.slice(index + 1).map((right) => [left, right] as const));
}

/** A partial match tries this many spellings of a concept: the word as typed and its closest alternatives. */
const MAX_PARTIAL_SPELLINGS = 3;

function withFewSpellings(group: QueryGroup): QueryGroup {
  const byWeight = [...group.alternatives].sort((left, right) => right.weight - left.weight);
  return { ...group, alternatives: byWeight.slice(0, MAX_PARTIAL_SPELLINGS) };
}

/** Matches two of the concepts, or the rarest one alone. Given two concepts, it matches either. */
function partialQuery(groups: readonly QueryGroup[], tier: Tier, conditions: readonly string[]): string {
  const pairwise = pairs(groups).map(
    ([left, right]) => `(${groupQuery(left, tier)} & ${groupQuery(right, tier)})`,
  );
  const alone = groups.slice(0, groups.length === 2 ? 2 : 1).map((group) => groupQuery(group, tier));
  return [`(${[...pairwise, ...alone].join(' | ')})`, ...conditions].join(' & ');
}

/**
 * Estimates how many documents contain all concepts: the geometric mean of the count for independent concepts, which is
 * too low for related words, and the count of the rarest concept, which is the upper bound.
 */
function expectedMatches(groups: readonly QueryGroup[], statistics: TermStatistics): number {
  const counts = groups.map((group) => groupDocuments(group, 'content', statistics));
  const total = Math.max(1, statistics.total);
  const independent = counts.reduce((matches, count) => (matches * count) / total, total);
  return Math.round(Math.sqrt(independent * Math.min(...counts)));
}

/** Plans the searches for a query. `conditions` is `tsquery` text that every search must also match. */
export function planSearch(
  groups: readonly QueryGroup[],
  statistics: TermStatistics,
  conditions: readonly string[],
): SearchPlan {
  // A word that most rules contain is left out of the search, unless the query has no other.
  const distinctive = groups.filter((group) => group.importance >= 1);
  const needed = distinctive.length > 0 ? distinctive : groups;
  const all = (tier: Tier) => [...needed.map((group) => groupQuery(group, tier)), ...conditions].join(' & ');
  const rarest = (tier: Tier) => Math.min(...needed.map((group) => groupDocuments(group, tier, statistics)));
  const partial = [...needed]
    .sort(
      (left, right) =>
        inverseFrequency(groupDocuments(right, 'content', statistics), statistics.total) -
        inverseFrequency(groupDocuments(left, 'content', statistics), statistics.total),
    )
    .slice(0, MAX_PARTIAL_CONCEPTS)
    .map(withFewSpellings);
  return {
    concepts: needed.length,
    name: all('name'),
    strong: all('strong'),
    content: all('content'),
    loose:
      partial.length < 2
        ? null
        : {
            strong: partialQuery(partial, 'strong', conditions),
            content: partialQuery(partial, 'content', conditions),
          },
    expected: {
      documents: statistics.total,
      name: rarest('name'),
      shortestList: rarest('content'),
      matches: expectedMatches(needed, statistics),
      looseContent: partial
        .slice(1)
        .reduce((sum, group) => sum + groupDocuments(group, 'content', statistics), 0),
    },
  };
}
