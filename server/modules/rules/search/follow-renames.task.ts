import { Inject, Injectable } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import type { Logger } from 'pino';
import { BackgroundConnection } from '../../../kernel/database/background-connection';
import { LOGGER } from '../../../kernel/logging/logging.module';
import { SearchIndexing } from './indexing.service';

/** Indexes the rules of renamed owners that an interruption has left under a former name. */
@Injectable()
export class FollowRenamesTask {
  constructor(
    private readonly indexing: SearchIndexing,
    private readonly connection: BackgroundConnection,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Runs hourly, in a single process. */
  @Cron('23 * * * *')
  async run(): Promise<void> {
    try {
      await this.connection.runAlone('follow-renames', (statements) =>
        this.indexing.finishRenames(statements),
      );
    } catch (error) {
      // The next hour tries again.
      this.logger.warn({ err: error }, 'renamed owners could not be indexed');
    }
  }
}
