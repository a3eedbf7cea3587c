import { Args, Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { LIMITS } from '@kimari/common/limits';
import type { Actor } from '../../access/actor';
import type { GraphqlContext } from '../../kernel/graphql/context';
import { connection, PRICES } from '../../kernel/graphql/prices';
import { First } from '../../kernel/schema/first.decorator';
import { OrganizationView } from '../organizations';
import { RuleConnection, RuleConnections, RuleFilterInput } from '../rules';
import { UserView } from '../users';
import { OrganizationStats, UserStats } from './profile.view';
import { memberCountsByOrganization, numbersByOwner, organizationCountsByUser } from './profiles.loaders';
import type { OwnerNumbers } from './profiles.repository';

type Loaders = GraphqlContext['loaders'];

const NOTHING: OwnerNumbers = { publicRulesCount: 0, totalStars: 0 };

/** What a user's page shows beside the profile. */
@Resolver(() => UserView)
export class UserFieldsResolver {
  constructor(private readonly connections: RuleConnections) {}

  @ResolveField(() => UserStats)
  async stats(@Parent() user: UserView, @Context('loaders') loaders: Loaders): Promise<UserStats> {
    const [numbers, organizationsCount] = await Promise.all([
      loaders.load(numbersByOwner, user.id),
      loaders.load(organizationCountsByUser, user.id),
    ]);
    return { ...(numbers ?? NOTHING), organizationsCount: organizationsCount ?? 0 };
  }

  @ResolveField(() => RuleConnection, {
    description: 'Rules that the user created and the caller may see.',
    complexity: connection(PRICES.ruleList),
  })
  rules(
    @Parent() user: UserView,
    @Context('actor') actor: Actor,
    @Args('filter', { nullable: true, type: () => RuleFilterInput }) filter?: RuleFilterInput,
    @First() first: number = LIMITS.list.default,
    @Args('after', { nullable: true, type: () => String }) after?: string,
  ): Promise<RuleConnection> {
    return this.connections.search(actor, { filter: { ...filter, author: user.username }, first, after });
  }
}

/** What an organization's page shows beside the profile. */
@Resolver(() => OrganizationView)
export class OrganizationFieldsResolver {
  constructor(private readonly connections: RuleConnections) {}

  @ResolveField(() => OrganizationStats)
  async stats(
    @Parent() organization: OrganizationView,
    @Context('loaders') loaders: Loaders,
  ): Promise<OrganizationStats> {
    const isMember = organization.viewerRole !== null;
    const [numbers, memberCount] = await Promise.all([
      loaders.load(numbersByOwner, organization.id),
      isMember ? loaders.load(memberCountsByOrganization, organization.id) : null,
    ]);
    return { ...(numbers ?? NOTHING), memberCount };
  }

  @ResolveField(() => RuleConnection, {
    description: 'Rules of the organization that the caller may see.',
    complexity: connection(PRICES.ruleList),
  })
  rules(
    @Parent() organization: OrganizationView,
    @Context('actor') actor: Actor,
    @Args('filter', { nullable: true, type: () => RuleFilterInput }) filter?: RuleFilterInput,
    @First() first: number = LIMITS.list.default,
    @Args('after', { nullable: true, type: () => String }) after?: string,
  ): Promise<RuleConnection> {
    return this.connections.search(actor, { filter: { ...filter, author: organization.name }, first, after });
  }
}
