import { Inject, Injectable } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import type { Logger } from 'pino';
import { Clock } from '../clock';
import { BackgroundConnection } from '../database/background-connection';
import { LOGGER } from '../logging/logging.module';
import { type PurgeStep, PurgeSteps } from './purge-steps';
import { PurgeRepository } from './purge.repository';

/** Rows per statement. Each commits in well under a second, so that a backlog shrinks even when a later one fails. */
const BATCH = 5000;

/** Purges expired data, so that no table grows without limit. */
@Injectable()
export class PurgeTask {
  constructor(
    private readonly steps: PurgeSteps,
    private readonly repository: PurgeRepository,
    private readonly connection: BackgroundConnection,
    private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Runs hourly in a single process, at a minute when other hourly jobs are unlikely to run. */
  @Cron('17 * * * *')
  async run(batch = BATCH): Promise<void> {
    await this.connection.runScheduled('purge', 'expired data could not be purged', (statements) => {
      const now = this.clock.now();
      return this.purgeAll((step) => this.repository.purge(statements, step, now, batch));
    });
  }

  /** Each step on its own, as they have nothing to do with each other. */
  private async purgeAll(purge: (step: PurgeStep) => Promise<number>): Promise<void> {
    for (const step of this.steps.all) {
      try {
        const rows = await purge(step);
        if (rows > 0) this.logger.info({ step: step.name, rows }, 'purged');
      } catch (error) {
        this.logger.warn({ step: step.name, err: error }, 'a purge step failed');
      }
    }
  }
}
