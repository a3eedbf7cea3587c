import { Inject } from '@nestjs/common';
import { Args, Context, Extensions, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { LIMITS } from '../../../../common/limits';
import type { Actor } from '../../../access/actor';
import { ENV } from '../../../kernel/config/config.module';
import type { Env } from '../../../kernel/config/env';
import type { GraphqlContext } from '../../../kernel/graphql/context';
import { NOT_BELOW_ITSELF } from '../../../kernel/graphql/not-below-itself';
import { connection, free, list, PRICES } from '../../../kernel/graphql/prices';
import { RequestLimits } from '../../../kernel/http/request-limits';
import { First } from '../../../kernel/schema/first.decorator';
import { InvalidInput } from '../../../kernel/errors/issue';
import { readWindow, toConnection } from '../../../kernel/schema/connection';
import { checkField } from '../../../kernel/schema/field-spec';
import { organizationsById } from '../../organizations';
import { OwnerView, usersById, UserView } from '../../users';
import { LATEST } from '../../versions';
import { RuleConnection, RuleFacets, RuleView } from '../rule.view';
import { RuleConnections } from '../lists/rule-connections';
import { RuleDiffService } from '../diff/diff.service';
import { RuleDiff, RuleVersionConnection, RuleVersionView } from '../version.view';
import { toRuleVersionView, toRuleView } from '../rule-view.mapper';
import {
  relatedRules,
  versionContents,
  versionPages,
  versionsById,
  versionsByNumber,
} from './versions.loaders';

type Loaders = GraphqlContext['loaders'];

/** What hangs on a rule and takes a read of its own. */
@Resolver(() => RuleView)
export class RuleFieldsResolver {
  constructor(
    private readonly diffs: RuleDiffService,
    private readonly limits: RequestLimits,
    @Inject(ENV) private readonly env: Env,
  ) {}

  @ResolveField(() => OwnerView)
  owner(@Parent() { result }: RuleView, @Context('loaders') loaders: Loaders): Promise<OwnerView | null> {
    const { id, kind } = result.owner;
    return kind === 'organization' ? loaders.load(organizationsById, id) : loaders.load(usersById, id);
  }

  @ResolveField(() => UserView, {
    nullable: true,
    description: 'The creator; null once the account is deleted.',
  })
  author(
    @Parent() { result }: RuleView,
    @Context('loaders') loaders: Loaders,
  ): Promise<UserView | null> | null {
    return result.author.isDeleted ? null : loaders.load(usersById, result.author.id);
  }

  @ResolveField(() => RuleVersionView)
  latestVersion(
    @Parent() { result }: RuleView,
    @Context('loaders') loaders: Loaders,
  ): Promise<RuleVersionView | null> {
    return loaders.load(versionsById, result.latestVersionId);
  }

  @ResolveField(() => RuleVersionView, { nullable: true, description: 'Null when there is no such version.' })
  versionByNumber(
    @Parent() { result }: RuleView,
    @Context('loaders') loaders: Loaders,
    @Args('version', { type: () => String }) version: string,
  ): Promise<RuleVersionView | null> {
    return version === LATEST
      ? loaders.load(versionsById, result.latestVersionId)
      : loaders.load(versionsByNumber, `${result.id} ${version}`);
  }

  @ResolveField(() => RuleVersionConnection, {
    description: 'The history, newest first.',
    complexity: connection(PRICES.list),
  })
  async versions(
    @Parent() { result }: RuleView,
    @Context('loaders') loaders: Loaders,
    @First() first: number,
    @Args('after', { nullable: true, type: () => String }) after?: string,
  ): Promise<RuleVersionConnection> {
    const window = readWindow({ first, after });
    const page = await loaders.load(versionPages, `${result.id} ${window.limit} ${window.offset}`);
    return toConnection((page?.items ?? []).map(toRuleVersionView), page?.total ?? 0, window);
  }

  @ResolveField(() => RuleDiff, {
    nullable: true,
    description: 'Null when one of the versions does not exist.',
    complexity: PRICES.diff,
  })
  async diff(
    @Parent() { result }: RuleView,
    @Context('actor') actor: Actor,
    @Args('from', { type: () => String }) from: string,
    @Args('to', { type: () => String }) to: string,
  ): Promise<RuleDiff | null> {
    await this.limits.render(actor);
    return this.diffs.compare(result, from, to);
  }

  @Extensions({ [NOT_BELOW_ITSELF]: true })
  @ResolveField(() => [RuleView], {
    description: 'Other rules that share a tag or the owner, best first. Cannot be asked for below itself.',
    complexity: list(PRICES.related),
  })
  async related(
    @Parent() { result }: RuleView,
    @Context('actor') actor: Actor,
    @Context('loaders') loaders: Loaders,
    @First(LIMITS.related.default) first: number,
  ): Promise<RuleView[]> {
    const issues = checkField({ kind: 'int', min: 1, max: LIMITS.related.max }, first, ['first']);
    if (issues.length > 0) throw new InvalidInput(issues);
    const rules = (await loaders.load(relatedRules, result.id)) ?? [];
    return rules.slice(0, first).map((rule) => toRuleView(rule, actor, this.env.APP_URL));
  }
}

@Resolver(() => RuleVersionView)
export class RuleVersionFieldsResolver {
  @ResolveField(() => String, { description: 'The exact text.', complexity: PRICES.content })
  content(
    @Parent() version: RuleVersionView,
    @Context('loaders') loaders: Loaders,
  ): Promise<string | null> | string {
    return version.loadedContent ?? loaders.load(versionContents, version.id);
  }

  @ResolveField(() => UserView, { nullable: true })
  createdBy(
    @Parent() version: RuleVersionView,
    @Context('loaders') loaders: Loaders,
  ): Promise<UserView | null> {
    return loaders.load(usersById, version.createdById);
  }
}

@Resolver(() => RuleConnection)
export class RuleConnectionFieldsResolver {
  constructor(private readonly connections: RuleConnections) {}

  @ResolveField(() => RuleFacets, { complexity: free })
  facets(@Parent() connection: RuleConnection, @Context('actor') actor: Actor): Promise<RuleFacets> {
    return this.connections.facets(actor, connection);
  }
}
