import { Body, Controller } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Locale } from '@kimari/common/locale';
import type { Actor, UserActor } from '../../../access/actor';
import { RequireToken } from '../../../kernel/http/access.decorator';
import { CurrentActor, CurrentLocale } from '../../../kernel/http/actor.decorator';
import { requireSignedIn } from '../../../kernel/http/caller';
import { RpcPost } from '../../../kernel/http/rpc-post.decorator';
import { Connections } from '../../../kernel/schema/connections';
import { SuccessResultView } from '../../auth';
import { toSuccess } from '../moderation-success.mapper';
import { toReportView } from './report.mapper';
import { CreatedReportView, ReportListBody, ReportStatsView, ReportView } from './report.view';
import { ListReportsInput, ReportIdInput, ReportRuleInput, UpdateReportInput } from './reports.inputs';
import { ReportsService } from './reports.service';

/** Reports of rules. */
@ApiTags('reports')
@ApiBearerAuth()
@Controller('api/reports')
export class ReportsController {
  constructor(
    private readonly reports: ReportsService,
    private readonly pages: Connections,
  ) {}

  @RequireToken('write')
  @RpcPost('create', 'Report a rule')
  @ApiOkResponse({ type: CreatedReportView })
  async create(@CurrentActor() actor: Actor, @Body() input: ReportRuleInput): Promise<CreatedReportView> {
    return { id: await this.reports.create(requireSignedIn(actor), input) };
  }

  @RpcPost('list', 'Reports, by status or rule; for moderators')
  @ApiOkResponse({ type: ReportListBody })
  async list(@CurrentActor() actor: UserActor, @Body() input: ListReportsInput): Promise<ReportListBody> {
    const { limit, offset } = input;
    const found = await this.reports.list(actor, { ...input, ...this.pages.requested(input) });
    const reports = found.reports.map(toReportView);
    return { reports, total: found.total, limit, offset, nextCursor: this.pages.next(found) };
  }

  @RpcPost('get', 'One report; for moderators')
  @ApiOkResponse({ type: ReportView })
  async get(@CurrentActor() actor: UserActor, @Body() { id }: ReportIdInput): Promise<ReportView> {
    return toReportView(await this.reports.get(actor, id));
  }

  @RpcPost('updateStatus', 'Set the status of a report; for moderators')
  @ApiOkResponse({ type: SuccessResultView })
  async updateStatus(
    @CurrentActor() actor: UserActor,
    @CurrentLocale() locale: Locale,
    @Body() input: UpdateReportInput,
  ): Promise<SuccessResultView> {
    await this.reports.updateStatus(actor, input);
    return toSuccess(locale, 'reportUpdated');
  }

  @RpcPost('stats', 'Number of reports by status; for moderators')
  @ApiOkResponse({ type: ReportStatsView })
  async stats(@CurrentActor() actor: UserActor): Promise<ReportStatsView> {
    return this.reports.stats(actor);
  }
}
