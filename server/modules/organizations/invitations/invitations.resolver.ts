import { Args, Context, ID, Mutation, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { type Locale, parseLocale } from '@kimari/common/locale';
import type { SignedInActor } from '../../../access/actor';
import { canInvite } from '../../../access/organization.policy';
import type { GraphqlContext } from '../../../kernel/graphql/context';
import { list, PRICES } from '../../../kernel/graphql/prices';
import { Public, RequireToken } from '../../../kernel/http/access.decorator';
import { CurrentActor, CurrentLocale } from '../../../kernel/http/actor.decorator';
import { IdArg, TextArg } from '../../../kernel/schema/arguments';
import { DeletePayload } from '../../../kernel/schema/delete-payload';
import { readInput } from '../../../kernel/schema/input.pipe';
import { UserView, usersById } from '../../users';
import { organizationsById } from '../organizations.loaders';
import { OrganizationPayload, OrganizationView } from '../organization.view';
import { OrganizationViews } from '../organization-views.service';
import { AcceptInvitationInput, InviteInput } from './invitations.inputs';
import { invitationsByOrganization } from './invitations.loaders';
import { toInvitationPayload, toInvitationView } from './invitations.mapper';
import { InvitationsService } from './invitations.service';
import { InvitationPayload, InvitationView } from './invitations.view';

type Loaders = GraphqlContext['loaders'];

/** Invitations to organizations. */
@Resolver(() => OrganizationView)
export class InvitationsResolver {
  constructor(
    private readonly service: InvitationsService,
    private readonly views: OrganizationViews,
  ) {}

  @ResolveField(() => [InvitationView], {
    nullable: true,
    description: 'Open invitations, newest first. Null for callers who may not invite.',
    complexity: list(PRICES.list),
  })
  invitations(
    @Parent() { id, viewerRole }: OrganizationView,
    @Context('loaders') loaders: Loaders,
  ): Promise<InvitationView[] | null> | null {
    const maySee = canInvite({ userId: '', role: viewerRole }).kind === 'allowed';
    return maySee ? loaders.load(invitationsByOrganization, id) : null;
  }

  @Public({ always: true })
  @Query(() => InvitationView, {
    nullable: true,
    description: 'The open invitation of a mailed token, which stays usable. Null for any other token.',
  })
  async invitation(@TextArg('token') token: string): Promise<InvitationView | null> {
    const found = await this.service.findByToken(token);
    return found && toInvitationView(found);
  }

  @RequireToken('write')
  @Mutation(() => InvitationPayload)
  async inviteMember(
    @CurrentActor() actor: SignedInActor,
    @CurrentLocale() locale: Locale,
    @Args('organizationId', { type: () => ID }) organizationId: string,
    @TextArg('emailOrUsername') emailOrUsername: string,
    @Args('locale', { nullable: true, type: () => String }) wanted?: string,
  ): Promise<InvitationPayload> {
    const party = emailOrUsername.includes('@') ? { email: emailOrUsername } : { username: emailOrUsername };
    const { email, username = '' } = readInput(InviteInput, party);
    const invitation = await this.service.invite(
      actor,
      organizationId,
      email === undefined ? { username } : { email },
      parseLocale(wanted) ?? locale,
    );
    return toInvitationPayload(invitation);
  }

  @RequireToken('write')
  @Mutation(() => DeletePayload)
  async revokeInvitation(@CurrentActor() actor: SignedInActor, @IdArg() id: string): Promise<DeletePayload> {
    await this.service.revokeById(actor, id);
    return { success: true };
  }

  @RequireToken('write')
  @Mutation(() => OrganizationPayload)
  async acceptInvitation(
    @CurrentActor() actor: SignedInActor,
    @TextArg('token') token: string,
  ): Promise<OrganizationPayload> {
    const input = readInput(AcceptInvitationInput, { token });
    return this.views.payload(await this.service.accept(actor, input.token));
  }

  @RequireToken('write')
  @Mutation(() => OrganizationPayload, {
    description: "Joins by an open invitation from the caller's own list.",
  })
  async acceptInvitationById(
    @CurrentActor() actor: SignedInActor,
    @IdArg() id: string,
  ): Promise<OrganizationPayload> {
    return this.views.payload(await this.service.acceptById(actor, id));
  }

  @RequireToken('write')
  @Mutation(() => DeletePayload, { description: "Declines an open invitation from the caller's own list." })
  async declineInvitation(@CurrentActor() actor: SignedInActor, @IdArg() id: string): Promise<DeletePayload> {
    await this.service.decline(actor, id);
    return { success: true };
  }
}

/** Fields of an invitation that loaders read. */
@Resolver(() => InvitationView)
export class InvitationFieldsResolver {
  @ResolveField(() => UserView, { nullable: true })
  invitedBy(
    { inviterId }: InvitationView,
    _args: unknown,
    { loaders }: GraphqlContext,
  ): Promise<UserView | null> {
    return loaders.load(usersById, inviterId);
  }

  @ResolveField(() => OrganizationView, { nullable: true })
  organization(
    { organizationId }: InvitationView,
    _args: unknown,
    { loaders }: GraphqlContext,
  ): Promise<OrganizationView | null> {
    return loaders.load(organizationsById, organizationId);
  }
}
