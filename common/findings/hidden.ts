import { codePointName, invisibleName } from './code-points';
import type { FindingCode, Hit, Verdict } from './finding';
import { MarkReader } from './invisible-marks';
import type { Tally } from './tally';

/** Invisible characters in a row that no writing needs. */
const RUN = 4;
const KEPT_CODES: ReadonlySet<FindingCode> = new Set(['hidden.tag', 'hidden.selector']);

/** Characters that nobody sees; those that follow one another are one finding. */
export function* hiddenHits(text: string, tally: Tally): Generator<Hit> {
  for (const run of runsOf(text)) {
    const { code, severity } = run.verdict();
    if (!tally.isFull(code, severity)) yield hitOf(run);
  }
}

/** All places for which a text is refused, not only those that are listed. */
export function* refusedRuns(text: string): Generator<{ readonly start: number; readonly end: number }> {
  for (const run of runsOf(text)) if (run.isRefused) yield { start: run.start, end: run.end };
}

/** Each run is the same object: a text may have a hundred thousand. */
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

/** Characters that follow one another and that nobody sees. */
class Run {
  start = 0;
  end = 0;
  length = 0;
  /** Of the first that is refused, or of the first at all. */
  codePoint = 0;
  private worst: Verdict = IN_A_ROW;
  /** What the bytes say that tags (one letter each) or variation selectors (one byte each) carry. */
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

  /** The worst character says what a run is, unless the run is too long for any writing. */
  verdict(): Verdict {
    return this.length >= RUN && !KEPT_CODES.has(this.worst.code) ? IN_A_ROW : this.worst;
  }

  /** Empty where the bytes are no text. */
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
