import { Body, Controller, Delete, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Locale } from '@kimari/common/locale';
import type { SignedInActor } from '../../../access/actor';
import { RequireToken } from '../../../kernel/http/access.decorator';
import { CurrentActor, CurrentLocale } from '../../../kernel/http/actor.decorator';
import { PathText } from '../../../kernel/http/literal-path.decorator';
import { success, SuccessBody } from '../../../kernel/http/success-body';
import { RpcPost } from '../../../kernel/http/rpc-post.decorator';
import { Connections } from '../../../kernel/schema/connections';
import { LongListQuery } from '../../../kernel/schema/long-list.inputs';
import { InvitationsBody, InvitedBody } from './invitations.body';
import { InviteInput } from './invitations.inputs';
import { toInvitationBody } from './invitations.mapper';
import { InvitationsService } from './invitations.service';

/** Invitations to organizations. */
@ApiTags('organizations')
@Controller('api/organizations')
export class InvitationsController {
  constructor(
    private readonly invitations: InvitationsService,
    private readonly pages: Connections,
  ) {}

  @RequireToken('write')
  @RpcPost(':organizationId/invite', 'Invite someone by address or username')
  @ApiOkResponse({ type: InvitedBody })
  async invite(
    @CurrentActor() actor: SignedInActor,
    @CurrentLocale() locale: Locale,
    @PathText('organizationId') organizationId: string,
    @Body() { email, username = '', locale: wanted = locale }: InviteInput,
  ): Promise<InvitedBody> {
    const party = email === undefined ? { username } : { email };
    const invitation = await this.invitations.invite(actor, organizationId, party, wanted);
    return {
      ...success(locale, 'organizations.invited'),
      invitation: toInvitationBody(invitation),
      mayRegister: invitation.mayRegister,
    };
  }

  @RequireToken('read')
  @Get(':orgId/invitations')
  @ApiOperation({ summary: 'Open invitations' })
  @ApiOkResponse({ type: InvitationsBody })
  async listInvitations(
    @CurrentActor() actor: SignedInActor,
    @PathText('orgId') orgId: string,
    @Query() query: LongListQuery,
  ): Promise<InvitationsBody> {
    const found = await this.invitations.list(actor, orgId, this.pages.behind(query));
    return { invitations: found.invitations.map(toInvitationBody), nextCursor: this.pages.next(found) };
  }

  @RequireToken('write')
  @Delete(':orgId/invitations/:invitationId')
  @ApiOperation({ summary: 'Take an invitation back' })
  @ApiOkResponse({ type: SuccessBody })
  async revokeInvitation(
    @CurrentActor() actor: SignedInActor,
    @CurrentLocale() locale: Locale,
    @PathText('orgId') orgId: string,
    @PathText('invitationId') invitationId: string,
  ): Promise<SuccessBody> {
    await this.invitations.revoke(actor, orgId, invitationId);
    return success(locale, 'organizations.invitationRevoked');
  }
}
