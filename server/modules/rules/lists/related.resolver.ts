import { Context, Extensions, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { LIMITS } from '@kimari/common/limits';
import type { Actor } from '../../../access/actor';
import { InvalidInput } from '../../../kernel/errors/issue';
import type { GraphqlContext } from '../../../kernel/graphql/context';
import { NOT_BELOW_ITSELF } from '../../../kernel/graphql/not-below-itself';
import { list, PRICES } from '../../../kernel/graphql/prices';
import { CurrentActor } from '../../../kernel/http/actor.decorator';
import { checkField } from '../../../kernel/schema/field-spec';
import { First } from '../../../kernel/schema/first.decorator';
import { RuleView } from '../rule.view';
import { RuleViews } from '../rule-views.service';
import { relatedRules } from './related.loaders';

/** Rules related to a rule. */
@Resolver(() => RuleView)
export class RelatedResolver {
  constructor(private readonly views: RuleViews) {}

  @Extensions({ [NOT_BELOW_ITSELF]: true })
  @ResolveField(() => [RuleView], {
    description: 'Other rules that share a tag or the owner, best first. It cannot be nested inside itself.',
    complexity: list(PRICES.related),
  })
  async related(
    @Parent() { result }: RuleView,
    @CurrentActor() actor: Actor,
    @Context('loaders') loaders: GraphqlContext['loaders'],
    @First(LIMITS.related.default) first: number,
  ): Promise<RuleView[]> {
    const issues = checkField({ kind: 'int', min: 1, max: LIMITS.related.max }, first, ['first']);
    if (issues.length > 0) throw new InvalidInput(issues);
    const rules = (await loaders.load(relatedRules, result.id)) ?? [];
    return rules.slice(0, first).map((rule) => this.views.of(actor, rule));
  }
}
