import { BoundedQueue } from '../concurrency/bounded-queue';

/** Milliseconds that work waits for its turn and for the row it changes while nothing before it succeeds. */
const PATIENCE = 3000;
/** Milliseconds that work waits at all. */
const LONGEST_WAIT = 15_000;
/** Work that may wait for one key. */
const LONGEST_QUEUE = 500;
/** Milliseconds for the lock of a row that another process, or an import, holds, however late the turn comes. */
const SHORTEST_ROW_LOCK = 100;

/** Those who wait for one key, and when something of theirs last succeeded. */
type Line = { readonly queue: BoundedQueue; succeeded: number };

/**
 * Lets work on the same key begin one after another, and work on all keys use only some of the connections. Those who
 * wait hold none, so that a row that is locked for long keeps its own writers waiting and nobody else.
 */
export class Turns {
  private readonly lines = new Map<string, Line>();
  private readonly connections: BoundedQueue;

  /** @param connections that work in turn may hold at once */
  constructor(connections: number) {
    this.connections = new BoundedQueue(connections, Infinity);
  }

  /**
   * Gives `work` the milliseconds that it may wait for the lock of its row. Throws Unavailable when its turn does not
   * come in time.
   */
  async take<Result>(key: string, work: (rowLock: number) => Promise<Result>): Promise<Result> {
    const line = this.lineOf(key);
    const began = performance.now();
    const left = (): number => {
      const until = Math.min(Math.max(began, line.succeeded) + PATIENCE, began + LONGEST_WAIT);
      return Math.max(0, Math.ceil(until - performance.now()));
    };
    try {
      const result = await line.queue.run(
        () => this.connections.run(() => work(Math.max(SHORTEST_ROW_LOCK, left())), left),
        left,
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
      line = { queue: new BoundedQueue(1, LONGEST_QUEUE), succeeded: -Infinity };
      this.lines.set(key, line);
    }
    return line;
  }
}
