import { Mutation, Resolver } from '@nestjs/graphql';
import type { Actor, SignedInActor } from '../../../access/actor';
import { Public, RequireToken } from '../../../kernel/http/access.decorator';
import { CurrentActor } from '../../../kernel/http/actor.decorator';
import { IdArg } from '../../../kernel/schema/arguments';
import { RulePayload } from '../rule.view';
import { RuleViews } from '../rule-views.service';
import { StarSignInRequired } from '../rules.errors';
import { RuleReactionsService } from './reactions.service';

/** Stars and views. */
@Resolver()
export class ReactionsResolver {
  constructor(
    private readonly reactions: RuleReactionsService,
    private readonly views: RuleViews,
  ) {}

  @RequireToken('write', { whenAnonymous: StarSignInRequired })
  @Mutation(() => RulePayload)
  async starRule(@CurrentActor() actor: SignedInActor, @IdArg() ruleId: string): Promise<RulePayload> {
    await this.reactions.star(actor, ruleId);
    return this.views.payloadById(actor, ruleId);
  }

  @RequireToken('write', { whenAnonymous: StarSignInRequired })
  @Mutation(() => RulePayload)
  async unstarRule(@CurrentActor() actor: SignedInActor, @IdArg() ruleId: string): Promise<RulePayload> {
    await this.reactions.unstar(actor, ruleId);
    return this.views.payloadById(actor, ruleId);
  }

  @Public()
  @Mutation(() => RulePayload, {
    description: 'Once for each account and rule; for anonymous visitors once a day.',
  })
  async recordView(@CurrentActor() actor: Actor, @IdArg() ruleId: string): Promise<RulePayload> {
    await this.reactions.view(actor, ruleId);
    return this.views.payloadById(actor, ruleId);
  }
}
