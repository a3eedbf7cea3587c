import { codePointName } from './code-points';
import { invisibleMarks } from './invisible-marks';

const MAX_EXCERPT = 120;

/** A part of a text on one line, with invisible characters written as `⟦U+200B⟧`. */
export function excerptOf(text: string, start: number, end: number): string {
  const part = text.slice(start, Math.min(end, start + MAX_EXCERPT));
  let shown = '';
  let at = 0;
  for (const mark of invisibleMarks(part)) {
    shown += `${part.slice(at, mark.start)}⟦${codePointName(mark.codePoint)}⟧`;
    at = mark.end;
    if (shown.length > MAX_EXCERPT) break;
  }
  if (shown.length <= MAX_EXCERPT) shown += part.slice(at);
  const line = shown.replace(/[\n\r\t\u2028\u2029]/g, ' ').trim();
  const isCut = line.length > MAX_EXCERPT || end - start > MAX_EXCERPT;
  return isCut ? `${withoutHalf(line.slice(0, MAX_EXCERPT))}…` : line;
}

/** Drops the half of a character at the end of a cut text. */
function withoutHalf(text: string): string {
  const last = text.charCodeAt(text.length - 1);
  return last >= 0xd800 && last < 0xdc00 ? text.slice(0, -1) : text;
}
