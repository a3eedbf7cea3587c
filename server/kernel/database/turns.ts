import { BoundedQueue } from '../concurrency/bounded-queue';

/** Milliseconds that work waits for its turn and its row lock while no earlier work succeeds. */
const MAX_STALL = 3000;
/** Milliseconds that work waits in total. */
const MAX_WAIT = 15_000;
/** Number of waiting tasks per key. */
const MAX_QUEUE_LENGTH = 500;
/** Minimum milliseconds for a row lock, which another process or an import may hold, however late the turn comes. */
const MIN_ROW_LOCK_TIMEOUT = 100;

/** The queue of one key, and when its work last succeeded. */
type Line = { readonly queue: BoundedQueue; succeeded: number };

/**
 * Serializes work on the same key and limits the connections that work on all keys uses. Waiting work holds no connection,
 * so a row that stays locked delays only its own writers.
 */
export class Turns {
  private readonly lines = new Map<string, Line>();
  private readonly connections: BoundedQueue;

  /** @param connections the number of connections that may be in use at once */
  constructor(connections: number) {
    this.connections = new BoundedQueue(connections, Infinity);
  }

  /**
   * Runs `work` with the milliseconds that it may wait for its row lock. Throws Unavailable when its turn does not come in
   * time.
   */
  async take<Result>(key: string, work: (rowLock: number) => Promise<Result>): Promise<Result> {
    const line = this.lineOf(key);
    const began = performance.now();
    const remainingWait = (): number => {
      const until = Math.min(Math.max(began, line.succeeded) + MAX_STALL, began + MAX_WAIT);
      return Math.max(0, Math.ceil(until - performance.now()));
    };
    try {
      const result = await line.queue.run(
        () =>
          this.connections.run(() => work(Math.max(MIN_ROW_LOCK_TIMEOUT, remainingWait())), remainingWait),
        remainingWait,
      );
      line.succeeded = performance.now();
      return result;
    } finally {
      if (line.queue.isIdle && this.lines.get(key) === line) this.lines.delete(key);
    }
  }

  private lineOf(key: string): Line {
    let line = this.lines.get(key);
    if (!line) {
      line = { queue: new BoundedQueue(1, MAX_QUEUE_LENGTH), succeeded: -Infinity };
      this.lines.set(key, line);
    }
    return line;
  }
}
