import cluster, { type Worker } from 'node:cluster';
import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import { StartError } from '../kernel/config/report-failure';

/** Milliseconds before a worker that died is replaced, so that one that cannot live does not eat the machine. */
const REPLACE_AFTER = 1000;
/** Milliseconds that workers may take to finish; a little more than each of them gives its requests. */
const FINISH_WITHIN = 15_000;

/** The processes that serve: each is replaced when it dies, from the moment it first listens. */
export class Workers {
  private isEnding = false;

  constructor(
    private readonly environment: Readonly<Record<string, string>>,
    private readonly logger: Logger,
  ) {}

  /**
   * Starts one more; settles when it listens. One that is killed before is replaced; throws {@link StartError} when it
   * ends by itself, for then it has said why.
   */
  async start(): Promise<void> {
    const worker = cluster.fork(this.environment);
    const outcome = await firstOutcome(worker);
    if (outcome === 'listens') this.replaceWhenDead(worker);
    else if (outcome === 'ended' || this.isEnding) throw new StartError('A worker could not start');
    else {
      this.logger.error(
        { pid: worker.process.pid },
        'a worker was killed before it served: starting another',
      );
      await this.start();
    }
  }

  /** Asks all of them to finish, and insists when that takes too long. */
  async end(): Promise<void> {
    this.isEnding = true;
    const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
    const ended = workers.map(
      (worker) => new Promise<void>((resolve) => worker.once('exit', () => resolve())),
    );
    for (const worker of workers) worker.process.kill('SIGTERM');
    const deadline = setTimeout(
      () => workers.forEach((worker) => worker.process.kill('SIGKILL')),
      FINISH_WITHIN,
    );
    await Promise.all(ended);
    clearTimeout(deadline);
  }

  private replaceWhenDead(worker: Worker): void {
    worker.once('exit', (code: number) => void this.replace(worker, code));
  }

  private async replace(worker: Worker, code: number): Promise<void> {
    if (this.isEnding) return;
    this.logger.error({ pid: worker.process.pid, code }, 'a worker ended unexpectedly: starting another');
    await delay(REPLACE_AFTER, undefined, { ref: false });
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
