import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { Logger } from 'pino';
import { BackgroundConnection } from '../database/background-connection';
import { LOGGER } from '../logging/logging.module';
import type { ExclusiveJob, Progress, SharedJob } from './job';
import { JobLoop } from './job-loop';

const MOST_STEPS = 50;

/** All background work of a process. Modules add jobs; a server starts them, and programs start those that they need. */
@Injectable()
export class Jobs implements OnModuleDestroy {
  private readonly loops: JobLoop[] = [];

  constructor(
    private readonly connection: BackgroundConnection,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Adds work that processes share by claiming rows. */
  addShared({ step, ...job }: SharedJob): JobLoop {
    return this.add(new JobLoop({ ...job, run: (signal) => repeat(step, Infinity, signal) }, this.logger));
  }

  /** Adds work that one process does at a time, and records each run. */
  addExclusive({ name, step, mostSteps = MOST_STEPS, ...job }: ExclusiveJob): JobLoop {
    const run = async (signal: AbortSignal): Promise<Progress> => {
      // While another process does the work, there is nothing to do here; but that process may fail.
      let progress: Progress = 'later';
      await this.connection.runNoted(name, async (statements) => {
        progress = await repeat(() => step(statements), mostSteps, signal);
      });
      return progress;
    };
    return this.add(new JobLoop({ ...job, run }, this.logger));
  }

  /** Starts the scheduled runs of all jobs. */
  start(): void {
    for (const loop of this.loops) loop.start();
  }

  async onModuleDestroy(): Promise<void> {
    await Promise.all(this.loops.map((loop) => loop.stop()));
  }

  private add(loop: JobLoop): JobLoop {
    this.loops.push(loop);
    return loop;
  }
}

async function repeat(
  step: () => Promise<Progress>,
  mostSteps: number,
  signal: AbortSignal,
): Promise<Progress> {
  let progress: Progress = 'more';
  for (let steps = 0; progress === 'more' && steps < mostSteps && !signal.aborted; steps += 1)
    progress = await step();
  return progress;
}
