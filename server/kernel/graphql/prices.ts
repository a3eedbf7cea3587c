import type { ComplexityEstimator, ComplexityEstimatorArgs } from '@nestjs/graphql';
import { LIMITS } from '@kimari/common/limits';

/**
 * What fields cost where it is not the usual price: 1 for an object and nothing for a scalar. One unit is about one
 * object or one kilobyte of the answer, and a field that asks the database by itself costs as many objects as that takes.
 */
export const PRICES = {
  /** A text of some hundred characters. */
  shortText: 2,
  changelog: 8,
  /** The text of a version: 512 KiB at most. */
  content: 500,
  /** Comparing two texts. */
  diff: 500,
  /** A unified diff may repeat both texts. */
  patch: 1000,
  /** A list of rules with its totals and facets. */
  ruleList: 50,
  /** A list of related rules. */
  related: 40,
  /** Any other list that has statements of its own. */
  list: 5,
  mutation: 50,
} as const;

/** Entries of a list that takes no `first`. */
const UNBOUNDED_SIZE = 20;

/** How many entries a list answers at most: `first`, its default when it is null, else a usual size. */
export function sizeOf({ args, field }: Pick<ComplexityEstimatorArgs, 'args' | 'field'>): number {
  const argument = field.args.find(({ name }) => name === 'first');
  if (!argument) return UNBOUNDED_SIZE;
  const first: unknown = (args as Readonly<Record<string, unknown>>)['first'] ?? argument.defaultValue;
  // Numbers out of bounds are refused by the field itself, which names them.
  const size = typeof first === 'number' ? first : LIMITS.list.max;
  return Math.min(Math.max(size, 1), LIMITS.list.max);
}

/** A connection: its own price, and all that is asked about each of its entries. */
export function connection(price: number): ComplexityEstimator {
  return (field) => price + sizeOf(field) * Math.max(field.childComplexity, 1);
}

/** A plain list with statements of its own. */
export function list(price: number): ComplexityEstimator {
  return (field) => price + sizeOf(field) * (1 + field.childComplexity);
}

/** A field whose price is part of another's. */
export const included: ComplexityEstimator = ({ childComplexity }) => childComplexity;
/** A field that costs nothing whatever is asked below it; for objects of a fixed small size. */
export const free: ComplexityEstimator = () => 0;
