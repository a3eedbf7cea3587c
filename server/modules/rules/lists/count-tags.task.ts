import { MINUTE, SECOND } from '@kimari/common/durations';
import { Injectable } from '@nestjs/common';
import type { JobLoop } from '../../../kernel/jobs/job-loop';
import { Jobs } from '../../../kernel/jobs/jobs';
import { TagsRepository } from './tags.repository';

/** Counts the tags of a large registry. A small one counts them when they are asked for. */
@Injectable()
export class CountTagsTask {
  private readonly job: JobLoop;

  constructor(tags: TagsRepository, jobs: Jobs) {
    this.job = jobs.addExclusive({
      name: 'count-tags',
      failure: 'tags could not be counted',
      every: 5 * MINUTE,
      at: 35 * SECOND,
      step: async (statements) => {
        await tags.recount(statements);
        return 'idle';
      },
    });
  }

  /** Counts now, in a single process. */
  run(): Promise<void> {
    return this.job.call();
  }
}
