import cluster, { type Worker } from 'node:cluster';
import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import { StartError } from '../kernel/config/report-failure';

/** Milliseconds before a dead worker is replaced, so that a crash loop does not exhaust the machine. */
const RESTART_DELAY = 1000;
/** Milliseconds for workers to shut down besides the delay; more than each of them allows its requests. */
const SHUTDOWN_TIMEOUT = 15_000;

/** The worker processes. Each is replaced when it dies after it has started listening. */
export class Workers {
  private isEnding = false;
  private readonly listening = new WeakSet<Worker>();

  constructor(
    private readonly environment: Readonly<Record<string, string>>,
    private readonly logger: Logger,
  ) {
    cluster.on('listening', (worker) => this.listening.add(worker));
  }

  /**
   * Starts a worker and resolves when it listens. Replaces one that is killed before; throws {@link StartError} when it exits
   * by itself, since it has then printed the reason.
   */
  async start(): Promise<void> {
    const worker = cluster.fork(this.environment);
    const outcome = await firstOutcome(worker);
    if (outcome === 'listens') this.replaceWhenDead(worker);
    else if (outcome === 'ended' || this.isEnding) throw new StartError('A worker could not start');
    else {
      this.logger.error({ pid: worker.process.pid }, 'a worker was killed while starting: starting another');
      await this.start();
    }
  }

  /**
   * Asks all workers to shut down, each after `delay` milliseconds unless `hurried` is aborted, and kills those that take too
   * long.
   */
  async end(delay: number, hurried: AbortSignal): Promise<void> {
    this.isEnding = true;
    const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
    const ended = workers.map(
      (worker) => new Promise<void>((resolve) => worker.once('exit', () => resolve())),
    );
    const hurry = (): void => workers.forEach((worker) => this.hurry(worker));
    if (hurried.aborted) hurry();
    else for (const worker of workers) worker.process.kill('SIGTERM');
    hurried.addEventListener('abort', hurry);
    const deadline = setTimeout(
      () => workers.forEach((worker) => worker.process.kill('SIGKILL')),
      SHUTDOWN_TIMEOUT + delay,
    );
    await Promise.all(ended);
    clearTimeout(deadline);
  }

  /**
   * A worker that is not listening yet waits for nobody, and may not handle the signal yet. A worker that has just
   * started to listen, which the primary does not know yet, waits until it is told.
   */
  private hurry(worker: Worker): void {
    if (this.listening.has(worker)) {
      worker.process.kill('SIGQUIT');
      return;
    }
    worker.process.kill('SIGTERM');
    worker.once('listening', () => worker.process.kill('SIGQUIT'));
  }

  private replaceWhenDead(worker: Worker): void {
    worker.once('exit', (code: number) => void this.replace(worker, code));
  }

  private async replace(worker: Worker, code: number): Promise<void> {
    if (this.isEnding) return;
    this.logger.error({ pid: worker.process.pid, code }, 'a worker exited unexpectedly: starting another');
    await wait(RESTART_DELAY, undefined, { ref: false });
    if (!this.isEnding) this.replaceWhenDead(cluster.fork(this.environment));
  }
}

function firstOutcome(worker: Worker): Promise<'listens' | 'killed' | 'ended'> {
  return new Promise((resolve) => {
    worker.once('listening', () => resolve('listens'));
    worker.once('exit', (_code: number | null, signal: string | null) =>
      resolve(signal ? 'killed' : 'ended'),
    );
  });
}
