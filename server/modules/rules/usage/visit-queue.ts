import { LRUCache } from 'lru-cache';

/** About 4 MB. */
const MAX_REMEMBERED = 20_000;

/** Visits that wait to be stored, each once, and the last ones that need not be stored because they are. */
export class VisitQueue<Visit> {
  private readonly waiting = new Map<string, Visit>();
  private readonly stored = new LRUCache<string, true>({ max: MAX_REMEMBERED });

  /** @param keyOf visits with one key are counted once */
  constructor(
    private readonly keyOf: (visit: Visit) => string,
    private readonly maxWaiting: number,
  ) {}

  get size(): number {
    return this.waiting.size;
  }

  /** Whether a visit waits here, or is known to be stored. */
  has(visit: Visit): boolean {
    const key = this.keyOf(visit);
    return this.waiting.has(key) || this.stored.has(key);
  }

  /** False when so many wait that this one does not fit. */
  add(visit: Visit): boolean {
    if (this.waiting.size >= this.maxWaiting) return false;
    this.waiting.set(this.keyOf(visit), visit);
    return true;
  }

  /** The next ones, which go on waiting until they are {@link settle}d. */
  next(limit: number): readonly Visit[] {
    const visits: Visit[] = [];
    for (const visit of this.waiting.values()) {
      if (visits.length === limit) break;
      visits.push(visit);
    }
    return visits;
  }

  settle(visits: readonly Visit[]): void {
    for (const visit of visits) this.remember(visit);
  }

  /** Notes that a visit is stored. */
  remember(visit: Visit): void {
    const key = this.keyOf(visit);
    this.waiting.delete(key);
    this.stored.set(key, true);
  }
}
