import { Args, Mutation, Resolver } from '@nestjs/graphql';
import type { SignedInActor } from '../../../access/actor';
import { RequireToken } from '../../../kernel/http/access.decorator';
import { CurrentActor } from '../../../kernel/http/actor.decorator';
import { IdArg, TextArg } from '../../../kernel/schema/arguments';
import { DeletePayload } from '../../../kernel/schema/delete-payload';
import { readInput } from '../../../kernel/schema/input.pipe';
import { RulePayload } from '../rule.view';
import { RuleViews } from '../rule-views.service';
import { DeprecateRuleInput, YankVersionInput } from './lifecycle.inputs';
import { RuleLifecycleService } from './lifecycle.service';

/** Yanks versions, deprecates and deletes rules. */
@Resolver()
export class LifecycleResolver {
  constructor(
    private readonly lifecycle: RuleLifecycleService,
    private readonly views: RuleViews,
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
    return this.views.payloadById(actor, input.id);
  }

  @RequireToken('write')
  @Mutation(() => RulePayload)
  async unyankVersion(
    @CurrentActor() actor: SignedInActor,
    @IdArg() ruleId: string,
    @TextArg('version') version: string,
  ): Promise<RulePayload> {
    await this.lifecycle.unyank(actor, ruleId, version);
    return this.views.payloadById(actor, ruleId);
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
    return this.views.payload(actor, rule);
  }

  @RequireToken('write')
  @Mutation(() => RulePayload)
  async undeprecateRule(@CurrentActor() actor: SignedInActor, @IdArg() ruleId: string): Promise<RulePayload> {
    const rule = await this.lifecycle.undeprecate(actor, ruleId);
    return this.views.payload(actor, rule);
  }
}
