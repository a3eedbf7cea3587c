import { MINUTE, SECOND } from '@kimari/common/durations';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock';
import type { JobStatements, Progress } from '../../../kernel/jobs/job';
import type { JobLoop } from '../../../kernel/jobs/job-loop';
import { Jobs } from '../../../kernel/jobs/jobs';
import { FindingStatisticsRepository } from './finding-statistics.repository';

/** The share of time that counting may take: every minute in a small registry, and seldom in a huge one. */
const SHARE = 1 / 200;

/** Counts the findings of all versions, for administrators and operators. */
@Injectable()
export class CountFindingsTask {
  private readonly job: JobLoop;

  constructor(
    private readonly statistics: FindingStatisticsRepository,
    private readonly clock: Clock,
    jobs: Jobs,
  ) {
    const job = { name: 'count-findings', failure: 'findings could not be counted' };
    this.job = jobs.addExclusive({ ...job, step: (statements) => this.count(statements) });
    jobs.addExclusive({
      ...job,
      every: MINUTE,
      at: 55 * SECOND,
      step: async (statements) => ((await this.isDue()) ? this.count(statements) : 'idle'),
    });
  }

  /** Counts now, in a single process. */
  run(): Promise<void> {
    return this.job.call();
  }

  private async isDue(): Promise<boolean> {
    const last = await this.statistics.stored().catch(() => null);
    const pause = Math.max(MINUTE / 2, (last?.milliseconds ?? 0) / SHARE);
    const age = last ? this.clock.now().getTime() - last.countedAt.getTime() : Infinity;
    // After the clock was put back, the last count lies in the future.
    return age >= pause || age < 0;
  }

  private async count(statements: JobStatements): Promise<Progress> {
    const started = performance.now();
    const at = this.clock.now();
    const counts = await this.statistics.count(statements, at);
    await this.statistics.store(statements, counts, Math.round(performance.now() - started), at);
    return 'idle';
  }
}
