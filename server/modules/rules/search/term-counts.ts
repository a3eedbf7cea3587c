import { LRUCache } from 'lru-cache';

/** Terms that are kept; queries share most of theirs. */
const MAX_TERMS = 50_000;
/** Milliseconds. The statistics are counted anew once an hour, possibly by another process. */
const KEPT_FOR = 60_000;

/** Remembers in how many documents terms occur, as the statistics know it. */
export class TermCounts {
  private readonly counts = new LRUCache<string, number>({ max: MAX_TERMS, ttl: KEPT_FOR });

  /** The counts of all terms; `read` is asked for those that are not known, and leaves out terms that no document has. */
  async of(
    terms: readonly string[],
    read: (unknown: readonly string[]) => Promise<ReadonlyMap<string, number>>,
  ): Promise<ReadonlyMap<string, number>> {
    const counts = new Map<string, number>();
    const unknown: string[] = [];
    for (const term of terms) {
      const count = this.counts.get(term);
      if (count === undefined) unknown.push(term);
      else counts.set(term, count);
    }
    if (unknown.length === 0) return counts;
    const found = await read(unknown);
    for (const term of unknown) {
      const count = found.get(term) ?? 0;
      counts.set(term, count);
      this.counts.set(term, count);
    }
    return counts;
  }

  /** Forgets everything, after the terms were counted anew. */
  clear(): void {
    this.counts.clear();
  }
}
