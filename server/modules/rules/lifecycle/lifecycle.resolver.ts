import { Inject } from '@nestjs/common';
import { Args, Mutation, Resolver } from '@nestjs/graphql';
import type { Actor, SignedInActor } from '../../../access/actor';
import { ENV } from '../../../kernel/config/config.module';
import type { Env } from '../../../kernel/config/env';
import { RequireToken } from '../../../kernel/http/access.decorator';
import { CurrentActor } from '../../../kernel/http/actor.decorator';
import { IdArg, TextArg } from '../../../kernel/schema/arguments';
import { readInput } from '../../../kernel/schema/input.pipe';
import { DeletePayload, RulePayload } from '../rule.view';
import { toRuleView } from '../rule-view.mapper';
import { RulesService } from '../rules.service';
import { DeprecateRuleInput, YankVersionInput } from './lifecycle.inputs';
import { RuleLifecycleService } from './lifecycle.service';

/** Yanks versions, deprecates and deletes rules. */
@Resolver()
export class LifecycleResolver {
  constructor(
    private readonly rules: RulesService,
    private readonly lifecycle: RuleLifecycleService,
    @Inject(ENV) private readonly env: Env,
  ) {}

  @RequireToken('write')
  @Mutation(() => DeletePayload)
  async deleteRule(@CurrentActor() actor: SignedInActor, @IdArg() ruleId: string): Promise<DeletePayload> {
    await this.lifecycle.delete(actor, ruleId);
    return { success: true };
  }

  @RequireToken('write')
  @Mutation(() => RulePayload)
  async yankVersion(
    @CurrentActor() actor: SignedInActor,
    @IdArg() ruleId: string,
    @TextArg('version') version: string,
    @TextArg('reason') reason: string,
  ): Promise<RulePayload> {
    const input = readInput(YankVersionInput, { id: ruleId, version, reason });
    await this.lifecycle.yank(actor, input.id, input.version, input.reason);
    return this.payload(actor, input.id);
  }

  @RequireToken('write')
  @Mutation(() => RulePayload)
  async unyankVersion(
    @CurrentActor() actor: SignedInActor,
    @IdArg() ruleId: string,
    @TextArg('version') version: string,
  ): Promise<RulePayload> {
    await this.lifecycle.unyank(actor, ruleId, version);
    return this.payload(actor, ruleId);
  }

  @RequireToken('write')
  @Mutation(() => RulePayload)
  async deprecateRule(
    @CurrentActor() actor: SignedInActor,
    @IdArg() ruleId: string,
    @TextArg('message') message: string,
    @Args('replacement', { nullable: true, type: () => String }) replacement?: string,
  ): Promise<RulePayload> {
    const input = readInput(DeprecateRuleInput, { id: ruleId, message, replacement });
    const rule = await this.lifecycle.deprecate(actor, input.id, input.message, input.replacement ?? null);
    return { rule: toRuleView(rule, actor, this.env.APP_URL) };
  }

  @RequireToken('write')
  @Mutation(() => RulePayload)
  async undeprecateRule(@CurrentActor() actor: SignedInActor, @IdArg() ruleId: string): Promise<RulePayload> {
    const rule = await this.lifecycle.undeprecate(actor, ruleId);
    return { rule: toRuleView(rule, actor, this.env.APP_URL) };
  }

  private async payload(actor: Actor, ruleId: string): Promise<RulePayload> {
    return { rule: toRuleView(await this.rules.get(actor, ruleId), actor, this.env.APP_URL) };
  }
}
