import { readKeyLine } from '../front-matter-keys';
import type { FrontMatterField } from '../targets/front-matter-field';
import { readYamlValue } from '../targets/yaml-fields';

/** The value of a field: texts, lists and maps; null when it is empty or not YAML by itself. */
export function plainOf({ value, entries, raw, isEmpty }: FrontMatterField): unknown {
  if (isEmpty) return null;
  return entries ?? value ?? readYamlValue(raw);
}

/** The value of a key as one line. */
export function lineOf({ raw }: FrontMatterField): string {
  const [first = '', ...below] = raw.split('\n');
  return oneLine([readKeyLine(first)?.rest ?? first, ...below].join(' '));
}

export const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

export const isNo = (value: unknown): boolean => /^(?:false|no|off|none|disabled|0)$/i.test(textOf(value));
export const isYes = (value: unknown): boolean => /^(?:true|yes|on|enabled|all|1)$/i.test(textOf(value));

export const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** Lists as they are, anything else as a list of one. */
export const itemsOf = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? (value as readonly unknown[]) : value === null || value === undefined ? [] : [value];

const MAX_DEPTH = 12;

/** The same text for equal values, regardless of the order of keys, quotes and notation. */
export function canonicalText(value: unknown, depth = 0): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return JSON.stringify(oneLine(value));
  if (depth > MAX_DEPTH) return '…';
  if (Array.isArray(value)) return `[${value.map((item) => canonicalText(item, depth + 1)).join(',')}]`;
  if (value instanceof Map) {
    const entries = [...(value as ReadonlyMap<unknown, unknown>)];
    const lines = entries.map(
      ([key, item]) => `${canonicalText(key, depth + 1)}:${canonicalText(item, depth + 1)}`,
    );
    return `{${lines.sort().join(',')}}`;
  }
  return JSON.stringify(value) ?? '';
}

/** A map without some of its keys. */
export function without(
  map: ReadonlyMap<unknown, unknown>,
  keys: ReadonlySet<string>,
): ReadonlyMap<unknown, unknown> {
  return new Map([...map].filter(([key]) => !keys.has(String(key))));
}
