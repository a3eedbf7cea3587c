import { levelReader, unpackLevels } from './packed-levels';
import type { Scored, TermStatistics } from './ranking';
import { RANKING } from './ranking-weights';
import { impactOf, inverseFrequency } from './scoring';

/** The best documents that feedback learns from. */
const BEST = 6;
/** The documents that are scored again, from the best. */
const RESCORED = 80;
/** The terms that it learns. */
const MAX_TERMS = 15;
/** Terms below this level say little about a document. */
const MIN_LEVEL = 8;
/** Terms in a greater share of all documents say nothing about a topic. */
const MAX_SHARE = 0.13;
/** Exact names score far above all others. */
const MAX_SCORE = 1.5;

const isTopical = ([term, level]: readonly [string, number]) =>
  level >= MIN_LEVEL && term.length > 1 && !term.startsWith('@');

/** One of the best documents, by its distinctive terms. */
type Example = { readonly score: number; readonly levels: readonly (readonly [string, number])[] };

/** What at least two of the best documents are about. */
export type SharedTopic = { readonly terms: ReadonlySet<string>; readonly examples: readonly Example[] };

/** Reads what the best documents share. */
export function sharedTopic(scored: readonly Scored[]): SharedTopic {
  const examples = scored.slice(0, BEST).map(({ candidate, score }) => ({
    score: Math.min(score, MAX_SCORE),
    levels: unpackLevels(candidate.distinctiveTerms),
  }));
  const counts = new Map<string, number>();
  for (const { levels } of examples)
    for (const each of levels) if (isTopical(each)) counts.set(each[0], (counts.get(each[0]) ?? 0) + 1);
  const shared = [...counts].flatMap(([term, count]) => (count > 1 ? [term] : []));
  return { terms: new Set(shared), examples };
}

/** The weights of the terms that the best documents share, which sum up to one; empty if there are none. */
function learn({ terms, examples }: SharedTopic, statistics: TermStatistics): ReadonlyMap<string, number> {
  const weights = new Map<string, number>();
  for (const { score, levels } of examples) {
    for (const [term, level] of levels) {
      if (!terms.has(term)) continue;
      const documentFrequency = statistics.documentsWith(`${term}/s`);
      if (documentFrequency > statistics.total * MAX_SHARE) continue;
      const gain = score * impactOf(level) * inverseFrequency(documentFrequency, statistics.total);
      weights.set(term, (weights.get(term) ?? 0) + gain);
    }
  }
  const best = [...weights].sort(([, left], [, right]) => right - left).slice(0, MAX_TERMS);
  const sum = best.reduce((total, [, weight]) => total + weight, 0);
  return new Map(best.map(([term, weight]) => [term, weight / sum]));
}

/**
 * Scores documents again by what they share with the best ones (pseudo-relevance feedback, as in RM3): documents about the same
 * topic in other words move up.
 */
export function withFeedback(
  scored: readonly Scored[],
  topic: SharedTopic,
  statistics: TermStatistics,
): readonly Scored[] {
  const learnt = learn(topic, statistics);
  const best = Math.min(scored[0]?.score ?? 0, MAX_SCORE);
  if (learnt.size === 0) return scored;
  const read = levelReader(learnt.keys());
  return scored.map((each, place) => {
    if (place >= RESCORED) return each;
    let likeness = 0;
    for (const [term, level] of read(each.candidate.distinctiveTerms))
      likeness += (learnt.get(term) ?? 0) * impactOf(level);
    return { ...each, score: each.score + RANKING.feedback * best * each.preferenceFactor * likeness };
  });
}
