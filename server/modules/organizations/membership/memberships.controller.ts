import { Body, Controller, Delete, Get, Patch, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Locale } from '@kimari/common/locale';
import type { SignedInActor, UserActor } from '../../../access/actor';
import { RequireToken } from '../../../kernel/http/access.decorator';
import { CurrentActor, CurrentLocale } from '../../../kernel/http/actor.decorator';
import type { HttpResponse } from '../../../kernel/http/exchange';
import { PathText } from '../../../kernel/http/literal-path.decorator';
import { linkNextPage } from '../../../kernel/http/next-page';
import { success, SuccessBody } from '../../../kernel/http/success-body';
import { RpcPost } from '../../../kernel/http/rpc-post.decorator';
import { Connections } from '../../../kernel/schema/connections';
import { LongListQuery } from '../../../kernel/schema/long-list.inputs';
import { toOrganizationResultBody } from '../organization-body.mapper';
import { OrganizationResultBody } from '../organization.body';
import { toMemberBody } from './member-body.mapper';
import { MemberBody, MembersBody } from './membership.body';
import { ChangeRoleInput, TransferInput } from './membership.inputs';
import { MembershipsService } from './memberships.service';

/** Members of organizations, their roles and the transfer to another owner. */
@ApiTags('organizations')
@Controller('api/organizations')
export class MembershipsController {
  constructor(
    private readonly memberships: MembershipsService,
    private readonly pages: Connections,
  ) {}

  @RequireToken('read')
  @Get(':orgId/members')
  @ApiOperation({ summary: 'Members' })
  @ApiOkResponse({ type: MembersBody })
  async members(
    @CurrentActor() actor: SignedInActor,
    @PathText('orgId') orgId: string,
    @Query() query: LongListQuery,
  ): Promise<MembersBody> {
    const found = await this.memberships.list(actor, orgId, this.pages.behind(query));
    return { members: found.members.map(toMemberBody), nextCursor: this.pages.next(found) };
  }

  @RequireToken('read')
  @Get(':organizationId/members/summary')
  @ApiOperation({ summary: 'Members, as a plain list; `Link` names the next page' })
  @ApiOkResponse({ type: [MemberBody] })
  async membersSummary(
    @CurrentActor() actor: SignedInActor,
    @PathText('organizationId') organizationId: string,
    @Query() query: LongListQuery,
    @Res({ passthrough: true }) response: HttpResponse,
  ): Promise<MemberBody[]> {
    const found = await this.memberships.list(actor, organizationId, this.pages.behind(query));
    const address = `/api/organizations/${found.organizationId}/members/summary`;
    linkNextPage(response, address, query, this.pages.next(found));
    return found.members.map(toMemberBody);
  }

  @Delete(':organizationId/members/:userId')
  @ApiOperation({ summary: 'Remove a member, or oneself' })
  @ApiOkResponse({ type: SuccessBody })
  async removeMember(
    @CurrentActor() actor: UserActor,
    @CurrentLocale() locale: Locale,
    @PathText('organizationId') organizationId: string,
    @PathText('userId') userId: string,
  ): Promise<SuccessBody> {
    await this.memberships.remove(actor, organizationId, userId);
    return success(locale, 'organizations.memberRemoved');
  }

  @RequireToken('write')
  @RpcPost(':organizationId/leave', 'Leave an organization')
  @ApiOkResponse({ type: SuccessBody })
  async leave(
    @CurrentActor() actor: SignedInActor,
    @CurrentLocale() locale: Locale,
    @PathText('organizationId') organizationId: string,
  ): Promise<SuccessBody> {
    await this.memberships.leave(actor, organizationId);
    return success(locale, 'organizations.left');
  }

  @Patch(':orgId/members/:memberId/role')
  @ApiOperation({ summary: 'Change the role of a member' })
  @ApiOkResponse({ type: SuccessBody })
  async changeRole(
    @CurrentActor() actor: UserActor,
    @CurrentLocale() locale: Locale,
    @PathText('orgId') orgId: string,
    @PathText('memberId') memberId: string,
    @Body() { role }: ChangeRoleInput,
  ): Promise<SuccessBody> {
    await this.memberships.changeRole(actor, orgId, memberId, role);
    return success(locale, 'organizations.roleChanged');
  }

  @RpcPost(':orgId/transfer', 'Hand the organization to another member')
  @ApiOkResponse({ type: OrganizationResultBody })
  async transfer(
    @CurrentActor() actor: UserActor,
    @CurrentLocale() locale: Locale,
    @PathText('orgId') orgId: string,
    @Body() { userId, password }: TransferInput,
  ): Promise<OrganizationResultBody> {
    return toOrganizationResultBody(
      await this.memberships.transfer(actor, orgId, userId, password),
      locale,
      'transferred',
    );
  }
}
