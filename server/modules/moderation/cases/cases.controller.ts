import type { Locale } from '@kimari/common/locale';
import { Body, Controller } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { UserActor } from '../../../access/actor';
import { CurrentActor, CurrentLocale } from '../../../kernel/http/actor.decorator';
import { RpcPost } from '../../../kernel/http/rpc-post.decorator';
import { Connections } from '../../../kernel/schema/connections';
import { CaseChecksService } from './case-checks.service';
import { toCaseDetailView, toCaseView } from './case.mapper';
import { CaseDetailView, CaseListBody, CaseStatsView } from './case.view';
import { CaseInput, DecideInput, ListCasesInput, TakeCaseInput } from './cases.inputs';
import { CasesService } from './cases.service';
import { DecisionsService } from './decisions.service';

/** The work of moderators: reported rules, and decisions about them. */
@ApiTags('moderation')
@ApiBearerAuth()
@Controller('api/moderation')
export class CasesController {
  constructor(
    private readonly cases: CasesService,
    private readonly decisions: DecisionsService,
    private readonly checks: CaseChecksService,
    private readonly pages: Connections,
  ) {}

  @RpcPost('list', 'Reported rules; for moderators')
  @ApiOkResponse({ type: CaseListBody })
  async list(@CurrentActor() actor: UserActor, @Body() input: ListCasesInput): Promise<CaseListBody> {
    const { limit, offset } = input;
    const found = await this.cases.list(actor, { ...input, ...this.pages.requested(input) });
    const cases = found.cases.map(toCaseView);
    return { cases, total: found.total, limit, offset, nextCursor: this.pages.next(found) };
  }

  @RpcPost('stats', 'Number of reported rules by state; for moderators')
  @ApiOkResponse({ type: CaseStatsView })
  async stats(@CurrentActor() actor: UserActor): Promise<CaseStatsView> {
    return this.cases.stats(actor);
  }

  @RpcPost('get', 'One reported rule with its text; for moderators')
  @ApiOkResponse({ type: CaseDetailView })
  async get(
    @CurrentActor() actor: UserActor,
    @Body() { ruleId, version }: CaseInput,
    @CurrentLocale() locale: Locale,
  ): Promise<CaseDetailView> {
    return toCaseDetailView(await this.cases.get(actor, ruleId, version ?? undefined), locale);
  }

  @RpcPost('take', 'Work on a reported rule; for moderators')
  @ApiOkResponse({ type: CaseDetailView })
  async take(
    @CurrentActor() actor: UserActor,
    @Body() { ruleId }: TakeCaseInput,
    @CurrentLocale() locale: Locale,
  ): Promise<CaseDetailView> {
    return toCaseDetailView(await this.cases.take(actor, ruleId), locale);
  }

  @RpcPost('decide', 'Decide about a reported rule; for moderators')
  @ApiOkResponse({ type: CaseDetailView })
  async decide(
    @CurrentActor() actor: UserActor,
    @Body() input: DecideInput,
    @CurrentLocale() locale: Locale,
  ): Promise<CaseDetailView> {
    return toCaseDetailView(await this.decisions.decide(actor, input), locale);
  }

  @RpcPost('recheck', 'Check the text of a version of a reported rule again; for moderators')
  @ApiOkResponse({ type: CaseDetailView })
  async recheck(
    @CurrentActor() actor: UserActor,
    @Body() { ruleId, version }: CaseInput,
    @CurrentLocale() locale: Locale,
  ): Promise<CaseDetailView> {
    return toCaseDetailView(await this.checks.recheck(actor, ruleId, version ?? undefined), locale);
  }
}
