import { Unavailable } from '../errors/request.errors';

/** Seconds after which a client that met a full queue may come back. */
const RETRY_AFTER = 1;

/** Runs a few jobs at once and lets a few more wait; beyond that it refuses, so that a rush cannot eat all memory. */
export class BoundedQueue {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(
    private readonly concurrency: number,
    private readonly maxWaiting: number,
  ) {}

  async run<Result>(job: () => Promise<Result>): Promise<Result> {
    await this.enter();
    try {
      return await job();
    } finally {
      this.leave();
    }
  }

  private async enter(): Promise<void> {
    if (this.running < this.concurrency) {
      this.running++;
      return;
    }
    if (this.waiting.length >= this.maxWaiting) throw Unavailable({ retryAfter: RETRY_AFTER });
    await new Promise<void>((resolve) => this.waiting.push(resolve));
  }

  /** Hands the place to the next one in line, or gives it up. */
  private leave(): void {
    const next = this.waiting.shift();
    if (next) next();
    else this.running--;
  }
}
