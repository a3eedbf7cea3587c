import { isDeepStrictEqual } from 'node:util';
import { withoutMark } from './json-problem';

/** A JSON object of unknown fields. */
export type JsonObject = Readonly<Record<string, unknown>>;

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** An object or nothing; null for broken JSON and for everything that is not an object. */
export function parseObject(text: string): JsonObject | null {
  try {
    const value: unknown = JSON.parse(withoutMark(text));
    return isObject(value) ? value : null;
  } catch {
    return null;
  }
}

/** JSON as it is kept in files: two spaces, a line break at the end. */
export function fileJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

/**
 * JSON for a file that somebody has written, in its manner: indentation, line breaks, end and byte order mark. A file that
 * says the same already stays as it is.
 */
export function fileJsonLike(previous: string | null, value: JsonObject): string {
  const before = previous === null ? null : parseObject(previous);
  if (previous === null || before === null) return fileJson(value);
  if (isDeepStrictEqual(before, JSON.parse(JSON.stringify(value)))) return previous;
  const indentation = /^[{[]\r?\n([ \t]+)/.exec(withoutMark(previous))?.[1] ?? 2;
  const text = JSON.stringify(value, null, indentation) + (/\n\s*$/.test(previous) ? '\n' : '');
  const isWindows = /\r?\n/.exec(previous)?.[0] === '\r\n';
  return (previous.startsWith('\ufeff') ? '\ufeff' : '') + (isWindows ? text.replace(/\n/g, '\r\n') : text);
}

/** The entries of a record, in the order that every machine has. */
export function sorted<T>(record: Readonly<Record<string, T>>): Readonly<Record<string, T>> {
  return Object.fromEntries(
    Object.entries(record).sort(([left], [right]) => (left < right ? -1 : left > right ? 1 : 0)),
  );
}
