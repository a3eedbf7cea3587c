import { LRUCache } from 'lru-cache';

/** Terms that are kept; queries share most of theirs. */
const MAX_TERMS = 50_000;
/** Milliseconds. The statistics are counted anew once an hour, possibly by another process. */
const KEPT_FOR = 60_000;

/** Remembers what the statistics know of terms. `Fact` is what they know of one. */
class Facts<Fact extends NonNullable<unknown>> {
  private readonly facts: LRUCache<string, Fact>;

  /** @param none what is known of a term that the statistics do not have */
  constructor(
    max: number,
    private readonly none: Fact,
  ) {
    this.facts = new LRUCache({ max, ttl: KEPT_FOR });
  }

  /** The facts of all terms; `read` is asked for those that are not known, and leaves out terms that the statistics do not have. */
  async of(
    terms: readonly string[],
    read: (unknown: readonly string[]) => Promise<ReadonlyMap<string, Fact>>,
  ): Promise<ReadonlyMap<string, Fact>> {
    const facts = new Map<string, Fact>();
    const unknown: string[] = [];
    for (const term of terms) {
      const fact = this.facts.get(term);
      if (fact === undefined) unknown.push(term);
      else facts.set(term, fact);
    }
    if (unknown.length === 0) return facts;
    const found = await read(unknown);
    for (const term of unknown) {
      const fact = found.get(term) ?? this.none;
      facts.set(term, fact);
      this.facts.set(term, fact);
    }
    return facts;
  }

  clear(): void {
    this.facts.clear();
  }
}

/** Remembers in how many documents terms occur as the statistics know it. */
export class KnownTerms {
  readonly counts = new Facts<number>(MAX_TERMS, 0);

  /** Forgets everything, after the statistics were made anew. */
  clear(): void {
    this.counts.clear();
  }
}
