import { Injectable } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { BackgroundConnection } from '../../kernel/database/background-connection';
import { SearchIndexing } from './indexing.service';
import { SearchStatistics } from './statistics.service';

/**
 * Indexes rules again that an earlier release has indexed in another form and then counts their terms.
 */
@Injectable()
export class ReindexTask {
  constructor(
    private readonly indexing: SearchIndexing,
    private readonly statistics: SearchStatistics,
    private readonly connection: BackgroundConnection,
  ) {}

  /** Runs every minute, in a single process; after an upgrade it indexes all rules. */
  @Cron('50 * * * * *')
  async run(): Promise<void> {
    await this.connection.runScheduled(
      'search-revision',
      'rules could not be indexed again',
      async (statements) => {
        if (await this.indexing.finishRevision()) await this.statistics.refresh(statements);
      },
    );
  }
}
