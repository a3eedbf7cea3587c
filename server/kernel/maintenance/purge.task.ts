import { Inject, Injectable } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import type { Logger } from 'pino';
import { Clock } from '../clock';
import { BackgroundConnection, type StatementRunner } from '../database/background-connection';
import { LOGGER } from '../logging/logging.module';
import { type PurgeStep, PurgeSteps } from './purge-steps';

/** Rows per statement. Each commits in well under a second, so that a backlog shrinks even when a later one fails. */
const BATCH = 5000;

/** Purges expired data, so that no table grows without limit. */
@Injectable()
export class PurgeTask {
  constructor(
    private readonly steps: PurgeSteps,
    private readonly connection: BackgroundConnection,
    private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Runs hourly in a single process, at a minute when other hourly jobs are unlikely to run. */
  @Cron('17 * * * *')
  async run(batch = BATCH): Promise<void> {
    try {
      await this.connection.runAlone('purge', (statements) => this.purge(statements, batch));
    } catch (error) {
      // The next run retries.
      this.logger.warn({ err: error }, 'expired data could not be purged');
    }
  }

  /** Runs each step even if another one fails, since they are independent. */
  private async purge(statements: StatementRunner, batch: number): Promise<void> {
    const now = this.clock.now();
    for (const step of this.steps.all) {
      try {
        const rows = await purgeStep(statements, step, now, batch);
        if (rows > 0) this.logger.info({ step: step.name, rows }, 'purged');
      } catch (error) {
        this.logger.warn({ step: step.name, err: error }, 'a purge step failed');
      }
    }
  }
}

async function purgeStep(
  statements: StatementRunner,
  step: PurgeStep,
  now: Date,
  batch: number,
): Promise<number> {
  let total = 0;
  for (;;) {
    const changed = await statements.query(step.batch, [now, batch]);
    total += changed.length;
    if (changed.length < batch) return total;
  }
}
