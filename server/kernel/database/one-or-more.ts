/**
 * The comparison with one of the values, for a prepared statement, and its parameter. PostgreSQL keeps the plan of a statement for one
 * value. Of an array it does not know how long it is, takes the plan for a dear one, and plans again each time.
 */
export function oneOrMore<Value>(values: readonly Value[]): {
  readonly equals: (placeholder: string) => string;
  readonly parameter: Value | readonly Value[] | undefined;
} {
  return values.length === 1
    ? { equals: (placeholder) => `= ${placeholder}`, parameter: values[0] }
    : { equals: (placeholder) => `= any(${placeholder})`, parameter: values };
}
