import { SECOND } from '@kimari/common/durations';
import { Injectable } from '@nestjs/common';
import { RefusalCounts } from '../../versions';
import { type Administrator, Administrators } from '../administrators.service';
import { FindingStatisticsRepository } from './finding-statistics.repository';
import type { FindingStatistics } from './finding-statistics.result';

/** Days of which refused texts are counted, today included. */
export const REFUSAL_DAYS = 28;

const NOTHING = { checkedRules: 0, rulesWithFindings: 0, acceptedRules: 0, weeks: [], codes: [] };

/** Statistics of findings and refusals, for administrators and operators. */
@Injectable()
export class FindingStatisticsService {
  constructor(
    private readonly administrators: Administrators,
    private readonly statistics: FindingStatisticsRepository,
    private readonly refusals: RefusalCounts,
  ) {}

  /** Throws what {@link Administrators.require} throws. */
  async read(actor: Administrator): Promise<FindingStatistics> {
    await this.administrators.require(actor);
    const [stored, sums] = await Promise.all([this.statistics.stored(), this.refusals.sums(REFUSAL_DAYS)]);
    const refusals = new Map<string, { refused: number; asked: number }>();
    for (const { code, outcome, texts } of sums)
      refusals.set(code, { refused: 0, asked: 0, ...refusals.get(code), [outcome]: texts });
    const counts = stored?.counts ?? NOTHING;
    const keptByWeek = await this.keptByWeek(counts.weeks);
    return { countedAt: stored?.countedAt ?? null, counts, refusals, keptByWeek };
  }

  private async keptByWeek(weeks: readonly number[]): Promise<ReadonlyMap<string, readonly number[]>> {
    const [first] = weeks;
    const kept = new Map<string, number[]>();
    if (first === undefined) return kept;
    for (const { code, week, texts } of await this.refusals.weekly(new Date(first * SECOND))) {
      const at = weeks.indexOf(week);
      const known = kept.get(code) ?? weeks.map(() => 0);
      if (at >= 0) kept.set(code, known.with(at, texts));
    }
    return kept;
  }
}
