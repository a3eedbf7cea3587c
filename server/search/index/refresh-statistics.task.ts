import { HOUR, MINUTE, SECOND } from '@kimari/common/durations';
import { Injectable } from '@nestjs/common';
import { Jobs } from '../../kernel/jobs/jobs';
import { SearchStatistics } from './statistics.service';

/** Keeps the ranking of search results up to date with new rules and stars. */
@Injectable()
export class RefreshStatisticsTask {
  constructor(statistics: SearchStatistics, jobs: Jobs) {
    const job = { name: 'search-statistics', failure: 'search statistics could not be counted' };
    jobs.addExclusive({
      ...job,
      every: HOUR,
      at: 41 * MINUTE,
      step: async (statements) => {
        await statistics.refresh(statements);
        return 'idle';
      },
    });
    // The first rules of a registry need not wait an hour.
    jobs.addExclusive({
      ...job,
      every: MINUTE,
      at: 20 * SECOND,
      step: async (statements) => {
        await statistics.refreshIfChanged(statements);
        return 'idle';
      },
    });
  }
}
