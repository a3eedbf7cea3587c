import { Args, Int, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { LIMITS } from '@kimari/common/limits';
import type { Actor } from '../../../access/actor';
import { oncePerList } from '../../../kernel/graphql/once-per-list';
import { connection, countedTags, free, list, PRICES } from '../../../kernel/graphql/prices';
import { Public } from '../../../kernel/http/access.decorator';
import { CurrentActor } from '../../../kernel/http/actor.decorator';
import { CachedField } from '../../../kernel/http/response-cache/cached.decorator';
import { First } from '../../../kernel/schema/first.decorator';
import { RuleFilterInput, RuleOrderInput, TagFacetArgs } from './lists.inputs';
import { RuleFacetsService } from './facets.service';
import {
  RuleConnection,
  RuleFacets,
  RuleTypeCount,
  RuleVisibilityCount,
  SearchNotice,
  SearchSuggestion,
  TagCount,
  TagFacet,
} from './lists.view';
import { RuleView } from '../rule.view';
import { RuleConnections } from './rule-connections.service';

/** Lists of rules and of their tags. */
@Resolver(() => RuleConnection)
export class ListsResolver {
  constructor(private readonly connections: RuleConnections) {}

  @Public()
  @CachedField()
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
    @Args('literal', {
      nullable: true,
      type: () => Boolean,
      description: 'Searches for the query as typed, without corrections.',
    })
    literal?: boolean,
  ): Promise<RuleConnection> {
    return this.connections.search(actor, { query, filter, orderBy, first, after, offset, literal });
  }

  @Public()
  @CachedField()
  @Query(() => [RuleView], {
    description: 'Public rules, last updated first, one of each owner as far as there are enough owners.',
    complexity: list(PRICES.related),
  })
  latestRules(
    @CurrentActor() actor: Actor,
    @First() first: number = LIMITS.list.default,
  ): Promise<RuleView[]> {
    return this.connections.latest(actor, first);
  }

  @Public()
  @CachedField()
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

  @ResolveField(() => RuleFacets, { complexity: oncePerList })
  facets(@Parent() found: RuleConnection): RuleFacetsSource {
    return { asked: found.asked };
  }

  @ResolveField(() => SearchNotice, {
    nullable: true,
    description: 'What became of the query; null when it was searched for as it is, or without one.',
    complexity: oncePerList,
  })
  notice(@Parent() found: RuleConnection): SearchNotice | null {
    return this.connections.notice(found);
  }
}

/** How a query was corrected or widened. */
@Resolver(() => SearchNotice)
export class SearchNoticeResolver {
  constructor(private readonly connections: RuleConnections) {}

  @ResolveField(() => SearchSuggestion, {
    nullable: true,
    description: 'A query that was probably meant but was not searched for.',
    complexity: PRICES.list,
  })
  suggestion(
    @CurrentActor() actor: Actor,
    @Parent() notice: SearchNotice,
  ): Promise<SearchSuggestion | null> | null {
    return this.connections.suggestion(actor, notice);
  }
}

type RuleFacetsSource = Pick<RuleConnection, 'asked'>;

/** Counts for filtering a list further. Each is counted as if nothing were chosen for it. */
@Resolver(() => RuleFacets)
export class FacetsResolver {
  constructor(private readonly facets: RuleFacetsService) {}

  @ResolveField(() => [RuleTypeCount], { complexity: free })
  types(@Parent() { asked }: RuleFacetsSource): Promise<readonly RuleTypeCount[]> {
    return this.facets.types(asked);
  }

  @ResolveField(() => [RuleVisibilityCount], { complexity: free })
  visibilities(@Parent() { asked }: RuleFacetsSource): Promise<readonly RuleVisibilityCount[]> {
    return this.facets.visibilities(asked);
  }

  @ResolveField(() => TagFacet, {
    description:
      'Of the same list, whatever tags it asks for. Tags of other rules are there with a count of 0.',
    complexity: countedTags,
  })
  tags(
    @CurrentActor() actor: Actor,
    @Parent() { asked }: RuleFacetsSource,
    @Args() args: TagFacetArgs,
  ): Promise<TagFacet> {
    return this.facets.tags(actor, asked, args);
  }
}
