import { codePointName, invisibleName } from './code-points';
import type { FindingCode, Hit, Verdict } from './finding';
import { MarkReader } from './invisible-marks';
import type { Tally } from './tally';

/** The length of a run of invisible characters that no writing needs. */
const RUN = 4;
const KEPT_CODES: ReadonlySet<FindingCode> = new Set(['hidden.tag', 'hidden.selector']);

/** Finds invisible characters; consecutive ones make one finding. */
export function* hiddenHits(text: string, tally: Tally): Generator<Hit> {
  for (const run of runsOf(text)) {
    const { code, severity } = run.verdict();
    if (!tally.isFull(code, severity)) yield hitOf(run);
  }
}

/** All places for which a text is refused, including those that are not listed. */
export function* refusedRuns(text: string): Generator<{ readonly start: number; readonly end: number }> {
  for (const run of runsOf(text)) if (run.isRefused) yield { start: run.start, end: run.end };
}

/** Yields the same object for every run, because a text can have a hundred thousand. */
function* runsOf(text: string): Generator<Run> {
  const run = new Run();
  const reader = new MarkReader(text);
  while (reader.next()) {
    const { start, end, codePoint, verdict } = reader;
    if (verdict === null) continue;
    if (run.length > 0 && run.end !== start) {
      yield run;
      run.length = 0;
    }
    run.add(start, end, codePoint, verdict);
  }
  if (run.length > 0) yield run;
}

const MAX_DECODED = 120;
const IN_A_ROW: Verdict = { code: 'hidden.run', severity: 'refuse' };

/** Consecutive invisible characters. */
class Run {
  start = 0;
  end = 0;
  length = 0;
  /** Of the first refused character, or else of the first. */
  codePoint = 0;
  private worst: Verdict = IN_A_ROW;
  /** The text encoded in tags (one letter each) or variation selectors (one byte each). */
  private message = '';

  add(start: number, end: number, codePoint: number, verdict: Verdict): void {
    const isFirst = this.length === 0;
    if (isFirst) {
      this.start = start;
      this.message = '';
    }
    if (isFirst || (verdict.severity === 'refuse' && this.worst.severity !== 'refuse')) {
      this.codePoint = codePoint;
      this.worst = verdict;
    }
    this.end = end;
    this.length += 1;
    const byte = byteOf(codePoint);
    if (byte >= 0x20 && byte <= 0x7e && this.message.length < MAX_DECODED)
      this.message += String.fromCharCode(byte);
  }

  get isRefused(): boolean {
    return this.length >= RUN || this.worst.severity === 'refuse';
  }

  /** The worst character decides the verdict on a run, unless the run is too long for any writing. */
  verdict(): Verdict {
    return this.length >= RUN && !KEPT_CODES.has(this.worst.code) ? IN_A_ROW : this.worst;
  }

  /** Empty where the bytes are not text. */
  get decoded(): string {
    return this.message.length >= RUN ? this.message : '';
  }
}

function hitOf(run: Run): Hit {
  const { start, end, length, codePoint, decoded } = run;
  return {
    ...run.verdict(),
    start,
    end,
    params: {
      count: length,
      codePoint: codePointName(codePoint),
      name: invisibleName(codePoint),
      ...(decoded !== '' && { decoded }),
    },
  };
}

function byteOf(point: number): number {
  if (point >= 0xe0000 && point <= 0xe007f) return point - 0xe0000;
  if (point >= 0xe0100 && point <= 0xe01ef) return point - 0xe0100 + 16;
  return 0;
}
