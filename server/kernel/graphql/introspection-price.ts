import type { ComplexityEstimator } from 'graphql-query-complexity';

/** Approximate lengths of the introspection lists, which are served from memory. */
const SIZES: ReadonlyMap<string, number> = new Map([
  ['types', 80],
  ['directives', 6],
  ['fields', 8],
  ['inputFields', 4],
  ['enumValues', 4],
  ['args', 2],
]);

/** The price of one introspection field; the full introspection query of tools stays well below the limit. */
const FIELD = 0.02;

/** Prices the fields of types such as `__Type`; leaves all others to the next estimator. */
export const introspectionPrice: ComplexityEstimator = ({ type, field, childComplexity }) => {
  if (field.name === '__typename') return 0;
  if (!type.name.startsWith('__')) return undefined;
  return (SIZES.get(field.name) ?? 1) * (FIELD + childComplexity);
};
