import type { Finding } from './finding';
import { MAX_LISTED } from './findings';

/** A text and what was found in it. */
export type CheckedText = { readonly findings: readonly Finding[]; readonly text: string };

type Place = {
  readonly code: string;
  /** What was found, its spaces aside. */
  readonly match: string;
  readonly line: string;
  readonly before: string;
  readonly after: string;
};

/** Characters beside what was found by which it is known again where it says little itself, such as a blank. */
const CONTEXT = 12;
/** A match with so many letters is known again wherever it stands. */
const TELLING = /[\p{L}\p{N}][\p{L}\p{N}][\p{L}\p{N}]/u;

/**
 * Which findings of a text its earlier version did not have, in their order. What has moved, or stands in a line that was
 * edited elsewhere, is not new; a further copy is.
 */
export function newFindings(earlier: CheckedText, later: CheckedText): readonly boolean[] {
  const known = placesOf(earlier);
  const places = placesOf(later);
  const isNew = places.map(() => true);
  for (const isSame of [sameLine, sameMatch]) {
    for (const [index, place] of places.entries()) {
      const at = isNew[index] ? known.findIndex((other) => isSame(other, place)) : -1;
      if (at < 0) continue;
      known.splice(at, 1);
      isNew[index] = false;
    }
  }
  return withoutUnlisted(earlier, places, isNew);
}

const sameLine = (one: Place, other: Place): boolean => isAlike(one, other) && one.line === other.line;

function sameMatch(one: Place, other: Place): boolean {
  if (!isAlike(one, other)) return false;
  return TELLING.test(other.match) || one.before === other.before || one.after === other.after;
}

function isAlike(one: Place, other: Place): boolean {
  return one.code === other.code && one.match === other.match;
}

/** Of many findings of one code only the first are listed: the others were there as well if their lines were. */
function withoutUnlisted(
  earlier: CheckedText,
  places: readonly Place[],
  isNew: readonly boolean[],
): readonly boolean[] {
  const counts = new Map<string, number>();
  for (const { code } of earlier.findings) counts.set(code, (counts.get(code) ?? 0) + 1);
  const isCapped = (code: string): boolean => (counts.get(code) ?? 0) >= MAX_LISTED;
  if (!places.some(({ code }, index) => isNew[index] && isCapped(code))) return isNew;
  const lines = new Set(linesOf(earlier.text).map(normalised));
  return places.map(({ code, line }, index) => isNew[index] === true && !(isCapped(code) && lines.has(line)));
}

function placesOf({ findings, text }: CheckedText): Place[] {
  const lines = linesOf(text);
  const starts = startsOf(lines);
  return findings.map(({ code, line, column, length }) => {
    const start = (starts[line - 1] ?? 0) + column - 1;
    const whole = lines[line - 1] ?? '';
    return {
      code,
      match: normalised(text.slice(start, start + length)),
      line: normalised(whole),
      before: whole.slice(0, column - 1).slice(-CONTEXT),
      after: whole.slice(column - 1 + length).slice(0, CONTEXT),
    };
  });
}

function linesOf(text: string): readonly string[] {
  return text.split('\n');
}

function startsOf(lines: readonly string[]): readonly number[] {
  let start = 0;
  return lines.map((line) => {
    const own = start;
    start += line.length + 1;
    return own;
  });
}

const normalised = (text: string): string => text.split(/\s/).filter(Boolean).join(' ');
