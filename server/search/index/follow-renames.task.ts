import { HOUR, MINUTE } from '@kimari/common/durations';
import { Injectable } from '@nestjs/common';
import { Jobs } from '../../kernel/jobs/jobs';
import { SearchIndexing } from './indexing.service';

/** Indexes the rules of renamed owners that an interruption has left under a former name. */
@Injectable()
export class FollowRenamesTask {
  constructor(indexing: SearchIndexing, jobs: Jobs) {
    jobs.addExclusive({
      name: 'follow-renames',
      failure: 'renamed owners could not be indexed',
      every: HOUR,
      at: 23 * MINUTE,
      step: async (statements) => {
        await indexing.finishRenames(statements);
        return 'idle';
      },
    });
  }
}
