import { MOST_VARIABLES, type VariableValues } from '#app/content/variables';

/** Names of the form's fields: one for each variable of a text, in their order. */
export const VALUE_FIELDS: readonly string[] = Array.from(
  { length: MOST_VARIABLES },
  (_, index) => `value-${index}`,
);

/** What a form that was sent without scripts answers: the values in the order of the fields. */
export type FilledAnswer = { readonly filled: readonly string[] };

/** The values by the names of the variables; empty ones count as not filled in. */
export function valuesOf(names: readonly string[], filled: readonly string[]): VariableValues {
  const entries = names.map((name, index) => [name, filled[index]?.trim() ?? ''] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== ''));
}
