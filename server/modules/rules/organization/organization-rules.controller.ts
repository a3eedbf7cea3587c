import { Body, Controller, Delete, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { LIMITS } from '@kimari/common/limits';
import type { Locale } from '@kimari/common/locale';
import type { SignedInActor, UserActor } from '../../../access/actor';
import { RequireToken } from '../../../kernel/http/access.decorator';
import { CurrentActor, CurrentLocale } from '../../../kernel/http/actor.decorator';
import { PathText } from '../../../kernel/http/literal-path.decorator';
import { Connections } from '../../../kernel/schema/connections';
import { success, SuccessBody } from '../../../kernel/http/success-body';
import { OrganizationRulesBody, OrganizationRuleSummaryBody } from './organization-rules.body';
import {
  DeleteOrganizationInput,
  DeleteOrganizationQuery,
  OrganizationRulesQuery,
} from './organization-rules.inputs';
import { toOrganizationRulesBody, toOrganizationRuleSummaryBody } from './organization-rules.mapper';
import { OrganizationRulesService } from './organization-rules.service';

/** The rules of an organization, and its deletion. */
@ApiTags('organizations')
@Controller('api/organizations')
export class OrganizationRulesController {
  constructor(
    private readonly organizationRules: OrganizationRulesService,
    private readonly pages: Connections,
  ) {}

  @RequireToken('read')
  @Get(':orgId/rules')
  @ApiOperation({ summary: 'All rules of an organization, by page' })
  @ApiOkResponse({ type: OrganizationRulesBody })
  async rules(
    @CurrentActor() actor: SignedInActor,
    @PathText('orgId') orgId: string,
    @Query() query: OrganizationRulesQuery,
  ): Promise<OrganizationRulesBody> {
    const window = this.pages.requested({ ...query, limit: query.pageSize });
    const found = await this.organizationRules.list(actor, orgId, window);
    return toOrganizationRulesBody(found, query, this.pages.next(found));
  }

  @RequireToken('read')
  @Get(':organizationId/rules/summary')
  @ApiOperation({ summary: 'The 20 rules changed last' })
  @ApiOkResponse({ type: [OrganizationRuleSummaryBody] })
  async rulesSummary(
    @CurrentActor() actor: SignedInActor,
    @PathText('organizationId') organizationId: string,
  ): Promise<OrganizationRuleSummaryBody[]> {
    const newest = { limit: LIMITS.list.default, offset: 0 };
    const { rules } = await this.organizationRules.list(actor, organizationId, newest);
    return rules.map(toOrganizationRuleSummaryBody);
  }

  @Delete(':id')
  @ApiOperation({ summary: 'Delete an organization' })
  @ApiOkResponse({ type: SuccessBody })
  async delete(
    @CurrentActor() actor: UserActor,
    @CurrentLocale() locale: Locale,
    @PathText('id') id: string,
    @Body() body: DeleteOrganizationInput,
    @Query() query: DeleteOrganizationQuery,
  ): Promise<SuccessBody> {
    const { force = query.force ?? false, password } = body;
    await this.organizationRules.deleteOrganization(actor, id, { force, password });
    return success(locale, 'organizations.deleted');
  }
}
