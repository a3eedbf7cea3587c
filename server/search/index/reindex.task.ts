import { MINUTE, SECOND } from '@kimari/common/durations';
import { Injectable } from '@nestjs/common';
import type { JobLoop } from '../../kernel/jobs/job-loop';
import { Jobs } from '../../kernel/jobs/jobs';
import { SearchIndexing } from './indexing.service';
import { SearchStatistics } from './statistics.service';

/** Indexes rules again that an earlier release has indexed in another form, then counts their terms: after an upgrade, all. */
@Injectable()
export class ReindexTask {
  private readonly job: JobLoop;

  constructor(indexing: SearchIndexing, statistics: SearchStatistics, jobs: Jobs) {
    this.job = jobs.addExclusive({
      name: 'search-revision',
      failure: 'rules could not be indexed again',
      every: MINUTE,
      at: 50 * SECOND,
      step: async (statements) => {
        if (await indexing.finishRevision()) await statistics.refresh(statements);
        return 'idle';
      },
    });
  }

  run(): Promise<void> {
    return this.job.call();
  }
}
