import { Args, Mutation, Resolver } from '@nestjs/graphql';
import type { SignedInActor } from '../../../access/actor';
import { RequireToken } from '../../../kernel/http/access.decorator';
import { CurrentActor } from '../../../kernel/http/actor.decorator';
import { RulePayload } from '../rule.view';
import { RuleViews } from '../rule-views.service';
import { RestoreRuleInput } from './trash.inputs';
import { RuleTrash } from './trash.service';

/** Brings deleted rules back. */
@Resolver()
export class TrashResolver {
  constructor(
    private readonly trash: RuleTrash,
    private readonly views: RuleViews,
  ) {}

  @RequireToken('write')
  @Mutation(() => RulePayload, { description: 'For 30 days, for whoever may delete the rule.' })
  async restoreRule(
    @CurrentActor() actor: SignedInActor,
    @Args('input') { id }: RestoreRuleInput,
  ): Promise<RulePayload> {
    return this.views.payload(actor, await this.trash.restore(actor, id));
  }
}
