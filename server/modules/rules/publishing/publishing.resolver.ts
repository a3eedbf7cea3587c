import { Args, Mutation, Resolver } from '@nestjs/graphql';
import type { SignedInActor } from '../../../access/actor';
import { RequireToken } from '../../../kernel/http/access.decorator';
import { CurrentActor } from '../../../kernel/http/actor.decorator';
import { RulePayload } from '../rule.view';
import { RuleViews } from '../rule-views.service';
import { PublishRuleService } from './publish.service';
import { CreateRuleInput, UpdateRuleInput } from './publishing.inputs';
import { UpdateRuleService } from './update.service';

/** Publishes rules, with the same inputs as the REST calls. */
@Resolver()
export class PublishingResolver {
  constructor(
    private readonly publishing: PublishRuleService,
    private readonly updating: UpdateRuleService,
    private readonly views: RuleViews,
  ) {}

  @RequireToken('write')
  @Mutation(() => RulePayload)
  async createRule(
    @CurrentActor() actor: SignedInActor,
    @Args('input') input: CreateRuleInput,
  ): Promise<RulePayload> {
    const rule = await this.publishing.create(actor, input);
    return this.views.payload(actor, rule);
  }

  @RequireToken('write')
  @Mutation(() => RulePayload)
  async updateRule(
    @CurrentActor() actor: SignedInActor,
    @Args('input') input: UpdateRuleInput,
  ): Promise<RulePayload> {
    const { rule } = await this.updating.update(actor, input);
    return this.views.payload(actor, rule);
  }
}
