import { MINUTE } from '@kimari/common/durations';
import { Injectable } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { Clock } from '../../../kernel/clock';
import { BackgroundConnection } from '../../../kernel/database/background-connection';
import { FindingStatisticsRepository } from './finding-statistics.repository';

/** Counting may take this part of the time: every minute in a small registry, and seldom in a huge one. */
const SHARE = 1 / 200;

/** Counts what the checks have found, for those who run the installation. */
@Injectable()
export class CountFindingsTask {
  constructor(
    private readonly statistics: FindingStatisticsRepository,
    private readonly connection: BackgroundConnection,
    private readonly clock: Clock,
  ) {}

  @Cron('55 * * * * *')
  async runIfDue(): Promise<void> {
    const last = await this.statistics.stored().catch(() => null);
    const pause = Math.max(MINUTE / 2, (last?.milliseconds ?? 0) / SHARE);
    if (!last || this.clock.now().getTime() - last.countedAt.getTime() >= pause) await this.run();
  }

  /** Counts now, in a single process. */
  async run(): Promise<void> {
    await this.connection.runScheduled(
      'count-findings',
      'findings could not be counted',
      async (statements) => {
        const started = performance.now();
        const at = this.clock.now();
        const counts = await this.statistics.count(statements, at);
        await this.statistics.store(statements, counts, Math.round(performance.now() - started), at);
      },
    );
  }
}
