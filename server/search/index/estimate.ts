import { markOf, TIER_ORDER } from '../text/marks';
import type { Tier } from '../text/scoring';

/** About the impact of a match in each tier. */
const IMPACT: Readonly<Record<Tier, number>> = { name: 1, strong: 0.55, content: 0.15 };

/**
 * The SQL expression for an estimate of the score by marks; `weights` is the placeholder of the weights of that many concepts.
 * It is the same text for all queries with as many concepts, so that its plan is kept.
 */
export function estimateSql(marks: string, weights: string, concepts: number): string {
  const parts = Array.from({ length: concepts }, (_, index) => {
    const cases = TIER_ORDER.map(
      (tier) => `when ${marks} & ${markOf(index, tier)} <> 0 then ${IMPACT[tier]}::float8`,
    );
    return `(${weights}::float8[])[${index + 1}] * case ${cases.join(' ')} else 0::float8 end`;
  });
  return `(${parts.join(' + ')})`;
}
