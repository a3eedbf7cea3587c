import { Args, ID, Int, Mutation, Query, Resolver } from '@nestjs/graphql';
import { LIMITS } from '@kimari/common/limits';
import type { Locale } from '@kimari/common/locale';
import type { UserActor } from '../../../access/actor';
import { connection, PRICES } from '../../../kernel/graphql/prices';
import { CurrentActor, CurrentLocale } from '../../../kernel/http/actor.decorator';
import { Connections } from '../../../kernel/schema/connections';
import { First } from '../../../kernel/schema/first.decorator';
import { CaseChecksService } from './case-checks.service';
import { toCaseDetailView, toCaseView } from './case.mapper';
import { CaseDetailView, CaseStatsView, DETAIL_PRICE, ModerationCaseConnection } from './case.view';
import { CaseFilterInput, CaseInput, DecideInput, TakeCaseInput } from './cases.inputs';
import { CasesService } from './cases.service';
import { DecisionsService } from './decisions.service';

/** The work of moderators: reported rules, and decisions about them. */
@Resolver()
export class CasesResolver {
  constructor(
    private readonly cases: CasesService,
    private readonly decisions: DecisionsService,
    private readonly checks: CaseChecksService,
    private readonly pages: Connections,
  ) {}

  @Query(() => ModerationCaseConnection, {
    description: 'Reported rules. For moderators.',
    complexity: connection(PRICES.ruleList),
  })
  async moderationCases(
    @CurrentActor() actor: UserActor,
    @Args('filter', { nullable: true, type: () => CaseFilterInput }) filter?: CaseFilterInput | null,
    @First() first: number = LIMITS.list.default,
    @Args('after', { nullable: true, type: () => String }) after?: string,
    @Args('offset', { nullable: true, type: () => Int, description: 'Skip this many; `after` wins.' })
    offset?: number,
  ): Promise<ModerationCaseConnection> {
    const window = this.pages.window({ first, after, offset });
    const narrowed = filter ?? new CaseFilterInput();
    const { cases, total, ...keys } = await this.cases.list(actor, { ...narrowed, ...window });
    return this.pages.of(cases.map(toCaseView), total, window, keys);
  }

  @Query(() => CaseStatsView, { description: 'The number of reported rules by state. For moderators.' })
  async moderationStats(@CurrentActor() actor: UserActor): Promise<CaseStatsView> {
    return this.cases.stats(actor);
  }

  @Query(() => CaseDetailView, {
    nullable: true,
    description: 'A reported rule, with its reports and the text of a version. For moderators.',
    complexity: DETAIL_PRICE,
  })
  async moderationCase(
    @CurrentActor() actor: UserActor,
    @CurrentLocale() locale: Locale,
    @Args('ruleId', { type: () => ID }) ruleId: string,
    @Args('version', { nullable: true, type: () => String }) version?: string | null,
  ): Promise<CaseDetailView | null> {
    const detail = await this.cases.find(actor, ruleId, version ?? undefined);
    return detail && toCaseDetailView(detail, locale);
  }

  @Mutation(() => CaseDetailView, {
    description: 'Takes a reported rule on. For moderators.',
    complexity: DETAIL_PRICE,
  })
  async takeModerationCase(
    @CurrentActor() actor: UserActor,
    @Args('input') { ruleId }: TakeCaseInput,
    @CurrentLocale() locale: Locale,
  ): Promise<CaseDetailView> {
    return toCaseDetailView(await this.cases.take(actor, ruleId), locale);
  }

  @Mutation(() => CaseDetailView, {
    description: 'Decides about a reported rule. For moderators.',
    complexity: DETAIL_PRICE,
  })
  async decideModerationCase(
    @CurrentActor() actor: UserActor,
    @Args('input') input: DecideInput,
    @CurrentLocale() locale: Locale,
  ): Promise<CaseDetailView> {
    return toCaseDetailView(await this.decisions.decide(actor, input), locale);
  }

  @Mutation(() => CaseDetailView, {
    description: 'Checks the text of a version of a reported rule again. For moderators.',
    complexity: DETAIL_PRICE,
  })
  async recheckModerationCase(
    @CurrentActor() actor: UserActor,
    @Args('input') { ruleId, version }: CaseInput,
    @CurrentLocale() locale: Locale,
  ): Promise<CaseDetailView> {
    return toCaseDetailView(await this.checks.recheck(actor, ruleId, version ?? undefined), locale);
  }
}
