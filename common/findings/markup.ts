import { type CodeRange, codeRanges, isInRanges } from '../code-ranges';
import type { Hit } from './finding';
import { lowerCase } from './lower-case';

/** Words of orders in hidden places: the reader they address, or the command itself. */
const ADDRESSEES = [
  'assistant',
  'agent',
  'claude',
  'copilot',
  'cursor',
  'gemini',
  'codex',
  'llm',
  'language model',
  'gpt',
  ' ai ',
  'アシスタント',
  'エージェント',
  'モデル',
  'ai',
];
const MODALS = [
  'must',
  'always',
  'never',
  'should',
  'please',
  'do not',
  "don't",
  'make sure',
  'ください',
  '下さい',
  'せよ',
  'しろ',
  'すること',
  '必ず',
  '絶対',
  'しなさい',
  'かならず',
];
const DEEDS = [
  'run ',
  'execute ',
  'send ',
  'upload ',
  'fetch ',
  'curl ',
  'read ',
  'ignore ',
  'disregard ',
  'delete ',
  'install ',
  'download ',
  'reveal ',
  'post ',
  'forward ',
  'override ',
  'disable ',
  'exfiltrate ',
  '実行',
  '送信',
  '無視',
  'アップロード',
  '削除',
  '読み',
  '転送',
  '取得',
];
const MAX_READ = 1000;

/** Finds orders in places that pages hide and assistants read. `risks` are all orders of the text, sorted. */
export function* markupHits(text: string, risks: readonly Hit[]): Generator<Hit> {
  const code = new Code(text);
  yield* commentHits(text, risks, code);
  yield* definitionHits(text, risks, code);
  yield* hiddenElements(text, code);
  yield* collapsedHits(text, risks, code);
}

/** Blocks and spans of code, where markup hides nothing. They are read on first use. */
class Code {
  private ranges: readonly CodeRange[] | undefined;

  constructor(private readonly text: string) {}

  holds(place: number): boolean {
    this.ranges ??= codeRanges(this.text);
    return isInRanges(this.ranges, place);
  }
}

function* commentHits(text: string, risks: readonly Hit[], code: Code): Generator<Hit> {
  for (let start = text.indexOf('<!--'); start >= 0;) {
    const close = text.indexOf('-->', start + 4);
    const end = close < 0 ? text.length : close + 3;
    const comment = text.slice(start + 4, Math.min(start + MAX_READ, close < 0 ? end : close));
    if ((holdsRisk(risks, start, end) || isOrder(comment)) && !code.holds(start))
      yield { code: 'hidden.comment', severity: 'note', start, end };
    start = text.indexOf('<!--', end);
  }
}

const LONGEST_LABEL = 120;

/** `[//]: # (…)`: definitions of unused links, whose titles only assistants read. */
function* definitionHits(text: string, risks: readonly Hit[], code: Code): Generator<Hit> {
  const blanks = new BlankLines(text);
  for (let at = text.indexOf(']:'); at >= 0;) {
    const start = labelStart(text, at);
    // A line defines at most one link, at its start.
    const lineEnd = endOfLine(text, at);
    let last = lineEnd;
    if (start >= 0) {
      const end = Math.min(definitionEnd(text, at + 2, lineEnd, blanks), at + MAX_READ);
      const title = titleIn(text, at + 2, end);
      if (title < end && (holdsRisk(risks, start, end) || isOrder(text.slice(title, end))) && !code.holds(at))
        yield { code: 'hidden.link_definition', severity: 'note', start, end };
      last = Math.max(last, end);
    }
    at = text.indexOf(']:', last);
  }
}

function endOfLine(text: string, from: number): number {
  const at = text.indexOf('\n', from);
  return at < 0 ? text.length : at;
}

/** The start of the next blank line. Callers ask in the order of the text, so that it is read once. */
class BlankLines {
  private next = -1;

  constructor(private readonly text: string) {}

  behind(place: number): number {
    if (this.next < place) {
      const at = this.text.indexOf('\n\n', place);
      this.next = at < 0 ? this.text.length : at;
    }
    return this.next;
  }
}

/** The start of the line whose label ends at a place, or -1 when the line has no such label. */
function labelStart(text: string, end: number): number {
  let start = end;
  while (start > 0 && end - start < LONGEST_LABEL && text.charCodeAt(start - 1) !== 0x0a) start -= 1;
  let first = start;
  while (first < end && text.charCodeAt(first) <= 0x20) first += 1;
  return text.charCodeAt(first) === 0x5b ? start : -1;
}

