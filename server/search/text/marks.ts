import type { Tier } from './scoring';

/** The tiers from the strictest to the loosest; a match in one is a match in those after it. */
export const TIER_ORDER: readonly Tier[] = ['name', 'strong', 'content'];

/** The concepts of a query that can be marked. */
export const MAX_MARKED = 8;

/** The mark of what contains all concepts. */
export const COUNTED = 2 ** (MAX_MARKED * TIER_ORDER.length);

/** The mark of a match with the concept of this index in a tier: one bit. */
export function markOf(index: number, tier: Tier): number {
  return 2 ** (index * TIER_ORDER.length + TIER_ORDER.indexOf(tier));
}

/** Whether marks hold a match with the concept of this index, in any tier. */
export function isMarked(marks: number, index: number): boolean {
  return ((marks >> (index * TIER_ORDER.length)) & (2 ** TIER_ORDER.length - 1)) !== 0;
}
