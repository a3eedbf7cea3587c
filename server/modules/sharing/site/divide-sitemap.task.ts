import { Injectable } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { BackgroundConnection } from '../../../kernel/database/background-connection';
import { ADDRESSES_PER_FILE } from './sitemap';
import { SitemapRepository } from './sitemap.repository';

/** Files with room for what is published until the next run. */
const ROOM = 5_000;

/** Divides the sitemap into files. Until it has run, the last file has all addresses that follow, as many as a file may hold. */
@Injectable()
export class DivideSitemapTask {
  constructor(
    private readonly rows: SitemapRepository,
    private readonly connection: BackgroundConnection,
  ) {}

  /** Runs hourly, in a single process. */
  @Cron('29 * * * *')
  async run(perFile = ADDRESSES_PER_FILE - ROOM): Promise<void> {
    await this.connection.runScheduled('sitemap', 'the sitemap could not be divided', (statements) =>
      this.rows.divide(statements, perFile),
    );
  }
}
