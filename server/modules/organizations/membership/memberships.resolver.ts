import { Args, Context, ID, Mutation, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import type { OrganizationRole } from '@kimari/common/enums';
import { type SignedInActor, type UserActor, userIdOf } from '../../../access/actor';
import { canInvite, canManageOrganization, canRemoveMember } from '../../../access/organization.policy';
import { RequireToken } from '../../../kernel/http/access.decorator';
import { CurrentActor } from '../../../kernel/http/actor.decorator';
import type { GraphqlContext } from '../../../kernel/graphql/context';
import { connection, free, PRICES } from '../../../kernel/graphql/prices';
import { Connections } from '../../../kernel/schema/connections';
import { DeletePayload } from '../../../kernel/schema/delete-payload';
import { OrganizationRoleEnum } from '../../../kernel/schema/enums';
import { First } from '../../../kernel/schema/first.decorator';
import { UserView, usersById } from '../../users';
import { organizationsById } from '../organizations.loaders';
import { OrganizationPayload, OrganizationView } from '../organization.view';
import { OrganizationViews } from '../organization-views.service';
import { memberPageKey, memberPages } from './members.loaders';
import { MemberConnection, MemberView, OrganizationPermissions } from './membership.view';
import { MembershipsService } from './memberships.service';

type Loaders = GraphqlContext['loaders'];

/** Changes members of organizations. */
@Resolver(() => OrganizationView)
export class MembershipsResolver {
  constructor(
    private readonly memberships: MembershipsService,
    private readonly views: OrganizationViews,
    private readonly pages: Connections,
  ) {}

  @ResolveField(() => OrganizationPermissions, { complexity: free })
  viewerCan(
    { viewerRole }: OrganizationView,
    _args: unknown,
    { actor }: GraphqlContext,
  ): OrganizationPermissions {
    const caller = { userId: userIdOf(actor) ?? '', role: viewerRole };
    return {
      invite: canInvite(caller).kind === 'allowed',
      manage: canManageOrganization(caller).kind === 'allowed',
    };
  }

  @ResolveField(() => MemberConnection, {
    nullable: true,
    description: 'Null for callers who are not members.',
    complexity: connection(PRICES.list),
  })
  members(
    @Parent() { id, viewerRole }: OrganizationView,
    @Context('loaders') loaders: Loaders,
    @First() first: number,
    @Args('after', { nullable: true, type: () => String }) after?: string,
  ): Promise<MemberConnection | null> | null {
    const window = this.pages.window({ first, after });
    return viewerRole === null ? null : loaders.load(memberPages, memberPageKey(id, window));
  }

  @Mutation(() => OrganizationPayload)
  async removeMember(
    @CurrentActor() actor: UserActor,
    @Args('organizationId', { type: () => ID }) organizationId: string,
    @Args('userId', { type: () => ID }) userId: string,
  ): Promise<OrganizationPayload> {
    return this.views.payload(await this.memberships.remove(actor, organizationId, userId));
  }

  @RequireToken('write')
  @Mutation(() => DeletePayload)
  async leaveOrganization(
    @CurrentActor() actor: SignedInActor,
    @Args('organizationId', { type: () => ID }) organizationId: string,
  ): Promise<DeletePayload> {
    await this.memberships.leave(actor, organizationId);
    return { success: true };
  }

  @Mutation(() => OrganizationPayload)
  async changeMemberRole(
    @CurrentActor() actor: UserActor,
    @Args('organizationId', { type: () => ID }) organizationId: string,
    @Args('userId', { type: () => ID }) userId: string,
    @Args('role', { type: () => OrganizationRoleEnum }) role: OrganizationRole,
  ): Promise<OrganizationPayload> {
    return this.views.payload(await this.memberships.changeRole(actor, organizationId, userId, role));
  }

  @Mutation(() => OrganizationPayload, {
    description:
      'Makes the member the main owner and the caller an admin. Needs the password, or a session opened in the last 15 minutes for an account without one.',
  })
  async transferOrganization(
    @CurrentActor() actor: UserActor,
    @Args('organizationId', { type: () => ID }) organizationId: string,
    @Args('userId', { type: () => ID }) userId: string,
    @Args('password', { type: () => String, nullable: true }) password?: string | null,
  ): Promise<OrganizationPayload> {
    const organization = await this.memberships.transfer(
      actor,
      organizationId,
      userId,
      password ?? undefined,
    );
    return this.views.payload(organization);
  }
}

/** Fields of a member that loaders read. */
@Resolver(() => MemberView)
export class MemberFieldsResolver {
  @ResolveField(() => UserView)
  async user({ id }: MemberView, _args: unknown, { loaders }: GraphqlContext): Promise<UserView | null> {
    return loaders.load(usersById, id);
  }

  @ResolveField(() => Boolean, { description: 'Whether the caller may remove this member.' })
  async viewerCanRemove(
    { id, role, organizationId }: MemberView,
    _args: unknown,
    { actor, loaders }: GraphqlContext,
  ): Promise<boolean> {
    const organization = await loaders.load(organizationsById, organizationId);
    const caller = { userId: userIdOf(actor) ?? '', role: organization?.viewerRole ?? null };
    return canRemoveMember(caller, { userId: id, role }).kind === 'allowed';
  }
}
