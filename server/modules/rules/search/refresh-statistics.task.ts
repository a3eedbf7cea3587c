import { Inject, Injectable } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import type { Logger } from 'pino';
import { BackgroundConnection } from '../../../kernel/database/background-connection';
import { LOGGER } from '../../../kernel/logging/logging.module';
import { SearchIndexRepository } from './search-index.repository';

/** Keeps the ranking of search results up to date with new rules and stars. */
@Injectable()
export class RefreshStatisticsTask {
  constructor(
    private readonly index: SearchIndexRepository,
    private readonly connection: BackgroundConnection,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Runs hourly, in a single process. */
  @Cron('41 * * * *')
  async run(): Promise<void> {
    try {
      await this.connection.runAlone('search-statistics', (statements) =>
        this.index.refreshStatistics(statements),
      );
    } catch (error) {
      // The next hour tries again.
      this.logger.warn({ err: error }, 'search statistics could not be counted');
    }
  }
}
