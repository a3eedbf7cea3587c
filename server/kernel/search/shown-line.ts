import { segmentsOf, type TextRange, type TextSegment } from './text-segments';

/** The length of a line as it is shown, in UTF-16 units, and what is kept of it before the first match. */
const SHOWN = { line: 160, before: 40 };
/** Units in which the end of a word is looked for. */
const MAX_CUT_WORD = 30;

/** The signs of Markdown at the beginning of a line. */
const BEGINNING = /^[\s>#*+|-]*(?:\d+[.)]\s+)?/;
/** A link or a picture. The limits bound the time for brackets that never close. */
const LINK = /!?\[([^\]]{0,200})\]\([^)]{0,300}\)/g;
const EMPHASIS = /\*\*|~~|`/g;
const CELL = /\s*\|\s*/g;

/** A line of Markdown as a reader sees it: the texts of links, the cells of a table, and no signs of emphasis. */
export function readableLine(line: string): string {
  const isRow = line.trimStart().startsWith('|');
  const text = line.replace(BEGINNING, '').replace(LINK, '$1').replace(EMPHASIS, '').trimEnd();
  return isRow ? text.replace(/\s*\|$/, '').replace(CELL, ' · ') : text;
}

/** The part of a line around the first match, cut between words. */
export function shortenedLine(line: string, ranges: readonly TextRange[]): readonly TextSegment[] {
  const first = ranges[0]?.start ?? 0;
  const start = first > SHOWN.line / 2 ? wordStart(line, first - SHOWN.before, first) : 0;
  const last = ranges.findLast(({ end }) => end <= start + SHOWN.line)?.end ?? first;
  const end = wordEnd(line, start + SHOWN.line, last);
  const within = ranges.flatMap((range) =>
    range.end <= end ? [{ start: range.start - start, end: range.end - start }] : [],
  );
  return [
    ...(start > 0 ? [{ text: '…', isMatch: false }] : []),
    ...segmentsOf(line.slice(start, end), within),
    ...(end < line.length ? [{ text: '…', isMatch: false }] : []),
  ];
}

/** Where the first word begins at or after a position, unless it is as long as no word is or goes on to the limit. */
function wordStart(line: string, at: number, limit: number): number {
  if (!isInWord(line, at)) return wholeCharacter(line, at);
  const rest = /^[\p{Script=Latin}\p{N}_]{1,30}[^\p{Script=Latin}\p{N}_]+/u.exec(line.slice(at, limit))?.[0];
  return rest === undefined ? wholeCharacter(line, at) : at + rest.length;
}

/** Where the last word ends at or before a position, but not before the limit. */
function wordEnd(line: string, at: number, limit: number): number {
  if (at >= line.length) return line.length;
  if (!isInWord(line, at)) return wholeCharacter(line, at);
  const kept = line.slice(limit, at).replace(/[^\p{Script=Latin}\p{N}_]*[\p{Script=Latin}\p{N}_]+$/u, '');
  const end = limit + kept.length;
  return at - end > MAX_CUT_WORD ? wholeCharacter(line, at) : end;
}

/** Whether a position is between two letters of one word that spaces separate from others. */
function isInWord(line: string, at: number): boolean {
  return /^[\p{Script=Latin}\p{N}_]{2}$/u.test(line.slice(at - 1, at + 1));
}

/** The position, or the one before it inside a surrogate pair. */
function wholeCharacter(text: string, at: number): number {
  return /[\uD800-\uDBFF]/.test(text.charAt(at - 1)) ? at - 1 : at;
}
