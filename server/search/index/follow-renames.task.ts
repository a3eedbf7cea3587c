import { Injectable } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { BackgroundConnection } from '../../kernel/database/background-connection';
import { SearchIndexing } from './indexing.service';

/** Indexes the rules of renamed owners that an interruption has left under a former name. */
@Injectable()
export class FollowRenamesTask {
  constructor(
    private readonly indexing: SearchIndexing,
    private readonly connection: BackgroundConnection,
  ) {}

  /** Runs hourly, in a single process. */
  @Cron('23 * * * *')
  async run(): Promise<void> {
    await this.connection.runScheduled(
      'follow-renames',
      'renamed owners could not be indexed',
      (statements) => this.indexing.finishRenames(statements),
    );
  }
}
