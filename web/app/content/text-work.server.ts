import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Workers, WorkOutcome } from '@kimari/common/host-context';

/** Why there is no result: the text takes too long, now and always, or it is not ready yet. */
export type NoResult = 'overran' | 'late';

type TextWorkSettings<Result> = {
  /** The task of the worker file. */
  readonly name: string;
  /** Milliseconds after which the work is given up, and its thread with it. */
  readonly deadline: number;
  /** Milliseconds that a reader waits; the work goes on meanwhile, for whoever comes next. */
  readonly patience: number;
  /** Bytes of results kept in memory. */
  readonly cacheBytes: number;
  readonly bytesOf: (result: Result) => number;
};

type Asked = {
  /** What is worked on: the same key, the same text. Texts that overran are remembered by it. */
  readonly text: string;
  /** What else the result depends on. */
  readonly variant: string;
  /** False for what nobody else will ask for. */
  readonly keep: boolean | undefined;
};

/** Texts that overran, and that are not tried again. */
const MOST_REMEMBERED = 20_000;

/** The digest of a text in the form in which versions carry it. */
export function digestOf(content: string): string {
  return `sha256:${createHash('sha256').update(content).digest('hex')}`;
}

/**
 * Work on texts in the server's threads. Results are kept, for texts never change; readers of one text share one
 * run; a text that overran its deadline costs nothing again.
 */
export class TextWork<Result extends object> {
  private readonly results: LRUCache<string, Result>;
  private readonly underWay = new Map<string, Promise<Result | NoResult>>();
  private readonly overran = new LRUCache<string, true>({ max: MOST_REMEMBERED });

  constructor(private readonly settings: TextWorkSettings<Result>) {
    this.results = new LRUCache({
      maxSize: settings.cacheBytes,
      sizeCalculation: (result, key) => key.length + settings.bytesOf(result) + 1_024,
    });
  }

  /** The result, kept or new, when it is there before the reader's patience ends. */
  async run(workers: Workers, asked: Asked, input: object): Promise<Result | NoResult> {
    const key = `${asked.variant} ${asked.text}`;
    const known = this.results.get(key);
    if (known) return known;
    if (this.overran.has(asked.text)) return 'overran';
    const working = this.underWay.get(key) ?? this.begin(workers, asked, key, input);
    return inTime(working, this.settings.patience);
  }

  private begin(workers: Workers, asked: Asked, key: string, input: object): Promise<Result | NoResult> {
    const { name, deadline } = this.settings;
    const working = workers
      .run<Result>({ name, deadline }, input)
      .then((outcome) => this.settle(outcome, asked, key))
      .finally(() => this.underWay.delete(key));
    // A reader whose patience ended hears no failure any more.
    working.catch(() => undefined);
    this.underWay.set(key, working);
    return working;
  }

  private settle(outcome: WorkOutcome<Result>, { text, keep = true }: Asked, key: string): Result | NoResult {
    if (outcome.kind === 'busy') return 'late';
    if (outcome.kind === 'overran') {
      this.overran.set(text, true);
      return 'overran';
    }
    if (keep) this.results.set(key, outcome.result);
    return outcome.result;
  }
}

function inTime<Value>(working: Promise<Value>, patience: number): Promise<Value | 'late'> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, patience, 'late');
    working.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
