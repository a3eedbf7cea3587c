import { Inject, Injectable } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import type { Logger } from 'pino';
import { BackgroundConnection } from '../../../kernel/database/background-connection';
import { LOGGER } from '../../../kernel/logging/logging.module';
import { SearchStatistics } from './statistics.service';

/** Keeps the ranking of search results up to date with new rules and stars. */
@Injectable()
export class RefreshStatisticsTask {
  constructor(
    private readonly statistics: SearchStatistics,
    private readonly connection: BackgroundConnection,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Runs hourly, in a single process. */
  @Cron('41 * * * *')
  async run(): Promise<void> {
    await this.alone((statements) => this.statistics.refresh(statements));
  }

  /** Runs every minute, in a single process, so that the first rules of a registry need not wait an hour. */
  @Cron('20 * * * * *')
  async runIfChanged(): Promise<void> {
    await this.alone((statements) => this.statistics.refreshIfChanged(statements));
  }

  private async alone(work: Parameters<BackgroundConnection['runAlone']>[1]): Promise<void> {
    try {
      await this.connection.runAlone('search-statistics', work);
    } catch (error) {
      // The next run tries again.
      this.logger.warn({ err: error }, 'search statistics could not be counted');
    }
  }
}
