import { Args, Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { toldFindings } from '@kimari/common/findings/told-findings';
import type { GraphQLResolveInfo } from 'graphql';
import type { GraphqlContext } from '../../../kernel/graphql/context';
import { connection, list, PRICES } from '../../../kernel/graphql/prices';
import { selectsOnly } from '../../../kernel/graphql/selection';
import { windowKey } from '../../../kernel/schema/connection';
import { Connections } from '../../../kernel/schema/connections';
import { First } from '../../../kernel/schema/first.decorator';
import { organizationsById } from '../../organizations';
import { OwnerView, usersById, UserView } from '../../users';
import { LATEST } from '../../versions';
import { Checks, toChecks } from '../checks.view';
import { ContextCost, TargetLosses, toContextCost, toLosses } from '../context-cost.view';
import { toVersionPowers, VersionPowers } from '../powers.view';
import { RuleView } from '../rule.view';
import {
  OWNER_FACTS,
  toKnownOwner,
  toKnownVersion,
  toRuleVersionView,
  VERSION_FACTS,
} from '../rule-view.mapper';
import { RuleVersionConnection, RuleVersionView } from '../version.view';
import {
  historyKey,
  versionAssessments,
  versionChecks,
  versionContents,
  versionPages,
  versionPowers,
  versionsById,
  versionsByNumber,
} from './versions.loaders';

type Loaders = GraphqlContext['loaders'];

const NO_VERSIONS = { items: [], total: 0, keys: [], hasMore: false };

/**
 * Fields of a rule that need a further read. Those without arguments take what GraphQL passes: for each decorated parameter,
 * Nest runs pipes, which would be a quarter of the time of a list.
 */
@Resolver(() => RuleView)
export class RuleFieldsResolver {
  constructor(private readonly pages: Connections) {}

  @ResolveField(() => OwnerView)
  owner(
    { result }: RuleView,
    _args: unknown,
    { loaders }: GraphqlContext,
    info: GraphQLResolveInfo,
  ): Promise<OwnerView | null> | OwnerView {
    if (selectsOnly(info, OWNER_FACTS)) return toKnownOwner(result);
    const { id, kind } = result.owner;
    return kind === 'organization' ? loaders.load(organizationsById, id) : loaders.load(usersById, id);
  }

  @ResolveField(() => UserView, {
    nullable: true,
    description: 'The creator; null once the account is deleted.',
  })
  author({ result }: RuleView, _args: unknown, { loaders }: GraphqlContext): Promise<UserView | null> | null {
    return result.author.isDeleted ? null : loaders.load(usersById, result.author.id);
  }

  @ResolveField(() => RuleVersionView)
  latestVersion(
    { result }: RuleView,
    _args: unknown,
    { loaders }: GraphqlContext,
    info: GraphQLResolveInfo,
  ): Promise<RuleVersionView | null> | RuleVersionView {
    if (selectsOnly(info, VERSION_FACTS)) return toKnownVersion(result);
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
      : loaders.load(versionsByNumber, `${historyKey(result)} ${version}`);
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
    const window = this.pages.window({ first, after });
    const page = await loaders.load(versionPages, `${historyKey(result)} ${windowKey(window)}`);
    const { items, total, ...keys } = page ?? NO_VERSIONS;
    return this.pages.of(items.map(toRuleVersionView), total, window, keys);
  }
}

/** The same for a version. */
@Resolver(() => RuleVersionView)
export class RuleVersionFieldsResolver {
  @ResolveField(() => String, { description: 'The exact text.', complexity: PRICES.content })
  content(
    version: RuleVersionView,
    _args: unknown,
    { loaders }: GraphqlContext,
  ): Promise<string | null> | string {
    return version.loadedContent ?? loaders.load(versionContents, version.id);
  }

  @ResolveField(() => Checks, {
    nullable: true,
    description: 'What is known of the text. Null where nobody has looked yet.',
    complexity: PRICES.list,
  })
  async checks(
    @Parent() version: RuleVersionView,
    @Context() { loaders, locale }: GraphqlContext,
    @Args('since', {
      nullable: true,
      type: () => String,
      description: 'Number of the version that `isNew` compares with; the one before when null.',
    })
    since?: string | null,
  ): Promise<Checks | null> {
    const compared = await loaders.load(versionChecks, `${version.id} ${since ?? ''}`);
    return compared && toChecks(compared, locale);
  }

  @ResolveField(() => Boolean, {
    nullable: true,
    description:
      'Whether the checks found something that the version before lacks, other than text that is merely hard to read. Null where nobody has looked yet.',
    complexity: PRICES.powers,
  })
  async hasNewFindings(
    version: RuleVersionView,
    _args: unknown,
    { loaders }: GraphqlContext,
  ): Promise<boolean | null> {
    const compared = await loaders.load(versionChecks, `${version.id} `);
    return compared && toldFindings(compared.findings).length > 0;
  }

  @ResolveField(() => VersionPowers, {
    nullable: true,
    description: 'What the text lets an assistant do. Null where nobody has looked yet.',
    complexity: PRICES.powers,
  })
  async powers(
    version: RuleVersionView,
    _args: unknown,
    { loaders, locale }: GraphqlContext,
  ): Promise<VersionPowers | null> {
    const stored = await loaders.load(versionPowers, version.id);
    return stored && toVersionPowers(stored, locale);
  }

  @ResolveField(() => ContextCost, {
    nullable: true,
    description: 'What it takes of the context of each assistant. Null where nobody has counted yet.',
    complexity: ({ childComplexity }) => PRICES.assessment + childComplexity,
  })
  async contextCost(
    version: RuleVersionView,
    _args: unknown,
    { loaders, locale }: GraphqlContext,
  ): Promise<ContextCost | null> {
    const stored = await loaders.load(versionAssessments, version.id);
    return stored && toContextCost(stored, locale);
  }

  @ResolveField(() => [TargetLosses], {
    nullable: true,
    description: 'What each assistant cannot carry of it. Null where nobody has looked yet.',
    complexity: list(PRICES.assessment),
  })
  async losses(
    version: RuleVersionView,
    _args: unknown,
    { loaders, locale }: GraphqlContext,
  ): Promise<readonly TargetLosses[] | null> {
    const stored = await loaders.load(versionAssessments, version.id);
    return stored && toLosses(stored, locale);
  }

  @ResolveField(() => UserView, { nullable: true, description: 'Null once the account is deleted.' })
  async createdBy(
    version: RuleVersionView,
    _args: unknown,
    { loaders }: GraphqlContext,
  ): Promise<UserView | null> {
    const user = await loaders.load(usersById, version.createdById);
    return user?.isDeleted ? null : user;
  }
}
