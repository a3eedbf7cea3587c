import { MINUTE, SECOND } from '@kimari/common/durations';
import { Injectable } from '@nestjs/common';
import type { JobLoop } from '../../kernel/jobs/job-loop';
import { Jobs } from '../../kernel/jobs/jobs';
import { AssessmentService } from './assessment.service';

const BATCH = 20;

/** Counts the cost of older versions: those published before there was a count, or counted by an older engine. */
@Injectable()
export class AssessTask {
  private readonly job: JobLoop;

  constructor(assessments: AssessmentService, jobs: Jobs) {
    this.job = jobs.addExclusive({
      name: 'assess-texts',
      failure: 'the cost of texts could not be counted',
      every: MINUTE,
      at: 50 * SECOND,
      // New versions are counted when they are first read.
      quiet: 5 * MINUTE,
      step: async () => ((await assessments.countOutdated(BATCH)) > 0 ? 'more' : 'idle'),
    });
  }

  run(): Promise<void> {
    return this.job.call();
  }
}
