import { Body, Controller, Patch } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Locale } from '@kimari/common/locale';
import type { SignedInActor } from '../../../access/actor';
import { RequireToken } from '../../../kernel/http/access.decorator';
import { CurrentActor, CurrentLocale } from '../../../kernel/http/actor.decorator';
import { PathText } from '../../../kernel/http/literal-path.decorator';
import { RpcPost } from '../../../kernel/http/rpc-post.decorator';
import { toSentInvitationBody } from '../invitations/invitations.mapper';
import { toOrganizationBody, toOrganizationResultBody } from '../organization-body.mapper';
import { OrganizationResultBody } from '../organization.body';
import { CreatedOrganizationBody } from './editing.body';
import { CreateOrganizationInput, OrganizationChangesInput } from './editing.inputs';
import { OrganizationEditing } from './editing.service';

/** Creates and changes organizations. */
@ApiTags('organizations')
@Controller('api/organizations')
export class EditingController {
  constructor(private readonly editing: OrganizationEditing) {}

  @RequireToken('write')
  @RpcPost('', 'Create an organization')
  @ApiOkResponse({ type: CreatedOrganizationBody })
  async create(
    @CurrentActor() actor: SignedInActor,
    @CurrentLocale() locale: Locale,
    @Body() input: CreateOrganizationInput,
  ): Promise<CreatedOrganizationBody> {
    const { organization, invitations } = await this.editing.create(actor, input, locale);
    return { ...toOrganizationBody(organization), invitations: invitations.map(toSentInvitationBody) };
  }

  @RequireToken('write')
  @Patch(':id')
  @ApiOperation({ summary: 'Change name, display name or description' })
  @ApiOkResponse({ type: OrganizationResultBody })
  async update(
    @CurrentActor() actor: SignedInActor,
    @CurrentLocale() locale: Locale,
    @PathText('id') id: string,
    @Body() input: OrganizationChangesInput,
  ): Promise<OrganizationResultBody> {
    return toOrganizationResultBody(await this.editing.update(actor, id, input), locale, 'updated');
  }
}
