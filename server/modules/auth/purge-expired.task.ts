import { Inject, Injectable } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import type { Logger } from 'pino';
import { Clock } from '../../kernel/clock';
import { LOGGER } from '../../kernel/logging/logging.module';
import { PurgeRepository } from './purge.repository';

/** Removes what has expired, so that no table grows for ever. */
@Injectable()
export class PurgeExpiredTask {
  constructor(
    private readonly repository: PurgeRepository,
    private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** At an odd minute, when other hourly work is not running. */
  @Cron('17 * * * *')
  async run(): Promise<void> {
    try {
      await this.repository.purge(this.clock.now());
    } catch (error) {
      // The next hour tries again.
      this.logger.warn({ err: error }, 'expired rows could not be removed');
    }
  }
}
