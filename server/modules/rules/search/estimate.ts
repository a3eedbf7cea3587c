import { markOf, TIER_ORDER } from '../../../kernel/search/marks';
import type { Tier } from '../../../kernel/search/scoring';

/** About the impact of a match in each tier. */
const IMPACT: Readonly<Record<Tier, number>> = { name: 1, strong: 0.55, content: 0.15 };

/** The SQL expression for an estimate of the score by marks, for concepts with these weights. */
export function estimateSql(marks: string, weights: readonly number[]): string {
  const parts = weights.map((weight, index) => {
    const cases = TIER_ORDER.map(
      (tier) => `when ${marks} & ${markOf(index, tier)} <> 0 then ${(weight * IMPACT[tier]).toFixed(4)}`,
    );
    return `case ${cases.join(' ')} else 0 end`;
  });
  return `(${parts.join(' + ')})`;
}
