import { Inject } from '@nestjs/common';
import { Args, ID, Int, Mutation, Query, Resolver } from '@nestjs/graphql';
import { LIMITS } from '../../../../common/limits';
import type { Actor, SignedInActor } from '../../../access/actor';
import { ENV } from '../../../kernel/config/config.module';
import type { Env } from '../../../kernel/config/env';
import { connection, list, PRICES } from '../../../kernel/graphql/prices';
import { Public, RequireToken } from '../../../kernel/http/access.decorator';
import { CurrentActor } from '../../../kernel/http/actor.decorator';
import { First } from '../../../kernel/schema/first.decorator';
import { requireOneOf } from '../../../kernel/schema/require-one-of';
import { readInput } from '../../../kernel/schema/input.pipe';
import { PublishRuleService } from '../publishing/publish.service';
import {
  CreateRuleInput,
  DeprecateRuleInput,
  UpdateRuleInput,
  YankVersionInput,
} from '../publishing/publishing.inputs';
import { DeletePayload, RuleConnection, RulePayload, RuleView, TagCount } from '../rule.view';
import { RuleConnections } from '../lists/rule-connections';
import { RuleFilterInput, RuleOrderInput } from '../lists/lists.inputs';
import { RuleLifecycleService } from '../lifecycle/lifecycle.service';
import { RuleReactionsService } from '../usage/reactions.service';
import { toRuleView } from '../rule-view.mapper';
import { RulesService } from '../rules.service';
import { StarSignInRequired } from '../rules.errors';
import { UpdateRuleService } from '../publishing/update.service';

const id = () => Args('id', { type: () => ID });
const text = (name: string) => Args(name, { type: () => String });

/** Queries about rules. */
@Resolver(() => RuleView)
export class RulesResolver {
  constructor(
    private readonly rules: RulesService,
    private readonly connections: RuleConnections,
    @Inject(ENV) private readonly env: Env,
  ) {}

  @Public()
  @Query(() => RuleView, {
    nullable: true,
    description: 'By `@owner/name` or by id; exactly one of the two.',
  })
  async rule(
    @CurrentActor() actor: Actor,
    @Args('path', { nullable: true, type: () => String }) path?: string,
    @Args('id', { nullable: true, type: () => ID }) ruleId?: string,
  ): Promise<RuleView | null> {
    const key = requireOneOf({ path, id: ruleId });
    const rule = path ? await this.rules.findByPath(actor, key) : await this.rules.find(actor, key);
    return rule && toRuleView(rule, actor, this.env.APP_URL);
  }

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
}

/** Changes to rules; the inputs are those of the REST calls. */
@Resolver(() => RuleView)
export class RuleMutationsResolver {
  constructor(
    private readonly rules: RulesService,
    private readonly publishing: PublishRuleService,
    private readonly updating: UpdateRuleService,
    private readonly lifecycle: RuleLifecycleService,
    private readonly reactions: RuleReactionsService,
    @Inject(ENV) private readonly env: Env,
  ) {}

  @RequireToken('write')
  @Mutation(() => RulePayload)
  async createRule(
    @CurrentActor() actor: SignedInActor,
    @Args('input') input: CreateRuleInput,
  ): Promise<RulePayload> {
    const rule = await this.publishing.create(actor, input);
    return { rule: toRuleView(rule, actor, this.env.APP_URL) };
  }

  @RequireToken('write')
  @Mutation(() => RulePayload)
  async updateRule(
    @CurrentActor() actor: SignedInActor,
    @Args('input') input: UpdateRuleInput,
  ): Promise<RulePayload> {
    const { rule } = await this.updating.update(actor, input);
    return { rule: toRuleView(rule, actor, this.env.APP_URL) };
  }

  @RequireToken('write')
  @Mutation(() => DeletePayload)
  async deleteRule(@CurrentActor() actor: SignedInActor, @id() ruleId: string): Promise<DeletePayload> {
    await this.lifecycle.delete(actor, ruleId);
    return { success: true };
  }

  @RequireToken('write')
  @Mutation(() => RulePayload)
  async yankVersion(
    @CurrentActor() actor: SignedInActor,
    @id() ruleId: string,
    @text('version') version: string,
    @text('reason') reason: string,
  ): Promise<RulePayload> {
    const input = readInput(YankVersionInput, { id: ruleId, version, reason });
    await this.lifecycle.yank(actor, input.id, input.version, input.reason);
    return this.payload(actor, input.id);
  }

  @RequireToken('write')
  @Mutation(() => RulePayload)
  async unyankVersion(
    @CurrentActor() actor: SignedInActor,
    @id() ruleId: string,
    @text('version') version: string,
  ): Promise<RulePayload> {
    await this.lifecycle.unyank(actor, ruleId, version);
    return this.payload(actor, ruleId);
  }

  @RequireToken('write')
  @Mutation(() => RulePayload)
  async deprecateRule(
    @CurrentActor() actor: SignedInActor,
    @id() ruleId: string,
    @text('message') message: string,
    @Args('replacement', { nullable: true, type: () => String }) replacement?: string,
  ): Promise<RulePayload> {
    const input = readInput(DeprecateRuleInput, { id: ruleId, message, replacement });
    const rule = await this.lifecycle.deprecate(actor, input.id, input.message, input.replacement ?? null);
    return { rule: toRuleView(rule, actor, this.env.APP_URL) };
  }

  @RequireToken('write')
  @Mutation(() => RulePayload)
  async undeprecateRule(@CurrentActor() actor: SignedInActor, @id() ruleId: string): Promise<RulePayload> {
    const rule = await this.lifecycle.undeprecate(actor, ruleId);
    return { rule: toRuleView(rule, actor, this.env.APP_URL) };
  }

  @RequireToken('write', { whenAnonymous: StarSignInRequired })
  @Mutation(() => RulePayload)
  async starRule(@CurrentActor() actor: SignedInActor, @id() ruleId: string): Promise<RulePayload> {
    await this.reactions.star(actor, ruleId);
    return this.payload(actor, ruleId);
  }

  @RequireToken('write', { whenAnonymous: StarSignInRequired })
  @Mutation(() => RulePayload)
  async unstarRule(@CurrentActor() actor: SignedInActor, @id() ruleId: string): Promise<RulePayload> {
    await this.reactions.unstar(actor, ruleId);
    return this.payload(actor, ruleId);
  }

  @Public()
  @Mutation(() => RulePayload, {
    description: 'Once for each account and rule; for anonymous visitors once a day.',
  })
  async recordView(@CurrentActor() actor: Actor, @id() ruleId: string): Promise<RulePayload> {
    await this.reactions.view(actor, ruleId);
    return this.payload(actor, ruleId);
  }

  private async payload(actor: Actor, ruleId: string): Promise<RulePayload> {
    return { rule: toRuleView(await this.rules.get(actor, ruleId), actor, this.env.APP_URL) };
  }
}
