import { BoundedQueue } from '../concurrency/bounded-queue';

/** Milliseconds that work may wait for its turn and for the row it changes, together. */
const PATIENCE = 3000;
/** Work that may wait for one key. */
const LONGEST_QUEUE = 100;
/** Milliseconds for the lock of a row that another process, or an import, holds. */
const ROW_LOCK = { shortest: 100, longest: 1000 } as const;

/**
 * Lets work on the same key begin one after another, and work on all keys use only some of the connections. Those who
 * wait hold none, so that a row that is locked for long keeps its own writers waiting and nobody else.
 */
export class Turns {
  private readonly queues = new Map<string, BoundedQueue>();
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
    const deadline = performance.now() + PATIENCE;
    const left = (): number => Math.max(0, Math.ceil(deadline - performance.now()));
    const queue = this.queueOf(key);
    try {
      return await queue.run(() => this.connections.run(() => work(rowLockWithin(left())), left()), PATIENCE);
    } finally {
      if (queue.isIdle && this.queues.get(key) === queue) this.queues.delete(key);
    }
  }

  private queueOf(key: string): BoundedQueue {
    let queue = this.queues.get(key);
    if (!queue) {
      queue = new BoundedQueue(1, LONGEST_QUEUE);
      this.queues.set(key, queue);
    }
    return queue;
  }
}

function rowLockWithin(left: number): number {
  return Math.min(ROW_LOCK.longest, Math.max(ROW_LOCK.shortest, left));
}
