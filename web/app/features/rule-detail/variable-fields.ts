import { MAX_VARIABLES, type VariableValues } from '#app/content/variables';

/** Names of the form's fields, one per variable, in order of appearance. */
export const VALUE_FIELDS: readonly string[] = Array.from(
  { length: MAX_VARIABLES },
  (_, index) => `value-${index}`,
);

/** What the action returns for a form sent without scripts: the values in the order of the fields. */
export type FilledAnswer = { readonly filled: readonly string[] };

/** Maps variable names to values; empty values are left out. */
export function valuesOf(names: readonly string[], filled: readonly string[]): VariableValues {
  const entries = names.map((name, index) => [name, filled[index]?.trim() ?? ''] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== ''));
}
