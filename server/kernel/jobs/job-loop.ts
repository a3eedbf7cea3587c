import { SECOND } from '@kimari/common/durations';
import type { Logger } from 'pino';
import { withoutDeadline } from '../deadline';
import { isDatabaseOutage } from '../errors/database-errors';
import type { Progress, Schedule } from './job';

const GRACE = 2 * SECOND;

/** A job as its loop sees it: `run` repeats steps until one reports that no more are due. */
export type Looped = Schedule & {
  readonly failure: string;
  readonly grace?: number;
  readonly run: (signal: AbortSignal) => Promise<Progress>;
};

/** Runs a job on schedule and when it is called, never twice at once in this process. */
export class JobLoop {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;
  private isCalled = false;
  private isStarted = false;
  private readonly stopping = new AbortController();
  /** By `performance.now()`. */
  private quietUntil = 0;

  constructor(
    private readonly job: Looped,
    private readonly logger: Pick<Logger, 'warn' | 'error'>,
  ) {}

  /** Starts scheduled runs; a second call does nothing. */
  start(): void {
    if (this.isStarted || this.stopping.signal.aborted) return;
    this.isStarted = true;
    this.schedule();
    if (this.job.isEager) void this.call();
  }

  /** Runs the job now, or once more when it is running already; never throws. */
  call(): Promise<void> {
    this.isCalled = true;
    // A caller's deadline does not apply to the job.
    this.running ??= withoutDeadline(() => this.repeat());
    return this.running;
  }

  /** Resolves when nothing runs. */
  async settled(): Promise<void> {
    await this.running;
  }

  /** Waits for the current step, but not for one that takes long: another process will repeat it. */
  async stop(): Promise<void> {
    this.stopping.abort();
    clearTimeout(this.timer);
    if (!this.running) return;
    let timer: NodeJS.Timeout | undefined;
    const grace = new Promise<void>((resolve) => (timer = setTimeout(resolve, this.job.grace ?? GRACE)));
    await Promise.race([this.running, grace]);
    clearTimeout(timer);
  }

  private schedule(): void {
    const { every, at = 0 } = this.job;
    if (every === undefined) return;
    this.timer = setTimeout(
      () => {
        this.schedule();
        if (performance.now() >= this.quietUntil) void this.call();
      },
      untilNext(Date.now(), every, at),
    );
    this.timer.unref();
  }

  private async repeat(): Promise<void> {
    const { signal } = this.stopping;
    let progress: Progress = 'idle';
    while (this.isCalled && progress === 'idle' && !signal.aborted) {
      this.isCalled = false;
      progress = await this.runOnce(signal);
    }
    if (progress === 'idle') this.quietUntil = performance.now() + (this.job.quiet ?? 0);
    // Synchronous with the last look at `isCalled`, so that no call in between is lost.
    this.running = undefined;
  }

  private async runOnce(signal: AbortSignal): Promise<Progress> {
    try {
      return await this.job.run(signal);
    } catch (error) {
      // The database may be closed by now.
      if (signal.aborted) return 'later';
      const level = isDatabaseOutage(error) ? 'warn' : 'error';
      this.logger[level]({ err: error }, this.job.failure);
      return 'later';
    }
  }
}

/** Milliseconds until the next moment that is `at` after a multiple of `every`. */
export function untilNext(now: number, every: number, at: number): number {
  return every - ((((now - at) % every) + every) % every);
}