/** The end of a definition. Its title can begin in the next line and continue to the next blank one. */
function definitionEnd(text: string, from: number, lineEnd: number, blanks: BlankLines): number {
  const title = titleIn(text, from, lineEnd);
  if (title === lineEnd) return isTitleMark(firstBehind(text, lineEnd)) ? blanks.behind(lineEnd) : lineEnd;
  let last = lineEnd - 1;
  while (last > title && text.charCodeAt(last) <= 0x20) last -= 1;
  return isTitleEnd(text.charCodeAt(last)) ? lineEnd : blanks.behind(lineEnd);
}

/** The beginning of the line after a place. */
function firstBehind(text: string, lineEnd: number): number {
  let at = lineEnd + 1;
  while (text.charCodeAt(at) === 0x20 || text.charCodeAt(at) === 0x09) at += 1;
  return text.charCodeAt(at);
}

/** The start of a title, after its opening mark, or the end of the part. */
function titleIn(text: string, from: number, end: number): number {
  for (let at = from; at < end; at += 1) if (isTitleMark(text.charCodeAt(at))) return at + 1;
  return end;
}

/** `"`, `'` and `(`. */
const isTitleMark = (unit: number): boolean => unit === 0x22 || unit === 0x27 || unit === 0x28;
const isTitleEnd = (unit: number): boolean => unit === 0x22 || unit === 0x27 || unit === 0x29;

const HIDING = [
  'display:none',
  'visibility:hidden',
  'font-size:0',
  'opacity:0;',
  'opacity:0"',
  "opacity:0'",
  'color:transparent',
  'text-indent:-',
  'left:-9999',
  'clip:rect(0',
  'max-height:0',
  'color:#fff',
  'color:white',
];

function* hiddenElements(text: string, code: Code): Generator<Hit> {
  for (let start = text.indexOf('<'); start >= 0; start = text.indexOf('<', start + 1)) {
    if (!isLetter(text.charCodeAt(start + 1))) continue;
    const tag = text.slice(start, start + 300);
    const end = tag.indexOf('>');
    if (end < 3 || !isHiding(tag.slice(0, end)) || code.holds(start)) continue;
    const content = text.slice(start + end + 1, start + end + 1 + MAX_READ);
    const shown = content.slice(0, content.indexOf('<') < 0 ? undefined : content.indexOf('<'));
    if (shown.trim().length > 2)
      yield { code: 'hidden.markup', severity: 'note', start, end: start + end + 1 + shown.length };
  }
}

const isLetter = (unit: number): boolean => (unit >= 0x61 && unit <= 0x7a) || (unit >= 0x41 && unit <= 0x5a);

function isHiding(tag: string): boolean {
  if (!tag.includes('=') && !tag.includes('hidden')) return false;
  const compact = lowerCase(tag).replaceAll(' ', '');
  const isHidden =
    compact.endsWith('hidden') || lowerCase(tag).includes(' hidden ') || compact.includes('hidden=');
  const isSmall = compact.includes('width:0') && compact.includes('height:0');
  return (
    (isHidden && !compact.includes('aria-hidden')) ||
    isSmall ||
    HIDING.some((style) => compact.includes(style))
  );
}

function* collapsedHits(text: string, risks: readonly Hit[], code: Code): Generator<Hit> {
  const lower = text.includes('<details') || text.includes('<DETAILS') ? lowerCase(text) : '';
  for (let start = lower.indexOf('<details'); start >= 0;) {
    const close = lower.indexOf('</details', start);
    const end = close < 0 ? text.length : close;
    const isOpen =
      lower
        .slice(start, start + 100)
        .split('>')[0]
        ?.includes(' open') === true;
    if (!isOpen && holdsRisk(risks, start, end) && !code.holds(start))
      yield { code: 'hidden.collapsed', severity: 'note', start, end: Math.min(end, start + 100) };
    start = lower.indexOf('<details', end);
  }
}

/** Whether a part of the text contains an order. */
function holdsRisk(risks: readonly Hit[], start: number, end: number): boolean {
  let [low, high] = [0, risks.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((risks[middle]?.start ?? 0) < start) low = middle + 1;
    else high = middle;
  }
  const first = risks[low];
  return first !== undefined && first.start < end;
}

/** Whether a hidden text tells an assistant what to do. Notes to people, such as `prettier-ignore`, do not. */
function isOrder(hidden: string): boolean {
  const part = ` ${lowerCase(hidden).trim()} `;
  const has = (words: readonly string[]) => words.some((word) => part.includes(word));
  return has(DEEDS) && has(MODALS) && has(ADDRESSEES);
}
