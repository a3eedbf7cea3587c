import { Args, Int, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { LIMITS } from '@kimari/common/limits';
import type { Actor } from '../../../access/actor';
import { connection, free, list, PRICES } from '../../../kernel/graphql/prices';
import { Public } from '../../../kernel/http/access.decorator';
import { CurrentActor } from '../../../kernel/http/actor.decorator';
import { First } from '../../../kernel/schema/first.decorator';
import { RuleFilterInput, RuleOrderInput } from './lists.inputs';
import { RuleConnection, RuleFacets, TagCount } from './lists.view';
import { RuleConnections } from './rule-connections.service';

/** Lists of rules and of their tags. */
@Resolver(() => RuleConnection)
export class ListsResolver {
  constructor(private readonly connections: RuleConnections) {}

  @Public()
  @Query(() => RuleConnection, {
    name: 'rules',
    description: 'Search and lists: everything the caller may see, narrowed by `filter`.',
    complexity: connection(PRICES.ruleList),
  })
  allRules(
    @CurrentActor() actor: Actor,
    @Args('query', { nullable: true, type: () => String }) query?: string,
    @Args('filter', { nullable: true, type: () => RuleFilterInput }) filter?: RuleFilterInput,
    @Args('orderBy', { nullable: true, type: () => RuleOrderInput }) orderBy?: RuleOrderInput,
    @First() first: number = LIMITS.list.default,
    @Args('after', { nullable: true, type: () => String }) after?: string,
    @Args('offset', { nullable: true, type: () => Int, description: 'Skip this many; `after` wins.' })
    offset?: number,
  ): Promise<RuleConnection> {
    return this.connections.search(actor, { query, filter, orderBy, first, after, offset });
  }

  @Public()
  @Query(() => [TagCount], {
    description: 'Tags in use on rules the caller may see, most used first.',
    complexity: list(PRICES.list),
  })
  async tags(
    @CurrentActor() actor: Actor,
    @Args('prefix', { nullable: true, type: () => String }) prefix?: string,
    @First() first: number = LIMITS.list.default,
  ): Promise<TagCount[]> {
    return this.connections.tags(actor, prefix ?? '', first);
  }

  @ResolveField(() => RuleFacets, { complexity: free })
  facets(@Parent() found: RuleConnection, @CurrentActor() actor: Actor): Promise<RuleFacets> {
    return this.connections.facets(actor, found);
  }
}
