import type { Locale } from '@kimari/common/locale';
import { Args, Context, Mutation, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import type { Actor, UserActor } from '../../../access/actor';
import type { GraphqlContext } from '../../../kernel/graphql/context';
import { PRICES } from '../../../kernel/graphql/prices';
import { CurrentActor, CurrentLocale } from '../../../kernel/http/actor.decorator';
import { RuleView } from '../../rules';
import { AnswerDecisionInput } from './answers.inputs';
import { decisionsByRule } from './answers.loaders';
import { AnswersService, isEditor } from './answers.service';
import { toRuleModerationView } from './rule-moderation.mapper';
import { RuleModerationView } from './rule-moderation.view';

/** What moderators have decided about a rule, and the answers of its editors. */
@Resolver(() => RuleView)
export class AnswersResolver {
  constructor(private readonly answers: AnswersService) {}

  @ResolveField(() => RuleModerationView, {
    nullable: true,
    description: 'What moderators have decided. Null for those who may not edit the rule.',
    complexity: PRICES.list,
  })
  async moderation(
    @Parent() { result }: RuleView,
    @CurrentActor() actor: Actor,
    @CurrentLocale() locale: Locale,
    @Context('loaders') loaders: GraphqlContext['loaders'],
  ): Promise<RuleModerationView | null> {
    if (!isEditor(actor, result)) return null;
    return toRuleModerationView(result, (await loaders.load(decisionsByRule, result.id)) ?? [], locale);
  }

  @Mutation(() => RuleModerationView, {
    description: 'Answers a decision about a rule that the caller may edit; once for each decision in force.',
  })
  async answerDecision(
    @CurrentActor() actor: UserActor,
    @Args('input') input: AnswerDecisionInput,
    @CurrentLocale() locale: Locale,
  ): Promise<RuleModerationView> {
    const { rule, decisions } = await this.answers.answer(actor, input);
    return toRuleModerationView(rule, decisions, locale);
  }
}
