import { Inject } from '@nestjs/common';
import { Mutation, Resolver } from '@nestjs/graphql';
import type { Actor, SignedInActor } from '../../../access/actor';
import { ENV } from '../../../kernel/config/config.module';
import type { Env } from '../../../kernel/config/env';
import { Public, RequireToken } from '../../../kernel/http/access.decorator';
import { CurrentActor } from '../../../kernel/http/actor.decorator';
import { IdArg } from '../../../kernel/schema/arguments';
import { RulePayload } from '../rule.view';
import { toRuleView } from '../rule-view.mapper';
import { StarSignInRequired } from '../rules.errors';
import { RulesService } from '../rules.service';
import { RuleReactionsService } from './reactions.service';

/** Stars and views. */
@Resolver()
export class ReactionsResolver {
  constructor(
    private readonly rules: RulesService,
    private readonly reactions: RuleReactionsService,
    @Inject(ENV) private readonly env: Env,
  ) {}

  @RequireToken('write', { whenAnonymous: StarSignInRequired })
  @Mutation(() => RulePayload)
  async starRule(@CurrentActor() actor: SignedInActor, @IdArg() ruleId: string): Promise<RulePayload> {
    await this.reactions.star(actor, ruleId);
    return this.payload(actor, ruleId);
  }

  @RequireToken('write', { whenAnonymous: StarSignInRequired })
  @Mutation(() => RulePayload)
  async unstarRule(@CurrentActor() actor: SignedInActor, @IdArg() ruleId: string): Promise<RulePayload> {
    await this.reactions.unstar(actor, ruleId);
    return this.payload(actor, ruleId);
  }

  @Public()
  @Mutation(() => RulePayload, {
    description: 'Once for each account and rule; for anonymous visitors once a day.',
  })
  async recordView(@CurrentActor() actor: Actor, @IdArg() ruleId: string): Promise<RulePayload> {
    await this.reactions.view(actor, ruleId);
    return this.payload(actor, ruleId);
  }

  private async payload(actor: Actor, ruleId: string): Promise<RulePayload> {
    return { rule: toRuleView(await this.rules.get(actor, ruleId), actor, this.env.APP_URL) };
  }
}
