import { Injectable } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { BackgroundConnection, type BackgroundWork } from '../../kernel/database/background-connection';
import { SearchStatistics } from './statistics.service';

/** Keeps the ranking of search results up to date with new rules and stars. */
@Injectable()
export class RefreshStatisticsTask {
  constructor(
    private readonly statistics: SearchStatistics,
    private readonly connection: BackgroundConnection,
  ) {}

  /** Runs hourly, in a single process. */
  @Cron('41 * * * *')
  async run(): Promise<void> {
    await this.count((statements) => this.statistics.refresh(statements));
  }

  /** Runs every minute, in a single process, so that the first rules of a registry need not wait an hour. */
  @Cron('20 * * * * *')
  async runIfChanged(): Promise<void> {
    await this.count((statements) => this.statistics.refreshIfChanged(statements));
  }

  private count(work: BackgroundWork): Promise<void> {
    return this.connection.runScheduled('search-statistics', 'search statistics could not be counted', work);
  }
}
