import { Args, ID, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { ReportStatus } from '@kimari/common/enums';
import type { Locale } from '@kimari/common/locale';
import type { SignedInActor, UserActor } from '../../../access/actor';
import { connection, PRICES } from '../../../kernel/graphql/prices';
import { RequireToken } from '../../../kernel/http/access.decorator';
import { CurrentActor, CurrentLocale } from '../../../kernel/http/actor.decorator';
import { IdArg } from '../../../kernel/schema/arguments';
import { Connections } from '../../../kernel/schema/connections';
import { ReportStatusEnum } from '../../../kernel/schema/enums';
import { First } from '../../../kernel/schema/first.decorator';
import { SuccessResultView } from '../../auth';
import { toSuccess } from '../moderation-success.mapper';
import { toReportView } from './report.mapper';
import { CreatedReportView, ReportConnection, ReportStatsView, ReportView } from './report.view';
import { ReportRuleInput, UpdateReportInput } from './reports.inputs';
import { ReportsService } from './reports.service';

/** Reports of rules. */
@Resolver()
export class ReportsResolver {
  constructor(
    private readonly service: ReportsService,
    private readonly pages: Connections,
  ) {}

  @RequireToken('write')
  @Mutation(() => CreatedReportView, { description: 'Reports a public rule of somebody else.' })
  async reportRule(
    @CurrentActor() actor: SignedInActor,
    @Args('input') input: ReportRuleInput,
  ): Promise<CreatedReportView> {
    return { id: await this.service.create(actor, input) };
  }

  @Query(() => ReportConnection, {
    description: 'Newest first. For moderators.',
    complexity: connection(PRICES.list),
  })
  async reports(
    @CurrentActor() actor: UserActor,
    @Args('status', { nullable: true, type: () => ReportStatusEnum }) status?: ReportStatus | null,
    @Args('ruleId', { nullable: true, type: () => ID }) ruleId?: string | null,
    @First() first = 20,
    @Args('after', { nullable: true, type: () => String }) after?: string,
  ): Promise<ReportConnection> {
    const window = this.pages.window({ first, after });
    const narrowed = { ...(status && { status }), ...(ruleId && { ruleId }) };
    const { reports, total, ...keys } = await this.service.list(actor, { ...narrowed, ...window });
    return this.pages.of(reports.map(toReportView), total, window, keys);
  }

  @Query(() => ReportView, { nullable: true, description: 'For moderators.' })
  async report(@CurrentActor() actor: UserActor, @IdArg() reportId: string): Promise<ReportView | null> {
    const report = await this.service.find(actor, reportId);
    return report && toReportView(report);
  }

  @Query(() => ReportStatsView, { description: 'Over all reports. For moderators.' })
  async reportStats(@CurrentActor() actor: UserActor): Promise<ReportStatsView> {
    return this.service.stats(actor);
  }

  @Mutation(() => SuccessResultView, {
    description: 'Sets the status of a report; hides nothing. For moderators.',
  })
  async updateReport(
    @CurrentActor() actor: UserActor,
    @CurrentLocale() locale: Locale,
    @Args('input') input: UpdateReportInput,
  ): Promise<SuccessResultView> {
    await this.service.updateStatus(actor, input);
    return toSuccess(locale, 'reportUpdated');
  }
}
