import { isRightToLeft } from './code-points';

const OPENS_EMBEDDING: ReadonlySet<number> = new Set([0x202a, 0x202b]);
const OPENS_ISOLATE: ReadonlySet<number> = new Set([0x2066, 0x2067, 0x2068]);
const OVERRIDES: ReadonlySet<number> = new Set([0x202d, 0x202e]);
const MARKS: ReadonlySet<number> = new Set([0x200e, 0x200f, 0x61c]);
const CLOSES_EMBEDDING = 0x202c;
const CLOSES_ISOLATE = 0x2069;
/** Controls that turn the following text from right to left. */
const TURNS: ReadonlySet<number> = new Set([0x202b, 0x2067]);

/** The deepest nesting of Unicode's algorithm; controls that are still open then are refused anyway. */
const MAX_DEPTH = 125;
/** The number of UTF-16 code units read of nested isolates. */
const MAX_INNER = 400;

/** The verdict on the control at a place of a line. */
export const PROPER = 1;
export const NOTED = 2;
export const REFUSED = 3;

/** Whether a part has letters that run from right to left. */
export function hasRightToLeft(part: string): boolean {
  for (let at = 0; at < part.length; at += 1) {
    const point = part.codePointAt(at) ?? 0;
    if (point >= 0x590 && isRightToLeft(point)) return true;
    if (point > 0xffff) at += 1;
  }
  return false;
}

/**
 * Judges the direction controls of a line by their places. In a line with letters that run from right to left, marks and
 * closed isolates are proper. A control that reorders letters without need, or stays open, is not.
 */
export function directionVerdicts(line: string, isRightToLeftLine: boolean): Uint8Array {
  const verdicts = new Uint8Array(line.length);
  const open: { readonly at: number; readonly point: number }[] = [];
  const proper = isRightToLeftLine ? PROPER : NOTED;
  for (let index = 0; index < line.length && open.length <= MAX_DEPTH; index += 1) {
    const point = line.charCodeAt(index);
    if (point < 0x61c) continue;
    const at = index;
    if (MARKS.has(point)) verdicts[at] = proper;
    else if (OVERRIDES.has(point)) {
      verdicts[at] = REFUSED;
      open.push({ at, point });
    } else if (OPENS_EMBEDDING.has(point) || OPENS_ISOLATE.has(point)) {
      verdicts[at] = REFUSED;
      open.push({ at, point });
    } else if (point === CLOSES_EMBEDDING || point === CLOSES_ISOLATE) {
      verdicts[at] = REFUSED;
      const last = open.at(-1);
      const closes = last && OPENS_ISOLATE.has(last.point) === (point === CLOSES_ISOLATE);
      if (!last || !closes) continue;
      open.pop();
      if (OVERRIDES.has(last.point)) continue;
      // A part that runs from right to left must have letters that do.
      const inner = line.slice(Math.max(last.at, index - MAX_INNER), index);
      const verdict = TURNS.has(last.point) && !hasRightToLeft(inner) ? REFUSED : proper;
      verdicts[last.at] = verdict;
      verdicts[at] = verdict;
    }
  }
  return verdicts;
}
