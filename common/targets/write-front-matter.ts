import { stringify } from 'yaml';

/** Texts that YAML reads as what they are without quotes. */
const PLAIN = /^(?!(?:true|false|null|yes|no|on|off|y|n|~)$)[\p{L}\p{N}_/][\p{L}\p{N}\p{M} _./()、。・-]*$/iu;
const NUMBER_LIKE = /^[-+.]?[0-9]/;
/** Characters that a YAML text holds as escapes only: those that JSON leaves in place. */
const ESCAPED = /[\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]/g;

/** A text as a YAML scalar that every parser reads back as the same text. */
export function yamlScalar(text: string): string {
  const isPlain = PLAIN.test(text) && !NUMBER_LIKE.test(text) && text === text.trim();
  return isPlain ? text : quoted(text);
}

function quoted(text: string): string {
  const escape = (one: string) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return JSON.stringify(text).replace(ESCAPED, escape);
}

/** A field of a renderer: a value, or `raw` lines that are copied unchanged. */
export type WrittenField =
  | readonly [key: string, value: string | boolean | readonly string[]]
  | { readonly raw: string };

/** Front matter with its fences, or nothing when there are no fields. */
export function writeFrontMatter(fields: readonly WrittenField[]): string {
  return fields.length === 0 ? '' : `---\n${fields.map(fieldLines).join('\n')}\n---\n`;
}

function fieldLines(field: WrittenField): string {
  if ('raw' in field) return field.raw;
  const [key, value] = field;
  if (typeof value === 'boolean') return `${key}: ${String(value)}`;
  if (typeof value === 'string') return `${key}: ${yamlScalar(value)}`;
  return value.length === 0
    ? `${key}: []`
    : `${key}:\n${value.map((item) => `  - ${quoted(item)}`).join('\n')}`;
}

/** Any value as a field; a key that needs quotes gets them. */
export function writeField(key: string, value: unknown): string {
  const name = yamlScalar(key);
  if (typeof value === 'string') return value === '' ? `${name}:` : `${name}: ${yamlScalar(value)}`;
  if (Array.isArray(value) && value.every((item): item is string => typeof item === 'string'))
    return fieldLines([name, value]);
  return stringify(new Map([[key, value]]), { lineWidth: 0 }).trimEnd();
}
