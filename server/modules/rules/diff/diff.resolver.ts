import { Args, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import type { Actor } from '../../../access/actor';
import { PRICES } from '../../../kernel/graphql/prices';
import { CurrentActor } from '../../../kernel/http/actor.decorator';
import { RequestLimits } from '../../../kernel/http/request-limits';
import { RuleView } from '../rule.view';
import { toRuleVersionView } from '../rule-view.mapper';
import { RuleDiffService } from './diff.service';
import { RuleDiff } from './diff.view';

/** Compares two versions of a rule. */
@Resolver(() => RuleView)
export class DiffResolver {
  constructor(
    private readonly diffs: RuleDiffService,
    private readonly limits: RequestLimits,
  ) {}

  @ResolveField(() => RuleDiff, {
    nullable: true,
    description: 'Null when one of the versions does not exist.',
    complexity: PRICES.diff,
  })
  async diff(
    @Parent() { result }: RuleView,
    @CurrentActor() actor: Actor,
    @Args('from', { type: () => String }) from: string,
    @Args('to', { type: () => String }) to: string,
  ): Promise<RuleDiff | null> {
    await this.limits.render(actor);
    const diff = await this.diffs.compare(result, from, to);
    return diff && { ...diff, from: toRuleVersionView(diff.from), to: toRuleVersionView(diff.to) };
  }
}
