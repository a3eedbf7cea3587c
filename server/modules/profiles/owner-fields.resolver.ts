import { Args, Context, Int, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import type { StarredSort } from '@kimari/common/enums';
import { LIMITS } from '@kimari/common/limits';
import type { Actor } from '../../access/actor';
import type { GraphqlContext } from '../../kernel/graphql/context';
import { connection, PRICES } from '../../kernel/graphql/prices';
import { StarredOrderEnum } from '../../kernel/schema/enums';
import { First } from '../../kernel/schema/first.decorator';
import { OrganizationView } from '../organizations';
import { RuleConnection, RuleConnections, RuleFilterInput } from '../rules';
import { UserView } from '../users';
import { OrganizationStats, UserStats } from './profile.view';
import {
  countsByOwner,
  memberCountsByOrganization,
  organizationCountsByUser,
  publicCountsByUser,
  ruleCountsByOrganization,
} from './profiles.loaders';
import type { OwnerCounts } from './profiles.repository';

const NO_RULES: OwnerCounts = { publicRulesCount: 0, totalStars: 0 };

/** Fields of a user that come from other modules. */
@Resolver(() => UserView)
export class UserFieldsResolver {
  constructor(private readonly connections: RuleConnections) {}

  @ResolveField(() => UserStats)
  async stats(user: UserView, _args: unknown, { loaders }: GraphqlContext): Promise<UserStats> {
    const [counts, organizationsCount] = await Promise.all([
      loaders.load(publicCountsByUser, user.id),
      loaders.load(organizationCountsByUser, user.id),
    ]);
    return { ...(counts ?? NO_RULES), organizationsCount: organizationsCount ?? 0 };
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

  @ResolveField(() => RuleConnection, {
    description: 'Public rules that the user has starred.',
    complexity: connection(PRICES.ruleList),
  })
  starredRules(
    @Parent() user: UserView,
    @Context('actor') actor: Actor,
    @Args('query', { nullable: true, type: () => String }) query?: string,
    @Args('orderBy', { nullable: true, type: () => StarredOrderEnum }) orderBy?: StarredSort | null,
    @First() first: number = LIMITS.list.default,
    @Args('after', { nullable: true, type: () => String }) after?: string,
    @Args('offset', { nullable: true, type: () => Int, description: 'Skip this many; `after` wins.' })
    offset?: number,
  ): Promise<RuleConnection> {
    return this.connections.starredBy(actor, user.id, {
      query,
      sort: orderBy ?? 'starred',
      first,
      after,
      offset,
    });
  }
}

/** Fields of an organization that come from other modules. */
@Resolver(() => OrganizationView)
export class OrganizationFieldsResolver {
  constructor(private readonly connections: RuleConnections) {}

  @ResolveField(() => OrganizationStats)
  async stats(
    organization: OrganizationView,
    _args: unknown,
    { loaders }: GraphqlContext,
  ): Promise<OrganizationStats> {
    const isMember = organization.viewerRole !== null;
    const [counts, memberCount, rulesCount] = await Promise.all([
      loaders.load(countsByOwner, organization.id),
      isMember ? loaders.load(memberCountsByOrganization, organization.id) : null,
      isMember ? loaders.load(ruleCountsByOrganization, organization.id) : null,
    ]);
    return { ...(counts ?? NO_RULES), memberCount, rulesCount };
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
