/**
 * How a column is compared with values in a prepared statement, and the parameter. PostgreSQL keeps the plan for one value. For an
 * array, whose length it cannot know, it assumes ten values, finds that plan too expensive, and makes a new one each time.
 */
export function oneOrMore<Value>(values: readonly Value[]): {
  readonly equals: (placeholder: string) => string;
  readonly parameter: Value | readonly Value[] | undefined;
} {
  return values.length === 1
    ? { equals: (placeholder) => `= ${placeholder}`, parameter: values[0] }
    : { equals: (placeholder) => `= any(${placeholder})`, parameter: values };
}
