import type { FindingCode, FindingSeverity } from './finding';

/** Findings of one code and severity that are counted. A text with more is no better known by their number. */
export const MAX_COUNTED = 1000;

/** How many findings of each code there are so far. Notes never keep what is refused from being counted. */
export class Tally {
  private readonly counts: Readonly<Record<FindingSeverity, Map<FindingCode, number>>> = {
    refuse: new Map(),
    ask: new Map(),
    note: new Map(),
  };

  /** Whether further ones need no look. */
  isFull(code: FindingCode, severity: FindingSeverity): boolean {
    return (this.counts[severity].get(code) ?? 0) >= MAX_COUNTED;
  }

  add(code: FindingCode, severity: FindingSeverity): void {
    const counts = this.counts[severity];
    counts.set(code, (counts.get(code) ?? 0) + 1);
  }
}
