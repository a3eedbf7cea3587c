/** A JSON object of unknown fields. */
export type JsonObject = Readonly<Record<string, unknown>>;

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** An object or nothing; null for broken JSON and for everything that is not an object. */
export function parseObject(text: string): JsonObject | null {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : null;
  } catch {
    return null;
  }
}

/** JSON as it is kept in files: two spaces, a line break at the end. */
export function fileJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

/** The entries of a record, in the order that every machine has. */
export function sorted<T>(record: Readonly<Record<string, T>>): Readonly<Record<string, T>> {
  return Object.fromEntries(
    Object.entries(record).sort(([left], [right]) => (left < right ? -1 : left > right ? 1 : 0)),
  );
}
