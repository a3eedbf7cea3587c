import { MAX_MARKED } from '../text/marks';
import type { Tier } from '../text/scoring';
import type { Concept } from './concepts';
import type { Alternative } from './query-draft';
import { documentsWithAlternative, type TermStatistics } from './term-statistics';
import { weights } from '../weights';
import { termsIn } from './tsquery';

/** Only this many matches of a probe are read to find the best ones. */
export const MAX_READ = 2500;
/** A word that more than this share of all rules mention says nothing about those, beside other words. */
const COMMON_SHARE = 0.4;
/** So few mentions are quickly read, however common the word. */
const FEW_MENTIONS = 500;

/** How many documents have an alternative in a tier, at most. */
export function documentsIn(tier: Tier, alternative: Alternative, statistics: TermStatistics): number {
  return documentsWithAlternative({ ...alternative, terms: termsIn(alternative, tier) }, statistics);
}

function groupDocuments(group: Concept, tier: Tier, statistics: TermStatistics): number {
  const sum = group.alternatives.reduce(
    (total, alternative) => total + documentsIn(tier, alternative, statistics),
    0,
  );
  return Math.min(sum, statistics.total);
}

/**
 * Estimates how many documents contain all concepts: the geometric mean of the count for independent concepts, which is
 * too low for related words, and the count of the rarest concept, which is the upper bound.
 */
function expectedMatches(counts: readonly number[], documents: number): number {
  const total = Math.max(1, documents);
  const independent = counts.reduce((matches, count) => (matches * count) / total, total);
  return Math.round(Math.sqrt(independent * Math.min(...counts)));
}

/** A concept with its number of documents in each tier. */
export type PlannedConcept = {
  readonly group: Concept;
  readonly index: number;
  readonly documents: Readonly<Record<Tier, number>>;
  /** Whether everything that mentions it is read. */
  readonly isProbed: boolean;
};

/** Estimates how many rules have all of these concepts in a tier. */
export function expectedIn(tier: Tier, concepts: readonly PlannedConcept[], total: number): number {
  return expectedMatches(
    concepts.map(({ documents }) => documents[tier]),
    total,
  );
}

/** The concepts to search for, the rarest first, without those of slight importance. A word that most rules contain is left out, unless there is no other. */
export function conceptsOf(
  groups: readonly Concept[],
  statistics: TermStatistics,
): readonly PlannedConcept[] {
  const distinctive = groups.filter((group) => group.importance > weights.slight);
  const needed = distinctive.length > 0 ? distinctive : groups;
  const counted = needed.map((group) => ({
    group,
    documents: {
      name: groupDocuments(group, 'name', statistics),
      strong: groupDocuments(group, 'strong', statistics),
      content: groupDocuments(group, 'content', statistics),
    },
  }));
  const common = Math.max(FEW_MENTIONS, COMMON_SHARE * statistics.total);
  const most = counted.length > 1 ? Math.min(MAX_READ, common) : MAX_READ;
  return counted
    .sort((left, right) => left.documents.content - right.documents.content)
    .slice(0, MAX_MARKED)
    .map((concept, index) => ({ ...concept, index, isProbed: concept.documents.content <= most }));
}
