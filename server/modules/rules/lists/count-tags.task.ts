import { Injectable } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { BackgroundConnection } from '../../../kernel/database/background-connection';
import { TagsRepository } from './tags.repository';

/** Counts the tags of a large registry. A small one counts them when they are asked for. */
@Injectable()
export class CountTagsTask {
  constructor(
    private readonly tags: TagsRepository,
    private readonly connection: BackgroundConnection,
  ) {}

  /** Runs every five minutes, in a single process. */
  @Cron('35 */5 * * * *')
  async run(): Promise<void> {
    await this.connection.runScheduled('count-tags', 'tags could not be counted', (statements) =>
      this.tags.recount(statements),
    );
  }
}
