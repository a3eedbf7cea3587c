import { LRUCache } from 'lru-cache';
import type { Clock } from '../../clock';
import type { Commits } from '../../database/commits';

/** An answer and when its computation began, in epoch milliseconds. Nothing in it was read earlier. */
export type Dated<Answer> = Answer & { readonly startedAt: number };

/**
 * Hands over a computed answer; null when it must not be kept. `since` is earlier than the computation when the answer
 * contains something older.
 */
export type Settle<Answer> = (answer: Answer | null, since?: number) => void;

/** Either an answer, or the duty to compute one and to settle it. */
export type Asked<Answer> =
  | { readonly kind: 'kept'; readonly answer: Dated<Answer> }
  | {
      readonly kind: 'compute';
      readonly settle: Settle<Answer>;
      /** Calls back once, as soon as somebody waits for the answer. */
      readonly onAwaited: (callback: () => void) => void;
    };

type Computation<Answer> = {
  readonly startedAt: number;
  readonly answer: Promise<Dated<Answer> | null>;
  isAwaited: boolean;
  onAwaited?: () => void;
};

type MemorySettings<Answer> = {
  /** Callers check it before they ask. */
  readonly isEnabled: boolean;
  /** Bytes of all answers. */
  readonly maxBytes: number;
  /** Bytes of one answer. */
  readonly bytesOf: (answer: Answer) => number;
};

/** Milliseconds for which an answer is kept, from the beginning of its computation. */
export const KEPT_FOR = 2000;
/** Bytes of one answer; a longer one is not kept. */
const MAX_ANSWER_BYTES = 1024 * 1024;
/** Bytes for the key and the objects of an answer, estimated generously. */
const OVERHEAD = 2048;

/**
 * Keeps answers for two seconds. Any change that this process commits drops all of them; changes of other processes show
 * when they expire. Requests for an answer that is being computed wait for it.
 */
export class ShortMemory<Answer extends object> {
  private readonly answers: LRUCache<string, Dated<Answer>>;
  private readonly computations = new Map<string, Computation<Answer>>();
  /** Counts changes, so that an answer that was read before one is not kept after it. */
  private changes = 0;
  readonly isEnabled: boolean;

  constructor(
    private readonly clock: Clock,
    commits: Commits,
    { isEnabled, maxBytes, bytesOf }: MemorySettings<Answer>,
  ) {
    this.isEnabled = isEnabled;
    this.answers = new LRUCache({
      maxSize: maxBytes,
      maxEntrySize: MAX_ANSWER_BYTES + OVERHEAD,
      sizeCalculation: (answer) => bytesOf(answer) + OVERHEAD,
    });
    commits.onChange(() => this.drop());
  }

  /** Estimated bytes of memory in use. */
  get bytes(): number {
    return this.answers.calculatedSize;
  }

  /** Milliseconds since an answer, or what is oldest in it, was begun. */
  ageOf({ startedAt }: { readonly startedAt: number }): number {
    return this.clock.now().getTime() - startedAt;
  }

  /** Returns a kept answer or one that is being computed, or makes the caller compute it. */
  async ask(key: string): Promise<Asked<Answer>> {
    const kept = this.find(key);
    if (kept) return { kind: 'kept', answer: kept };
    const running = this.computations.get(key);
    const answer = running && this.isRecent(running) ? await waitFor(running) : null;
    return answer ? { kind: 'kept', answer } : this.begin(key);
  }

  /** Forgets all answers, the ones being computed included: their data may be read already. */
  drop(): void {
    this.changes++;
    this.answers.clear();
    this.computations.clear();
  }

  private find(key: string): Dated<Answer> | undefined {
    const kept = this.answers.get(key);
    if (!kept || this.isRecent(kept)) return kept;
    this.answers.delete(key);
    return undefined;
  }

  private begin(key: string): Asked<Answer> {
    const startedAt = this.clock.now().getTime();
    const { changes } = this;
    const { promise, resolve } = withResolver<Dated<Answer> | null>();
    const computation: Computation<Answer> = { startedAt, answer: promise, isAwaited: false };
    this.computations.set(key, computation);
    return {
      kind: 'compute',
      settle: (computed, since = startedAt) => {
        if (this.computations.get(key) === computation) this.computations.delete(key);
        const answer = computed && { ...computed, startedAt: Math.min(since, startedAt) };
        if (answer && changes === this.changes && this.isRecent(answer)) this.keep(key, answer);
        resolve(answer);
      },
      onAwaited: (callback) => {
        if (computation.isAwaited) callback();
        else computation.onAwaited = callback;
      },
    };
  }

  /** Keeps an answer in place of those that have expired, from the one that was asked for least recently. */
  private keep(key: string, answer: Dated<Answer>): void {
    for (const other of this.answers.rkeys()) {
      const kept = this.answers.peek(other);
      if (kept && this.isRecent(kept)) break;
      this.answers.delete(other);
    }
    this.answers.set(key, answer);
  }

  private isRecent(started: { readonly startedAt: number }): boolean {
    const age = this.ageOf(started);
    return age >= 0 && age < KEPT_FOR;
  }
}

function waitFor<Answer>(computation: Computation<Answer>): Promise<Dated<Answer> | null> {
  if (!computation.isAwaited) {
    computation.isAwaited = true;
    computation.onAwaited?.();
  }
  return computation.answer;
}

function withResolver<Value>(): { promise: Promise<Value>; resolve: (value: Value) => void } {
  let resolve: (value: Value) => void = () => undefined;
  const promise = new Promise<Value>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}
