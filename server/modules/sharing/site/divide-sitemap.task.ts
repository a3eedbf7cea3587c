import { HOUR, MINUTE } from '@kimari/common/durations';
import { Injectable } from '@nestjs/common';
import type { JobLoop } from '../../../kernel/jobs/job-loop';
import { Jobs } from '../../../kernel/jobs/jobs';
import { ADDRESSES_PER_FILE } from './sitemap';
import { SitemapRepository } from './sitemap.repository';

/** Files with room for what is published until the next run. */
const ROOM = 5_000;

/** Divides the sitemap into files. Until it has run, the last file has all addresses that follow, as many as a file may hold. */
@Injectable()
export class DivideSitemapTask {
  private readonly job: JobLoop;
  private perFile = ADDRESSES_PER_FILE - ROOM;

  constructor(rows: SitemapRepository, jobs: Jobs) {
    this.job = jobs.addExclusive({
      name: 'sitemap',
      failure: 'the sitemap could not be divided',
      every: HOUR,
      at: 29 * MINUTE,
      step: async (statements) => {
        await rows.divide(statements, this.perFile);
        return 'idle';
      },
    });
  }

  /** Divides now, into files of so many addresses. */
  run(perFile = this.perFile): Promise<void> {
    this.perFile = perFile;
    return this.job.call();
  }
}
