/** A field of front matter; `value` is null for anything but a scalar or a list of scalars, which `raw` still holds. */
export type FrontMatterField = {
  readonly key: string;
  readonly value: string | boolean | readonly string[] | null;
  /** The source lines of the field, the key included. */
  readonly raw: string;
};

const KEY_LINE = /^([A-Za-z_][\w.-]*)[ \t]*:(?:[ \t]+(.*))?$/;
const LIST_ITEM = /^[ \t]*-(?:[ \t]+(.*))?$/;

/**
 * Reads the top-level fields of front matter. Real front matter is often invalid YAML (`globs: **\/*.ts`), so this reader
 * takes what assistants themselves accept: scalars, quoted texts, block scalars, and lists in either notation. It never
 * fails: what it cannot read stays in `raw`.
 */
export function readFrontMatterFields(frontMatter: string): readonly FrontMatterField[] {
  return groupByKey(frontMatter.split(/\r?\n/)).map(({ key, first, rest, raw }) => ({
    key,
    value: readValue(first, rest),
    raw,
  }));
}

type Group = { readonly key: string; readonly first: string; readonly rest: string[]; readonly raw: string };

function groupByKey(lines: readonly string[]): readonly Group[] {
  const groups: { key: string; first: string; rest: string[] }[] = [];
  for (const line of lines) {
    const match = KEY_LINE.exec(line);
    if (match?.[1] !== undefined) groups.push({ key: match[1], first: (match[2] ?? '').trim(), rest: [] });
    else if (!/^#/.test(line)) groups.at(-1)?.rest.push(line);
  }
  return groups.map(({ key, first, rest }) => ({
    ...{ key, first, rest },
    raw: [`${key}:${first === '' ? '' : ` ${first}`}`, ...rest].join('\n').trimEnd(),
  }));
}

function readValue(first: string, rest: readonly string[]): FrontMatterField['value'] {
  const below = rest.filter((line) => line.trim() !== '');
  if (/^[|>][-+0-9]*$/.test(first)) return blockScalar(first, rest);
  const text = withoutComment(first);
  if (text === '') return below.length === 0 ? null : readBelow(below);
  if (text.startsWith('[')) return flowList([text, ...below.map((line) => line.trim())].join(' '));
  if (text.startsWith('{')) return null;
  if (below.length === 0 && (text === 'true' || text === 'false')) return text === 'true';
  return scalar([text, ...below.map((line) => line.trim())].join(' '));
}

function readBelow(lines: readonly string[]): FrontMatterField['value'] {
  const items = lines.map((line) => LIST_ITEM.exec(line)?.[1]?.trim());
  const isList = items.every((item) => item !== undefined && !/^[\w-]+:(\s|$)/.test(item));
  if (isList) return items.map((item) => scalar(withoutComment(item ?? '')));
  const isMapping = lines.some((line) => LIST_ITEM.test(line) || /^\s+[\w.-]+:(\s|$)/.test(line));
  return isMapping ? null : scalar(lines.map((line) => line.trim()).join(' '));
}

/** YAML comments begin with a `#` after a space; quoted texts have none. */
function withoutComment(text: string): string {
  return /^["']/.test(text) ? text : text.replace(/(^|\s)#.*$/, '').trim();
}

function scalar(text: string): string {
  const double = /^"((?:[^"\\]|\\[\s\S])*)"/.exec(text);
  if (double) return unescapeDouble(double[1] ?? '');
  const single = /^'((?:[^']|'')*)'/.exec(text);
  if (single) return (single[1] ?? '').replace(/''/g, "'");
  return text;
}

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', '0': '\0', b: '\b', f: '\f' };

function unescapeDouble(text: string): string {
  return text.replace(
    /\\(?:u([0-9a-fA-F]{4})|x([0-9a-fA-F]{2})|([\s\S]))/g,
    (_, long, short, one: string) => {
      const hex = (long ?? short) as string | undefined;
      return hex === undefined ? (ESCAPES[one] ?? one) : String.fromCharCode(parseInt(hex, 16));
    },
  );
}

function flowList(text: string): readonly string[] | null {
  const match = /^\[([\s\S]*)\]\s*(?:#.*)?$/.exec(text);
  return match ? splitOutside(match[1] ?? '').map(scalar) : null;
}

/** Splits at commas that are neither quoted nor within braces or brackets, as in `src/**, *.{ts,tsx}`. */
export function splitOutside(text: string): readonly string[] {
  const parts: string[] = [];
  let depth = 0;
  let quote = '';
  let part = '';
  for (const character of text) {
    if (quote !== '') quote = character === quote ? '' : quote;
    else if (character === '"' || character === "'") quote = part.trim() === '' ? character : '';
    else if ('{[('.includes(character)) depth += 1;
    else if ('}])'.includes(character)) depth = Math.max(0, depth - 1);
    if (character === ',' && depth === 0 && quote === '') {
      parts.push(part);
      part = '';
    } else part += character;
  }
  return [...parts, part].map((item) => item.trim()).filter((item) => item !== '');
}

function blockScalar(header: string, lines: readonly string[]): string {
  const indents = lines
    .filter((line) => line.trim() !== '')
    .map((line) => /^[ \t]*/.exec(line)?.[0].length ?? 0);
  const indent = Math.min(...indents, Number.MAX_SAFE_INTEGER);
  const text = lines
    .map((line) => line.slice(indent))
    .join('\n')
    .trimEnd();
  return header.startsWith('|') ? text : text.replace(/(?<!\n)\n(?!\n)/g, ' ').replace(/\n{2}/g, '\n');
}

/** Texts that YAML reads as what they are without quotes. */
const PLAIN = /^(?!(?:true|false|null|yes|no|on|off|y|n|~)$)[\p{L}\p{N}_/][\p{L}\p{N}\p{M} _./()、。・-]*$/iu;
const NUMBER_LIKE = /^[-+.]?[0-9]/;

/** A text as a YAML scalar that every parser reads back as the same text. */
export function yamlScalar(text: string): string {
  const isPlain = PLAIN.test(text) && !NUMBER_LIKE.test(text) && text === text.trim();
  return isPlain
    ? text
    : JSON.stringify(text)
        .replace(/\u2028/g, '\\u2028')
        .replace(/\u2029/g, '\\u2029');
}

/** What a renderer writes: a value, or `raw` lines that are taken over as they are. */
export type WrittenField =
  readonly [key: string, value: string | boolean | readonly string[]] | { readonly raw: string };

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
    : `${key}:\n${value.map((item) => `  - ${JSON.stringify(item)}`).join('\n')}`;
}
