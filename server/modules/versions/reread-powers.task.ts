import { HOUR, MINUTE, SECOND } from '@kimari/common/durations';
import { Injectable } from '@nestjs/common';
import type { JobLoop } from '../../kernel/jobs/job-loop';
import { Jobs } from '../../kernel/jobs/jobs';
import { PowersReader } from './powers-reader.service';

/** Reads the powers of versions that are unread, or were read by an older engine. */
@Injectable()
export class RereadPowersTask {
  private readonly job: JobLoop;

  constructor(reader: PowersReader, jobs: Jobs) {
    this.job = jobs.addExclusive({
      name: 'reread-powers',
      failure: 'powers of versions could not be read',
      every: MINUTE,
      at: 45 * SECOND,
      // Only processes of an earlier release add unread versions.
      quiet: HOUR,
      step: async () => ((await reader.readOutdated()) ? 'more' : 'idle'),
    });
  }

  run(): Promise<void> {
    return this.job.call();
  }
}
