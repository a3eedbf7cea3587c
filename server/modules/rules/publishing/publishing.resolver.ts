import { Inject } from '@nestjs/common';
import { Args, Mutation, Resolver } from '@nestjs/graphql';
import type { SignedInActor } from '../../../access/actor';
import { ENV } from '../../../kernel/config/config.module';
import type { Env } from '../../../kernel/config/env';
import { RequireToken } from '../../../kernel/http/access.decorator';
import { CurrentActor } from '../../../kernel/http/actor.decorator';
import { RulePayload } from '../rule.view';
import { toRuleView } from '../rule-view.mapper';
import { PublishRuleService } from './publish.service';
import { CreateRuleInput, UpdateRuleInput } from './publishing.inputs';
import { UpdateRuleService } from './update.service';

/** Publishes rules, with the same inputs as the REST calls. */
@Resolver()
export class PublishingResolver {
  constructor(
    private readonly publishing: PublishRuleService,
    private readonly updating: UpdateRuleService,
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
}
