import { HOUR, MINUTE, SECOND } from '@kimari/common/durations';
import { ENGINE_VERSION } from '@kimari/common/findings/findings';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock';
import type { Progress } from '../../kernel/jobs/job';
import type { JobLoop } from '../../kernel/jobs/job-loop';
import { Jobs } from '../../kernel/jobs/jobs';
import { ChecksRepository } from './checks.repository';
import { TextChecker } from './text-checker.service';
import type { TextChecks } from './text-checks';

/** Texts held in memory at once. */
const BATCH = 20;

/** Checks versions that the current engine has not checked. It adds findings to published versions and never hides anything. */
@Injectable()
export class RecheckTask {
  private readonly job: JobLoop;

  constructor(
    private readonly checks: ChecksRepository,
    private readonly clock: Clock,
    private readonly checker: TextChecker,
    jobs: Jobs,
  ) {
    this.job = jobs.addExclusive({
      name: 'recheck-texts',
      failure: 'texts could not be checked again',
      every: MINUTE,
      at: 35 * SECOND,
      // Only processes of an earlier release add unchecked versions.
      quiet: HOUR,
      step: () => this.recheck(),
    });
  }

  run(): Promise<void> {
    return this.job.call();
  }

  private async recheck(): Promise<Progress> {
    const outdated = await this.checks.outdated(ENGINE_VERSION, BATCH);
    if (outdated.length === 0) return 'idle';
    const checks: (TextChecks & { readonly versionId: string })[] = [];
    for (const { id, content } of outdated)
      checks.push({ versionId: id, ...(await this.checker.check(content)) });
    await this.checks.write(checks, this.clock.now());
    return 'more';
  }
}
