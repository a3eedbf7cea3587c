import { codePointName, invisibleName } from './code-points';
import type { FindingCode, Hit, Verdict } from './finding';
import { type InvisibleMark, invisibleMarks } from './invisible-marks';
import type { Tally } from './tally';

/** Invisible characters in a row that no writing needs. */
const RUN = 4;
const KEPT_CODES: ReadonlySet<FindingCode> = new Set(['hidden.tag', 'hidden.selector']);

/** Of a longer run, only the beginning is kept. */
const LONGEST_RUN = 1000;

/** Characters that nobody sees; those that follow one another are one finding. */
export function* hiddenHits(text: string, tally: Tally): Generator<Hit> {
  for (const run of runsOf(text)) {
    const { code, severity } = codeOf(run);
    if (!tally.isFull(code, severity)) yield hitOf(run);
  }
}

/** All places for which a text is refused, not only those that are listed. */
export function* refusedRuns(text: string): Generator<{ readonly start: number; readonly end: number }> {
  for (const run of runsOf(text)) {
    const [first, last] = [run[0], run.at(-1)];
    if (first && last && isRefused(run)) yield { start: first.start, end: last.end };
  }
}

function* runsOf(text: string): Generator<readonly InvisibleMark[]> {
  let run: InvisibleMark[] = [];
  for (const mark of invisibleMarks(text)) {
    if (mark.verdict === null) continue;
    if (run.length > 0 && run.at(-1)?.end !== mark.start) {
      yield run;
      run = [];
    }
    if (run.length < LONGEST_RUN) run.push(mark);
    else run[LONGEST_RUN - 1] = mark;
  }
  if (run.length > 0) yield run;
}

function isRefused(run: readonly InvisibleMark[]): boolean {
  return run.length >= RUN || run.some(({ verdict }) => verdict?.severity === 'refuse');
}

/** The worst character of a run says what it is, unless the run is too long for any writing. */
function codeOf(run: readonly InvisibleMark[]): Verdict {
  const { verdict } = worstOf(run);
  const isRun = run.length >= RUN && !(verdict && KEPT_CODES.has(verdict.code));
  return isRun
    ? { code: 'hidden.run', severity: 'refuse' }
    : (verdict ?? { code: 'hidden.other', severity: 'note' });
}

function worstOf(run: readonly InvisibleMark[]): InvisibleMark {
  return run.find(({ verdict }) => verdict?.severity === 'refuse') ?? (run[0] as InvisibleMark);
}

function hitOf(run: readonly InvisibleMark[]): Hit {
  const first = run[0] as InvisibleMark;
  const worst = worstOf(run);
  const message = decoded(run);
  return {
    ...codeOf(run),
    start: first.start,
    end: run.at(-1)?.end ?? first.end,
    params: {
      count: run.length,
      codePoint: codePointName(worst.codePoint),
      name: invisibleName(worst.codePoint),
      ...(message !== '' && { decoded: message }),
    },
  };
}

const MAX_DECODED = 120;

/** What the bytes say that tags (one letter each) or variation selectors (one byte each) carry; empty when it is no text. */
function decoded(run: readonly InvisibleMark[]): string {
  let message = '';
  for (const { codePoint } of run) {
    const byte = byteOf(codePoint);
    if (byte < 0x20 || byte > 0x7e) continue;
    message += String.fromCharCode(byte);
    if (message.length === MAX_DECODED) break;
  }
  return message.length >= RUN ? message : '';
}

function byteOf(point: number): number {
  if (point >= 0xe0000 && point <= 0xe007f) return point - 0xe0000;
  if (point >= 0xe0100 && point <= 0xe01ef) return point - 0xe0100 + 16;
  return 0;
}
