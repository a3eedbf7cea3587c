import { Body, Controller, Get, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Locale } from '@kimari/common/locale';
import type { Actor, SignedInActor } from '../../access/actor';
import { Public, RequireToken } from '../../kernel/http/access.decorator';
import { CurrentActor, CurrentLocale } from '../../kernel/http/actor.decorator';
import type { HttpResponse } from '../../kernel/http/exchange';
import { linkNextPage } from '../../kernel/http/next-page';
import { PathText } from '../../kernel/http/literal-path.decorator';
import { RpcPost } from '../../kernel/http/rpc-post.decorator';
import { success } from '../../kernel/http/success-body';
import { Connections } from '../../kernel/schema/connections';
import { LongListQuery } from '../../kernel/schema/long-list.inputs';
import { AcceptInvitationInput } from '../organizations';
import {
  JoinedOrganizationBody,
  OrganizationDetailsBody,
  OrganizationProfileBody,
} from './organization-details.body';
import { toOrganizationDetailsBody, toOrganizationProfileBody } from './organization-details.mapper';
import { OrganizationDetailsService } from './organization-details.service';

/** Reads organizations with their owner and counts. */
@ApiTags('organizations')
@Controller('api/organizations')
export class OrganizationDetailsController {
  constructor(
    private readonly details: OrganizationDetailsService,
    private readonly pages: Connections,
  ) {}

  @RequireToken('read')
  @Get('list')
  @ApiOperation({ summary: 'Organizations I belong to; `Link` names the next page' })
  @ApiOkResponse({ type: [OrganizationDetailsBody] })
  async list(
    @CurrentActor() actor: SignedInActor,
    @Query() query: LongListQuery,
    @Res({ passthrough: true }) response: HttpResponse,
  ): Promise<OrganizationDetailsBody[]> {
    const { organizations, ...keys } = await this.details.listMine(actor, this.pages.behind(query));
    linkNextPage(response, '/api/organizations/list', query, this.pages.next(keys));
    return organizations.map(toOrganizationDetailsBody);
  }

  @RequireToken('write')
  @RpcPost('accept-invitation', 'Join with an invitation token')
  @ApiOkResponse({ type: JoinedOrganizationBody })
  async acceptInvitation(
    @CurrentActor() actor: SignedInActor,
    @CurrentLocale() locale: Locale,
    @Body() { token }: AcceptInvitationInput,
  ): Promise<JoinedOrganizationBody> {
    const organization = toOrganizationDetailsBody(await this.details.accept(actor, token));
    return { ...success(locale, 'organizations.joined'), organization };
  }

  @Public()
  @Get(':name/profile')
  @ApiOperation({ summary: 'Public profile of an organization' })
  @ApiOkResponse({ type: OrganizationProfileBody })
  async profile(@PathText('name') name: string): Promise<OrganizationProfileBody> {
    return toOrganizationProfileBody(await this.details.profile(name));
  }

  @Public()
  @Get(':id')
  @ApiOperation({ summary: 'One organization' })
  @ApiOkResponse({ type: OrganizationDetailsBody })
  async get(@CurrentActor() actor: Actor, @PathText('id') id: string): Promise<OrganizationDetailsBody> {
    return toOrganizationDetailsBody(await this.details.get(actor, id));
  }
}
