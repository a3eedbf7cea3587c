import type { Finding } from './finding';
import { MAX_LISTED } from './findings';

/** A text and what was found in it. */
export type CheckedText = { readonly findings: readonly Finding[]; readonly text: string };

type Place = {
  readonly code: string;
  /** The quoted place, with spaces normalised. */
  readonly match: string;
  readonly line: string;
  readonly before: string;
  readonly after: string;
};

/** Neighbouring characters that identify a match which says little itself, such as a blank. */
const CONTEXT = 12;
/** Matches that are recognised anywhere: they have three letters in a row. */
const TELLING = /[\p{L}\p{N}][\p{L}\p{N}][\p{L}\p{N}]/u;

/**
 * Says for each finding of a text whether the earlier version lacks it. A finding that has moved, or whose line was edited
 * elsewhere, is not new; a further copy is.
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

/** Only the first findings of a code are listed. Unlisted ones were in the earlier version if their lines were. */
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
