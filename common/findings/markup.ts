import { type CodeRange, codeRanges, isInRanges } from '../code-ranges';
import type { Hit } from './finding';
import { lowerCase } from './lower-case';

/** Whom an order in a hidden place speaks to, or how it commands. */
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

/** What a page hides and an assistant reads, where it orders something. `risks` are the orders found in the whole text, sorted. */
export function* markupHits(text: string, risks: readonly Hit[]): Generator<Hit> {
  const code = text.includes('<') || text.includes(']:') ? codeRanges(text) : [];
  yield* commentHits(text, risks, code);
  yield* definitionHits(text, risks, code);
  yield* hiddenElements(text, code);
  yield* collapsedHits(text, risks, code);
}

function* commentHits(text: string, risks: readonly Hit[], code: readonly CodeRange[]): Generator<Hit> {
  for (let start = text.indexOf('<!--'); start >= 0;) {
    const close = text.indexOf('-->', start + 4);
    const end = close < 0 ? text.length : close + 3;
    if (
      !isInRanges(code, start) &&
      (holdsRisk(risks, start, end) || isOrder(text.slice(start + 4, start + MAX_READ)))
    )
      yield { code: 'hidden.comment', severity: 'note', start, end };
    start = text.indexOf('<!--', end);
  }
}

/** `[//]: # (…)`: definitions of links that no link uses, whose titles are read by assistants only. */
function* definitionHits(text: string, risks: readonly Hit[], code: readonly CodeRange[]): Generator<Hit> {
  for (let at = text.indexOf(']:'); at >= 0; at = text.indexOf(']:', at + 2)) {
    const before = text.slice(Math.max(0, at - 120), at);
    const label = before.slice(before.lastIndexOf('\n') + 1);
    if (!label.trimStart().startsWith('[') || isInRanges(code, at)) continue;
    const rest = text.slice(at + 2, at + MAX_READ);
    const definition = rest.slice(0, definitionEnd(rest));
    const title = titleOf(definition);
    const start = at - label.length;
    const end = at + 2 + definition.length;
    if (title !== '' && (holdsRisk(risks, start, end) || isOrder(title)))
      yield { code: 'hidden.link_definition', severity: 'note', start, end };
  }
}

function definitionEnd(rest: string): number {
  const first = rest.indexOf('\n');
  if (first < 0) return rest.length;
  const line = rest.slice(0, first);
  // A title may stand in the next line, and go on to the next blank one.
  const isOpen = titleOf(line) === '' || !['"', ')', "'"].includes(line.trimEnd().slice(-1));
  const blank = rest.indexOf('\n\n');
  return isOpen ? (blank < 0 ? rest.length : blank) : first;
}

function titleOf(definition: string): string {
  for (const mark of ['"', '(', "'"]) {
    const at = definition.indexOf(mark);
    if (at >= 0) return definition.slice(at + 1);
  }
  return '';
}

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

function* hiddenElements(text: string, code: readonly CodeRange[]): Generator<Hit> {
  for (let start = text.indexOf('<'); start >= 0; start = text.indexOf('<', start + 1)) {
    const tag = text.slice(start, start + 300);
    const end = tag.indexOf('>');
    if (
      end < 3 ||
      tag[1] === '!' ||
      tag[1] === '/' ||
      !isHiding(tag.slice(0, end)) ||
      isInRanges(code, start)
    )
      continue;
    const content = text.slice(start + end + 1, start + end + 1 + MAX_READ);
    const shown = content.slice(0, content.indexOf('<') < 0 ? undefined : content.indexOf('<'));
    if (shown.trim().length > 2)
      yield { code: 'hidden.markup', severity: 'note', start, end: start + end + 1 + shown.length };
  }
}

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

function* collapsedHits(text: string, risks: readonly Hit[], code: readonly CodeRange[]): Generator<Hit> {
  const lower = text.includes('<details') || text.includes('<DETAILS') ? lowerCase(text) : '';
  for (let start = lower.indexOf('<details'); start >= 0;) {
    const close = lower.indexOf('</details', start);
    const end = close < 0 ? text.length : close;
    const isOpen =
      lower
        .slice(start, start + 100)
        .split('>')[0]
        ?.includes(' open') === true;
    if (!isOpen && !isInRanges(code, start) && holdsRisk(risks, start, end))
      yield { code: 'hidden.collapsed', severity: 'note', start, end: Math.min(end, start + 100) };
    start = lower.indexOf('<details', end);
  }
}

/** Whether an order lies within a part of the text. */
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
  const end = hidden.indexOf('-->');
  const part = ` ${lowerCase(end < 0 ? hidden : hidden.slice(0, end)).trim()} `;
  const has = (words: readonly string[]) => words.some((word) => part.includes(word));
  return has(DEEDS) && has(MODALS) && has(ADDRESSEES);
}
