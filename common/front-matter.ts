import { ACCESS_FIELDS, ACTIVATION_FIELDS, beginsLikeField, readKeyLine } from './front-matter-keys';

/** A rule's text in its two parts; `frontMatter` is the raw text between the fences, null when there is none. */
export type SplitContent = { readonly frontMatter: string | null; readonly body: string };

/**
 * Splits front matter from the text below it without parsing it, because the front matter of real rules is often
 * invalid YAML (such as an unquoted glob). The lines of two front matters, one below the other, become one.
 */
export function splitFrontMatter(content: string): SplitContent {
  const { blocks, body } = frontMatterBlocks(content);
  return { frontMatter: blocks.length === 0 ? null : blocks.join('\n'), body };
}

/**
 * The front matters that a text begins with. Text between two rules (`---`) is text: a front matter has fields, or
 * nothing at all. A second one, which editors leave behind that put an empty one on top, has a field that assistants know.
 * It follows at once, or after blank lines below one that says nothing.
 */
export function frontMatterBlocks(content: string): {
  readonly blocks: readonly string[];
  readonly body: string;
} {
  const start = content.startsWith('\uFEFF') ? 1 : 0;
  const first = fencedAt(content, start);
  if (!first || !isFrontMatter(first.text)) return { blocks: [], body: content.slice(start) };
  const blocks = [first.text];
  let end = first.end;
  for (;;) {
    const next = fencedAt(content, blocks.every(isVoid) ? skipBlankLines(content, end) : end);
    if (!next || !isFrontMatter(next.text) || !hasKnownField(next.text)) break;
    blocks.push(next.text);
    end = next.end;
  }
  return { blocks, body: content.slice(end) };
}

/** The text between two fences, and where the line after the second one begins. */
function fencedAt(content: string, start: number): { readonly text: string; readonly end: number } | null {
  if (!isFence(content, start)) return null;
  const textStart = nextLine(content, start);
  let at = textStart;
  while (at < content.length && !isFence(content, at)) at = nextLine(content, at);
  if (at >= content.length) return null;
  return { text: content.slice(textStart, at).replace(/\r?\n$/, ''), end: nextLine(content, at) };
}

function isFence(content: string, at: number): boolean {
  if (!content.startsWith('---', at)) return false;
  let end = at + 3;
  while (content[end] === ' ' || content[end] === '\t') end += 1;
  return end >= content.length || content[end] === '\n' || content.startsWith('\r\n', end);
}

function nextLine(content: string, at: number): number {
  const end = content.indexOf('\n', at);
  return end < 0 ? content.length : end + 1;
}

function skipBlankLines(content: string, start: number): number {
  let at = start;
  while (at < content.length) {
    const next = nextLine(content, at);
    if (content.slice(at, next).trim() !== '') return at;
    at = next;
  }
  return at;
}

function isFrontMatter(text: string): boolean {
  if (text.trim() === '') return true;
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '' && !line.startsWith('#'));
  const [first] = lines;
  return first !== undefined && beginsLikeField(first) && lines.some((line) => readKeyLine(line) !== null);
}

/** Whether front matter says nothing, like the one that Cursor puts into new files. */
function isVoid(text: string): boolean {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  const rests = lines.map((line) => readKeyLine(line)?.rest);
  return lines.length === 0 || (rests.includes('') && rests.every((rest) => rest === '' || rest === 'false'));
}

function hasKnownField(text: string): boolean {
  return text.split(/\r?\n/).some((line) => {
    const key = readKeyLine(line)?.key;
    if (key === undefined) return false;
    return key === 'description' || key === 'name' || ACTIVATION_FIELDS.has(key) || ACCESS_FIELDS.has(key);
  });
}
