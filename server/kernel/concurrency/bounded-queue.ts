import { Unavailable } from '../errors/request.errors';

/** Seconds after which a client that met a full queue, or waited in vain, may come back. */
const RETRY_AFTER = 1;

type Waiting = { begin: () => void };

/** Runs a few jobs at once and lets a few more wait; beyond that it refuses, so that a rush cannot eat all memory. */
export class BoundedQueue {
  private running = 0;
  private readonly waiting = new Set<Waiting>();

  constructor(
    private readonly concurrency: number,
    private readonly maxWaiting: number,
  ) {}

  /** Whether nobody runs or waits. */
  get isIdle(): boolean {
    return this.running === 0;
  }

  /**
   * @param patience says how many more milliseconds the job may wait for its beginning, and is asked again when they are
   * over; without it, the job waits as long as it takes
   * Throws Unavailable when too many wait, or when the time is over.
   */
  async run<Result>(job: () => Promise<Result>, patience?: () => number): Promise<Result> {
    await this.enter(patience);
    try {
      return await job();
    } finally {
      this.leave();
    }
  }

  private async enter(patience: (() => number) | undefined): Promise<void> {
    if (this.running < this.concurrency) {
      this.running++;
      return;
    }
    if (this.waiting.size >= this.maxWaiting) throw Unavailable({ retryAfter: RETRY_AFTER });
    await new Promise<void>((resolve, reject) => {
      const entry: Waiting = { begin: resolve };
      this.waiting.add(entry);
      if (patience === undefined) return;
      let timer: NodeJS.Timeout;
      const wait = (): void => {
        const left = patience();
        if (left > 0) timer = setTimeout(wait, left);
        // Whoever has begun is no longer in line.
        else if (this.waiting.delete(entry)) reject(Unavailable({ retryAfter: RETRY_AFTER }));
      };
      entry.begin = () => {
        clearTimeout(timer);
        resolve();
      };
      wait();
    });
  }

  /** Hands the place to the next one in line, or gives it up. */
  private leave(): void {
    const [next] = this.waiting;
    if (!next) {
      this.running--;
      return;
    }
    this.waiting.delete(next);
    next.begin();
  }
}
