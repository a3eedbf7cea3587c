import type { ComplexityEstimator, ComplexityEstimatorArgs } from '@nestjs/graphql';
import { LIMITS } from '@kimari/common/limits';
import { pricesOncePerList } from './once-per-list';

/**
 * Prices of fields that differ from the default (1 per object, 0 per scalar). One unit is about one object or one kilobyte
 * of the response; a field with its own database query costs as much as loading that many objects.
 */
export const PRICES = {
  /** A text of a few hundred characters. */
  shortText: 2,
  /** A text split into matching and other parts. */
  segments: 10,
  changelog: 8,
  /** The content of a version, at most 512 KiB. */
  content: 500,
  /** Comparing two texts. */
  diff: 500,
  /** A unified diff may repeat both texts. */
  patch: 1000,
  /** A version's powers, and the new ones among them. */
  powers: 15,
  /** A version's cost or losses, without its assistants. */
  assessment: 10,
  /** An assistant's losses of a version, or the limits that the version comes near. */
  ofAssistant: 7,
  /** A list of rules with totals and facets. */
  ruleList: 50,
  /** A list of related rules. */
  related: 40,
  /** Any other list with its own query. */
  list: 5,
  mutation: 50,
} as const;

/** Assumed size of a list without a `first` argument. */
const UNBOUNDED_SIZE = 20;

/** The maximum number of entries in a list: `first`, its default when null, or an assumed size without that argument. */
export function sizeOf(
  { args, field }: Pick<ComplexityEstimatorArgs, 'args' | 'field'>,
  max: number = LIMITS.list.max,
): number {
  const argument = field.args.find(({ name }) => name === 'first');
  if (!argument) return UNBOUNDED_SIZE;
  const first: unknown = (args as Readonly<Record<string, unknown>>)['first'] ?? argument.defaultValue;
  // Values out of range are rejected by the field's own validation.
  const size = typeof first === 'number' ? first : max;
  return Math.min(Math.max(size, 1), max);
}

/** A connection: its own price, that of its once-per-list fields, and the rest of its selection for each entry. */
export function connection(price: number): ComplexityEstimator {
  return (field) => price + pricesOncePerList(field) + sizeOf(field) * Math.max(field.childComplexity, 1);
}

/** Counted tags: the price of their query, and one unit for every two tags. */
export const countedTags: ComplexityEstimator = (field) =>
  PRICES.list + sizeOf(field, LIMITS.tagFacet.max) / 2;

/** A plain list with its own query. */
export function list(price: number): ComplexityEstimator {
  return (field) => price + sizeOf(field) * (1 + field.childComplexity);
}

/** A text in parts, whichever of their fields are asked for. */
export const segments: ComplexityEstimator = () => PRICES.segments;
/** A field whose price is included in its parent's. */
export const included: ComplexityEstimator = ({ childComplexity }) => childComplexity;
/** A field that is free, including its selection; for small objects of fixed size. */
export const free: ComplexityEstimator = () => 0;
