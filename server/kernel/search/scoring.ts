/**
 * The numbers behind the order of results. They were found on one half of the relevance judgements and
 * checked on the other half (`docs/decisions/0009-search-in-postgresql.md`); none depends on the other documents,
 * so a document's terms stay right while the registry grows.
 */
export const SCORING = {
  /** What one occurrence in a field of usual length is worth. Content alone can never outdo a name. */
  field: { name: 14, joinedName: 9, tags: 8.5, description: 4, content: 1 },
  /** Usual lengths, in terms. */
  usualLength: { name: 2.5, tags: 4, description: 25, content: 700 },
  /** How much a longer field lowers each occurrence: 0 not at all, 1 in proportion. */
  lengthWeight: { name: 0.6, tags: 0.1, description: 0.4, content: 0.5 },
  /** Occurrences beyond the first matter less and less. */
  saturation: { description: 1.6, content: 2.5 },
  /** The worth at which an impact reaches one half. */
  half: 6,
} as const;

/** Impacts are stored in this many steps: 0 is the weakest. */
export const LEVELS = 16;

/** The step of a term that stands in the content only, and not often. */
export const ORDINARY_LEVEL = 2;

/** A document is found faster by its telling terms; these are the steps from which a term is one. */
export const TIERS = { content: 0, strong: 5, name: 11 } as const;
export type Tier = keyof typeof TIERS;

/** The step for a worth: worths have no upper end, impacts go from 0 to 1. */
export function levelOf(worth: number): number {
  return Math.min(LEVELS - 1, Math.floor((worth / (worth + SCORING.half)) * LEVELS));
}

/** The impact that a step stands for, between 0 and 1. */
export function impactOf(level: number): number {
  return (level + 0.5) / LEVELS;
}

/** The inverse document frequency of a term, as in BM25. */
export function inverseFrequency(documents: number, total: number): number {
  const having = Math.min(Math.max(documents, 1), Math.max(total, 1));
  return Math.log(1 + (Math.max(total, 1) - having + 0.5) / (having + 0.5));
}
