import { segmentsOf, type TextRange, type TextSegment } from '../text/text-segments';

/** The length of a line as it is shown, in UTF-16 units, and what is kept of it before the first match. */
const SHOWN = { line: 160, before: 40 };

/** The signs of Markdown at the beginning of a line. */
const BEGINNING = /^[\s>#*+|-]*(?:\d+[.)]\s+)?/;
/** A link or a picture. The limits bound the time for brackets that never close. */
const LINK = /!?\[([^\]]{0,200})\]\([^)]{0,300}\)/g;
const EMPHASIS = /\*\*|~~|`/g;

/** Part of a word of a script that separates words by spaces. Longer ones are not words, so the limit bounds the search for an end. */
const WORD_PART = String.raw`[\p{Script=Latin}\p{M}\p{N}_]{1,30}`;
const WORD_AT_START = new RegExp(`^${WORD_PART}`, 'u');
const WORD_AT_END = new RegExp(`${WORD_PART}$`, 'u');

/** A line of Markdown as a reader sees it: the texts of links, the cells of a table, and no signs of emphasis. */
export function readableLine(line: string): string {
  const isRow = line.trimStart().startsWith('|');
  const text = line.replace(BEGINNING, '').replace(LINK, '$1').replace(EMPHASIS, '').trimEnd();
  if (!isRow) return text;
  const cells = text.split('|').map((cell) => cell.trim());
  return cells.filter((cell) => cell !== '').join(' · ');
}

/** The part of a line around the first match, cut between words. */
export function shortenedLine(line: string, ranges: readonly TextRange[]): readonly TextSegment[] {
  const first = ranges[0]?.start ?? 0;
  const start = first > SHOWN.line / 2 ? afterWord(line, first - SHOWN.before, first) : 0;
  const shown = ranges.filter(({ end }) => end <= start + SHOWN.line);
  const end = beforeWord(line, start + SHOWN.line, shown.at(-1)?.end ?? start);
  const within = shown.map((range) => ({ start: range.start - start, end: range.end - start }));
  return [
    ...(start > 0 ? [{ text: '…', isMatch: false }] : []),
    ...segmentsOf(line.slice(start, end), within),
    ...(end < line.length ? [{ text: '…', isMatch: false }] : []),
  ];
}

/** The position, or the end of the word that it is in, with what separates it from the next one; at most `last`. */
function afterWord(line: string, at: number, last: number): number {
  const rest = line.slice(at, last);
  const word = WORD_AT_END.test(line.charAt(at - 1)) ? (WORD_AT_START.exec(rest)?.[0] ?? '') : '';
  const gap = word === '' ? 0 : rest.slice(word.length).search(/\S/);
  return wholeCharacter(line, word.length + gap < rest.length && gap >= 0 ? at + word.length + gap : at);
}

/** The position, or the beginning of the word that it is in, without what separates it from the one before; at least `first`. */
function beforeWord(line: string, at: number, first: number): number {
  const rest = line.slice(first, at);
  const word = WORD_AT_START.test(line.slice(at)) ? (WORD_AT_END.exec(rest)?.[0] ?? '') : '';
  return wholeCharacter(
    line,
    word === '' ? Math.min(at, line.length) : first + rest.slice(0, -word.length).trimEnd().length,
  );
}

/** The position, or the one before it inside a surrogate pair. */
function wholeCharacter(text: string, at: number): number {
  return /[\uD800-\uDBFF]/.test(text.charAt(at - 1)) ? at - 1 : at;
}
