import { inverseFrequency } from '../text/scoring';
import { weights } from '../weights';
import type { Concept } from './concepts';
import type { Alternative } from './query-draft';

/** The weight, relative to the closest alternative, from which an alternative stands for the words of the query: examples do, synonyms not. */
const CLOSE = 0.5;

/** Document frequencies of terms. */
export type TermStatistics = { readonly total: number; documentsWith(term: string): number };

/** An upper bound on the documents that contain all terms of an alternative. */
export function documentsWithAlternative(alternative: Alternative, statistics: TermStatistics): number {
  return Math.min(...alternative.terms.map((term) => statistics.documentsWith(term)));
}

/**
 * The weight of a group, based on its most common alternative so that a rare synonym does not inflate it. What counts is in how
 * many documents it is distinctive: `test` occurs in most of them, but few are about testing.
 */
export function groupWeight(group: Concept, statistics: TermStatistics): number {
  const strong = group.alternatives.filter((alternative) => alternative.weight >= 0.5);
  const documentFrequency = Math.max(
    1,
    ...strong.map((alternative) => distinctiveDocuments(alternative, statistics)),
  );
  return inverseFrequency(documentFrequency, statistics.total) * group.importance;
}

function distinctiveDocuments(alternative: Alternative, statistics: TermStatistics): number {
  const anywhere = documentsWithAlternative(alternative, statistics);
  const distinctive = Math.min(...alternative.terms.map((term) => statistics.documentsWith(`${term}/s`)));
  return Math.max(distinctive, anywhere * weights.contentShare);
}

/** The alternatives that are nearly as close as the closest one, which is a correction when the typed word is unknown. */
export function closestAlternatives({ alternatives }: Concept): readonly Alternative[] {
  const closest = Math.min(1, Math.max(...alternatives.map(({ weight }) => weight)));
  return alternatives.filter(({ weight }) => weight >= CLOSE * closest);
}
