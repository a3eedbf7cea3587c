import { Args, Mutation, Resolver } from '@nestjs/graphql';
import type { Locale } from '@kimari/common/locale';
import type { SignedInActor } from '../../../access/actor';
import { RequireToken } from '../../../kernel/http/access.decorator';
import { CurrentActor, CurrentLocale } from '../../../kernel/http/actor.decorator';
import { toInvitationPayload } from '../invitations/invitations.mapper';
import { OrganizationPayload } from '../organization.view';
import { OrganizationViews } from '../organization-views.service';
import { CreateOrganizationInput, UpdateOrganizationInput } from './editing.inputs';
import { OrganizationEditing } from './editing.service';
import { CreatedOrganizationPayload } from './editing.view';

/** Creates and changes organizations. */
@Resolver()
export class EditingResolver {
  constructor(
    private readonly editing: OrganizationEditing,
    private readonly views: OrganizationViews,
  ) {}

  @RequireToken('write')
  @Mutation(() => CreatedOrganizationPayload)
  async createOrganization(
    @CurrentActor() actor: SignedInActor,
    @CurrentLocale() locale: Locale,
    @Args('input') input: CreateOrganizationInput,
  ): Promise<CreatedOrganizationPayload> {
    const { organization, invitations } = await this.editing.create(actor, input, locale);
    return { ...this.views.payload(organization), invitations: invitations.map(toInvitationPayload) };
  }

  @RequireToken('write')
  @Mutation(() => OrganizationPayload)
  async updateOrganization(
    @CurrentActor() actor: SignedInActor,
    @Args('input') { id, ...changes }: UpdateOrganizationInput,
  ): Promise<OrganizationPayload> {
    return this.views.payload(await this.editing.update(actor, id, changes));
  }
}
