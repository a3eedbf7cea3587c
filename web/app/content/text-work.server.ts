import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Workers, WorkOutcome } from '@kimari/common/host-context';

/** Why there is no result: the text took too long (`overran`), or it is not ready yet (`late`). */
export type NoResult = 'overran' | 'late';

type TextWorkSettings<Result> = {
  /** Name of the task in the worker file. */
  readonly name: string;
  /** Milliseconds after which the work is aborted and its thread terminated. */
  readonly deadline: number;
  /** Milliseconds a request waits; the work continues after that, for later requests. */
  readonly maxWait: number;
  /** Size of the result cache in bytes. */
  readonly cacheBytes: number;
  readonly bytesOf: (result: Result) => number;
};

type Asked = {
  /** Identifies the text. Texts that exceeded the deadline are remembered by this key. */
  readonly text: string;
  /** What else the result depends on. */
  readonly variant: string;
  /** False when nobody else will ask for this result; it is not cached. */
  readonly keep: boolean | undefined;
};

/** Number of texts remembered as too slow. */
const MAX_REMEMBERED = 20_000;
/** Milliseconds until such a text is tried again, ten times as many after each try: a busy machine makes any text slow. */
const FIRST_PAUSE = 30_000;

type Overrun = { readonly pause: number; readonly until: number };

/** The digest of a text, in the format that versions use. */
export function textDigest(content: string): string {
  return `sha256:${createHash('sha256').update(content).digest('hex')}`;
}

/**
 * Runs a task on texts in worker threads. Results are cached, because texts never change; concurrent requests for a
 * text share one run; a text that exceeded its deadline is tried again after longer and longer pauses.
 */
export class TextWork<Result extends object> {
  private readonly results: LRUCache<string, Result>;
  private readonly pending = new Map<string, Promise<Result | NoResult>>();
  private readonly overran = new LRUCache<string, Overrun>({ max: MAX_REMEMBERED });

  constructor(private readonly settings: TextWorkSettings<Result>) {
    this.results = new LRUCache({
      maxSize: settings.cacheBytes,
      sizeCalculation: (result, key) => key.length + settings.bytesOf(result) + 1_024,
    });
  }

  /** The cached or new result, unless it takes longer than `maxWait`. */
  async run(workers: Workers, asked: Asked, input: object): Promise<Result | NoResult> {
    const key = `${asked.variant} ${asked.text}`;
    const known = this.results.get(key);
    if (known) return known;
    if (Date.now() < (this.overran.get(asked.text)?.until ?? 0)) return 'overran';
    const working = this.pending.get(key) ?? this.begin(workers, asked, key, input);
    return inTime(working, this.settings.maxWait);
  }

  private begin(workers: Workers, asked: Asked, key: string, input: object): Promise<Result | NoResult> {
    const { name, deadline } = this.settings;
    const working = workers
      .run<Result>({ name, deadline }, input)
      .then((outcome) => this.settle(outcome, asked, key))
      .finally(() => this.pending.delete(key));
    // Nobody handles the failure once the request has stopped waiting.
    working.catch(() => undefined);
    this.pending.set(key, working);
    return working;
  }

  private settle(outcome: WorkOutcome<Result>, { text, keep = true }: Asked, key: string): Result | NoResult {
    if (outcome.kind === 'busy') return 'late';
    if (outcome.kind === 'overran') {
      const pause = (this.overran.get(text)?.pause ?? FIRST_PAUSE / 10) * 10;
      this.overran.set(text, { pause, until: Date.now() + pause });
      return 'overran';
    }
    this.overran.delete(text);
    if (keep) this.results.set(key, outcome.result);
    return outcome.result;
  }
}

function inTime<Value>(working: Promise<Value>, maxWait: number): Promise<Value | 'late'> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, maxWait, 'late');
    working.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
