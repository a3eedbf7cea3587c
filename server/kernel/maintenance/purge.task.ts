import { HOUR, MINUTE } from '@kimari/common/durations';
import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { Clock } from '../clock';
import type { JobStatements, Progress } from '../jobs/job';
import type { JobLoop } from '../jobs/job-loop';
import { Jobs } from '../jobs/jobs';
import { LOGGER } from '../logging/logging.module';
import { PurgeSteps } from './purge-steps';
import { PurgeRepository } from './purge.repository';

/** Rows per statement. Each commits in well under a second, so that a backlog shrinks even when a later one fails. */
const BATCH = 5000;

/** Purges expired data every hour, so that no table grows without limit. */
@Injectable()
export class PurgeTask {
  private readonly job: JobLoop;

  constructor(
    private readonly steps: PurgeSteps,
    private readonly repository: PurgeRepository,
    private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
    jobs: Jobs,
  ) {
    this.job = jobs.addExclusive({
      name: 'purge',
      failure: 'expired data could not be purged',
      every: HOUR,
      at: 17 * MINUTE,
      step: (statements) => this.purge(statements),
    });
  }

  run(): Promise<void> {
    return this.job.call();
  }

  /** Each step alone: a failure of one must not stop the others. */
  async purge(statements: JobStatements, batch = BATCH): Promise<Progress> {
    const now = this.clock.now();
    for (const step of this.steps.all) {
      try {
        const rows = await this.repository.purge(statements, step, now, batch);
        if (rows > 0) this.logger.info({ step: step.name, rows }, 'purged');
      } catch (error) {
        this.logger.warn({ step: step.name, err: error }, 'a purge step failed');
      }
    }
    return 'idle';
  }
}
