import { Query, Resolver } from '@nestjs/graphql';
import type { UserActor } from '../../../access/actor';
import { PRICES } from '../../../kernel/graphql/prices';
import { CurrentActor } from '../../../kernel/http/actor.decorator';
import { FOR_ADMINISTRATORS } from '../for-administrators';
import { FindingStatisticsService } from './finding-statistics.service';
import { FindingStatisticsView, toFindingStatisticsView } from './finding-statistics.view';

/** Statistics of findings and refusals, for administrators. */
@Resolver()
export class FindingStatisticsResolver {
  constructor(private readonly statistics: FindingStatisticsService) {}

  @Query(() => FindingStatisticsView, {
    description: `What the checks have found in all rules, as it was counted last, and refused. ${FOR_ADMINISTRATORS}`,
    complexity: ({ childComplexity }) => PRICES.ruleList + childComplexity,
  })
  async findingStatistics(@CurrentActor() actor: UserActor): Promise<FindingStatisticsView> {
    return toFindingStatisticsView(await this.statistics.read(actor));
  }
}
