import { Inject, Injectable } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import type { Logger } from 'pino';
import { Clock } from '../clock';
import { BackgroundConnection, type StatementRunner } from '../database/background-connection';
import { LOGGER } from '../logging/logging.module';
import { type PurgeStep, PurgeSteps } from './purge-steps';

/** Rows a statement: done in well under a second, and committed, so that a backlog shrinks whatever comes next. */
const BATCH = 5000;

/** Removes what has expired, so that no table grows for ever. */
@Injectable()
export class PurgeTask {
  constructor(
    private readonly steps: PurgeSteps,
    private readonly connection: BackgroundConnection,
    private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Every hour, in one process of however many there are; at an odd minute, when other hourly work is not running. */
  @Cron('17 * * * *')
  async run(batch = BATCH): Promise<void> {
    try {
      await this.connection.runAlone('purge', (statements) => this.purge(statements, batch));
    } catch (error) {
      // The next hour tries again.
      this.logger.warn({ err: error }, 'expired rows could not be removed');
    }
  }

  /** Each step on its own, as they have nothing to do with each other. */
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
