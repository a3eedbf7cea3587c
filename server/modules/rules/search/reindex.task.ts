import { Inject, Injectable } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import type { Logger } from 'pino';
import { BackgroundConnection } from '../../../kernel/database/background-connection';
import { LOGGER } from '../../../kernel/logging/logging.module';
import { SearchIndexing } from './indexing.service';

/** Indexes rules again that an earlier release has indexed in another form. */
@Injectable()
export class ReindexTask {
  constructor(
    private readonly indexing: SearchIndexing,
    private readonly connection: BackgroundConnection,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Runs every minute, in a single process; after an upgrade it indexes all rules. */
  @Cron('50 * * * * *')
  async run(): Promise<void> {
    try {
      await this.connection.runAlone('search-revision', () => this.indexing.finishRevision());
    } catch (error) {
      // The next minute tries again.
      this.logger.warn({ err: error }, 'rules could not be indexed again');
    }
  }
}
