import { parseDocument, stringify } from 'yaml';
import type { FrontMatterField } from './rendered-rule';

/** Longer front matter is read line by line instead of by the YAML parser. */
const MAX_YAML_LENGTH = 32_768;
const MAX_FIELDS = 200;
const MAX_ITEMS = 200;

type FieldValue = FrontMatterField['value'];

function isScalar(value: unknown): value is string | number | boolean | bigint {
  return ['string', 'number', 'boolean', 'bigint'].includes(typeof value);
}

function toFieldValue(value: unknown): FieldValue {
  if (value === null || value === undefined) return { kind: 'text', text: '' };
  if (isScalar(value)) return { kind: 'text', text: String(value) };
  if (Array.isArray(value) && value.every(isScalar))
    return { kind: 'list', items: value.slice(0, MAX_ITEMS).map(String) };
  return { kind: 'block', text: stringify(value, { lineWidth: 0 }).trimEnd() };
}

/** The entries of a YAML mapping; null when the text is not valid YAML. */
function readYaml(text: string): readonly FrontMatterField[] | null {
  if (text.length > MAX_YAML_LENGTH) return null;
  try {
    // The `failsafe` schema keeps values as typed: `1.10` does not become 1.1, nor `no` false.
    const document = parseDocument(text, {
      schema: 'failsafe',
      uniqueKeys: false,
      prettyErrors: false,
      logLevel: 'silent',
    });
    if (document.errors.length > 0) return null;
    const value: unknown = document.toJS({ mapAsMap: true, maxAliasCount: 50 });
    if (!(value instanceof Map)) return null;
    return [...value]
      .slice(0, MAX_FIELDS)
      .map(([key, entry]) => ({ key: String(key), value: toFieldValue(entry) }));
  } catch {
    return null;
  }
}

const KEY_LINE = /^([A-Za-z_][\w .-]{0,63}?)[ \t]*:(?:[ \t]+(.*)|)$/;

/** Reads `key: value` lines; any other line belongs to the entry above it. */
function readLines(text: string): readonly FrontMatterField[] {
  const entries: { key: string; lines: string[] }[] = [];
  for (const line of text.split(/\r?\n/)) {
    const match = entries.length < MAX_FIELDS ? KEY_LINE.exec(line) : null;
    const last = entries.at(-1);
    if (match?.[1]) entries.push({ key: match[1], lines: match[2] ? [match[2]] : [] });
    else if (last) last.lines.push(line);
    else if (line.trim() !== '') entries.push({ key: '', lines: [line] });
  }
  return entries.map(({ key, lines }) => ({ key, value: lineValue(lines) }));
}

function lineValue(lines: readonly string[]): FieldValue {
  const filled = lines.map((line) => line.trim()).filter((line) => line !== '');
  if (filled.length > 0 && filled.length <= MAX_ITEMS && filled.every((line) => line.startsWith('- '))) {
    return { kind: 'list', items: filled.map((line) => unquote(line.slice(2).trim())) };
  }
  if (filled.length <= 1) return { kind: 'text', text: unquote(filled[0] ?? '') };
  return { kind: 'block', text: lines.join('\n').trim() };
}

function unquote(text: string): string {
  const match = /^(["'])(.*)\1$/.exec(text);
  return match?.[2] ?? text;
}

/**
 * Parses front matter for display. Real rules often have invalid YAML (`globs: **\/*.ts`, an unquoted colon in a
 * description); it is then read line by line, so that everything the author wrote is shown.
 */
export function readFrontMatter(text: string | null): readonly FrontMatterField[] {
  if (text === null || text.trim() === '') return [];
  return readYaml(text) ?? readLines(text);
}
