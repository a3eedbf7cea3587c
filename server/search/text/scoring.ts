/**
 * The parameters of term impact, tuned on one half of the relevance judgements and validated on the other
 * (`bench/search/README.md`). None depends on other documents, so stored impacts stay correct while
 * the registry grows.
 */
export const SCORING = {
  /** The weight of one occurrence in a field of typical length. Content alone can never outrank a name. */
  field: { name: 14, joinedName: 9, tags: 8.5, description: 4, content: 1 },
  /** Typical lengths in terms. */
  usualLength: { name: 2.5, tags: 4, description: 25, content: 700 },
  /** How strongly field length reduces the weight: 0 not at all, 1 proportionally. */
  lengthWeight: { name: 0.6, tags: 0.1, description: 0.4, content: 0.5 },
  /** How quickly further occurrences stop adding weight. */
  saturation: { description: 1.6, content: 2.5 },
  /** The weight at which the impact is one half. */
  half: 6,
} as const;

/** The number of levels in which impacts are stored; 0 is the weakest. */
export const LEVELS = 32;

/** The level of a term that occurs only in the content, and rarely. */
export const ORDINARY_LEVEL = 4;

/** The minimum level of each tier. Indexes on the higher tiers find documents by their distinctive terms faster. */
export const TIERS = { content: 0, strong: 10, name: 22 } as const;
export type Tier = keyof typeof TIERS;

/** Maps a weight, which has no upper bound, to an impact between 0 and 1 and then to a level. */
export function levelOf(weight: number): number {
  return Math.min(LEVELS - 1, Math.floor((weight / (weight + SCORING.half)) * LEVELS));
}

/** The impact of a level, between 0 and 1. */
export function impactOf(level: number): number {
  return (level + 0.5) / LEVELS;
}

/** The inverse document frequency of a term, as in BM25. */
export function inverseFrequency(documents: number, total: number): number {
  const documentFrequency = Math.min(Math.max(documents, 1), Math.max(total, 1));
  return Math.log(1 + (Math.max(total, 1) - documentFrequency + 0.5) / (documentFrequency + 0.5));
}
