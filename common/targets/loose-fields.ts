import { readKeyLine } from '../front-matter-keys';
import { splitOutside, unquote } from './flow-text';
import type { FieldValue, FrontMatterField } from './front-matter-field';
import { writeField } from './write-front-matter';
import { readYamlFields } from './yaml-fields';

/** Fields after these are read without the YAML parser, whose start costs more than most fields. */
const MAX_PARSED = 200;
/** A line without a key is known by its beginning. */
const MAX_KEY = 60;

/**
 * Reads front matter that is no valid YAML (`globs: **\/*.ts`) as assistants themselves do: scalars, quoted texts, block
 * scalars, and lists in either notation. A field that is valid by itself is read as YAML. It never fails, and loses no line.
 */
export function readLooseFields(text: string): readonly FrontMatterField[] {
  return groupByKey(text.split('\n')).map((group, index) => {
    const lines = [group.line, ...group.rest].join('\n').trimEnd();
    const [parsed, ...more] = (index < MAX_PARSED ? readYamlFields(lines) : null) ?? [];
    return parsed?.key === group.key && more.length === 0 ? parsed : looseField(group);
  });
}

type Group = { readonly key: string; readonly line: string; readonly first: string; readonly rest: string[] };

function groupByKey(lines: readonly string[]): readonly Group[] {
  const groups: Group[] = [];
  const lastClosing = closingTags(lines);
  let openTag: string | null = null;
  lines.forEach((line, index) => {
    const last = groups.at(-1);
    if (openTag !== null) {
      last?.rest.push(line);
      if (line.includes(`</${openTag}>`)) openTag = null;
      return;
    }
    const found = readKeyLine(line);
    if (found) groups.push({ key: found.key, line, first: found.rest, rest: [] });
    else if (line.startsWith('#')) return;
    else if (last) {
      last.rest.push(line);
      openTag = openedTag(line, index, lastClosing);
    } else if (line.trim() !== '')
      groups.push({ key: line.trim().slice(0, MAX_KEY), line, first: line.trim(), rest: [] });
  });
  return groups;
}

const CLOSING_TAG = /<\/([A-Za-z][\w-]*)>/g;

/** For each tag such as `</example>`, the last line that has it. */
function closingTags(lines: readonly string[]): ReadonlyMap<string, number> {
  const last = new Map<string, number>();
  lines.forEach((line, index) => {
    for (const [, tag = ''] of line.matchAll(CLOSING_TAG)) last.set(tag, index);
  });
  return last;
}

/** The tag that a line opens and a later one closes: what stands between belongs to the text above it. */
function openedTag(line: string, index: number, lastClosing: ReadonlyMap<string, number>): string | null {
  const tag = /^[ \t]*<([A-Za-z][\w-]*)>/.exec(line)?.[1];
  if (tag === undefined || line.includes(`</${tag}>`)) return null;
  return (lastClosing.get(tag) ?? -1) > index ? tag : null;
}

function looseField({ key, first, rest }: Group): FrontMatterField {
  const value = readValue(first, rest);
  const isEmpty = value === null && first === '' && rest.every((line) => line.trim() === '');
  const text = [first, ...rest].join('\n').trim();
  return { key, value, entries: null, isEmpty, raw: writeField(key, isEmpty ? '' : (value ?? text)) };
}

function readValue(first: string, rest: readonly string[]): FieldValue {
  const below = rest.filter((line) => line.trim() !== '').map((line) => line.trim());
  if (/^[|>][-+0-9]*$/.test(first)) return blockScalar(first, rest);
  const text = withoutComment(first);
  if (text === '') return below.length === 0 ? null : readBelow(rest);
  const whole = [text, ...below].join(' ');
  if (text.startsWith('[')) return flowList(whole) ?? whole;
  if (text.startsWith('{') && whole.endsWith('}') && /:\s/.test(whole)) return null;
  return unquote(whole);
}

function readBelow(lines: readonly string[]): FieldValue {
  const filled = lines.filter((line) => line.trim() !== '');
  const items = filled.map(listItem);
  const isList = items.every((item) => item !== null && !/^[\w-]+:(\s|$)/.test(item));
  if (isList) return items.map((item) => unquote(withoutComment(item ?? '')));
  const isMapping = filled.some((line) => listItem(line) !== null || /^\s+[\w.-]+:(\s|$)/.test(line));
  return isMapping ? null : unquote(filled.map((line) => line.trim()).join(' '));
}

function listItem(line: string): string | null {
  const text = line.trim();
  return text === '-' ? '' : /^-[ \t]/.test(text) ? text.slice(1).trim() : null;
}

/** YAML comments begin with a `#` after a space; quoted texts have none. */
function withoutComment(text: string): string {
  if (/^["']/.test(text)) return text;
  const at = text.search(/(?:^|\s)#/);
  return at < 0 ? text : text.slice(0, at).trim();
}

/** Null where the bracket that is opened first does not end the text, as in `[file] [options]`. */
function flowList(text: string): readonly string[] | null {
  let depth = 0;
  let quote = '';
  let end = -1;
  for (let at = 0; at < text.length && end < 0; at += 1) {
    const character = text.charAt(at);
    if (quote !== '') quote = character === quote ? '' : quote;
    else if (character === '"' || character === "'")
      quote = /[[,\s]/.test(text.charAt(at - 1)) ? character : '';
    else if (character === '[') depth += 1;
    else if (character === ']' && (depth -= 1) === 0) end = at;
  }
  const tail = text.slice(end + 1).trim();
  return end >= 0 && (tail === '' || tail.startsWith('#'))
    ? splitOutside(text.slice(1, end)).map(unquote)
    : null;
}

function blockScalar(header: string, lines: readonly string[]): string {
  const indent = lines.reduce(
    (least, line) => (line.trim() === '' ? least : Math.min(least, line.length - line.trimStart().length)),
    Number.MAX_SAFE_INTEGER,
  );
  const text = lines
    .map((line) => line.slice(indent))
    .join('\n')
    .trimEnd();
  return header.startsWith('|') ? text : text.replace(/(?<!\n)\n(?!\n)/g, ' ').replace(/\n{2}/g, '\n');
}
