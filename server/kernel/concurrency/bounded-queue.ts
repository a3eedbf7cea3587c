import { Unavailable } from '../errors/request.errors';
import { RETRY_AFTER } from '../errors/retry-after';

type Waiting = { begin: () => void };

/** Runs a fixed number of jobs at once, queues a fixed number more and rejects the rest, so that memory stays bounded. */
export class BoundedQueue {
  private running = 0;
  private readonly waiting = new Set<Waiting>();

  constructor(
    private readonly concurrency: number,
    private readonly maxWaiting: number,
  ) {}

  /** Whether no job runs or waits. */
  get isIdle(): boolean {
    return this.running === 0;
  }

  /**
   * Throws Unavailable when too many jobs wait or when this one waits too long.
   *
   * @param remainingWait returns how many more milliseconds the job may wait to start; it is called again when they have
   * passed, and the job is rejected once it returns 0. Without it, the job waits without limit.
   */
  async run<Result>(job: () => Promise<Result>, remainingWait?: () => number): Promise<Result> {
    await this.enter(remainingWait);
    try {
      return await job();
    } finally {
      this.leave();
    }
  }

  private async enter(remainingWait: (() => number) | undefined): Promise<void> {
    if (this.running < this.concurrency) {
      this.running++;
      return;
    }
    if (this.waiting.size >= this.maxWaiting) throw Unavailable({ retryAfter: RETRY_AFTER.busy });
    await new Promise<void>((resolve, reject) => {
      const entry: Waiting = { begin: resolve };
      this.waiting.add(entry);
      if (remainingWait === undefined) return;
      let timer: NodeJS.Timeout;
      const wait = (): void => {
        const left = remainingWait();
        if (left > 0) timer = setTimeout(wait, left);
        // A job that has started is no longer in the set.
        else if (this.waiting.delete(entry)) reject(Unavailable({ retryAfter: RETRY_AFTER.busy }));
      };
      entry.begin = () => {
        clearTimeout(timer);
        resolve();
      };
      wait();
    });
  }

  /** Hands the slot to the next waiting job, or frees it. */
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
