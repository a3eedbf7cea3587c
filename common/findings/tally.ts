import type { FindingCode, FindingSeverity } from './finding';

/** The most findings counted for a code and severity: a higher number would tell nobody more. */
export const MAX_COUNTED = 1000;

/** Counts the findings of each code, separately by severity, so that notes never crowd out refusals. */
export class Tally {
  private readonly counts: Readonly<Record<FindingSeverity, Map<FindingCode, number>>> = {
    refuse: new Map(),
    ask: new Map(),
    note: new Map(),
  };

  /** Whether further findings can be skipped. */
  isFull(code: FindingCode, severity: FindingSeverity): boolean {
    return (this.counts[severity].get(code) ?? 0) >= MAX_COUNTED;
  }

  add(code: FindingCode, severity: FindingSeverity): void {
    const counts = this.counts[severity];
    counts.set(code, (counts.get(code) ?? 0) + 1);
  }
}
