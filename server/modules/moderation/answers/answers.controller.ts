import type { Locale } from '@kimari/common/locale';
import { Body, Controller } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Actor, UserActor } from '../../../access/actor';
import { RequireToken } from '../../../kernel/http/access.decorator';
import { CurrentActor, CurrentLocale } from '../../../kernel/http/actor.decorator';
import { requireSignedIn } from '../../../kernel/http/caller';
import { RpcPost } from '../../../kernel/http/rpc-post.decorator';
import { AnswerDecisionInput, RuleModerationInput } from './answers.inputs';
import { AnswersService } from './answers.service';
import { toRuleModerationView } from './rule-moderation.mapper';
import { RuleModerationView } from './rule-moderation.view';

/** What moderators have decided about a rule, and the answers of its editors. */
@ApiTags('moderation')
@ApiBearerAuth()
@Controller('api/moderation')
export class AnswersController {
  constructor(private readonly answers: AnswersService) {}

  @RequireToken('read')
  @RpcPost('ofRule', 'Decisions about a rule; for those who may edit it')
  @ApiOkResponse({ type: RuleModerationView })
  async ofRule(
    @CurrentActor() actor: Actor,
    @Body() { ruleId }: RuleModerationInput,
    @CurrentLocale() locale: Locale,
  ): Promise<RuleModerationView> {
    const { rule, decisions } = await this.answers.ofRule(requireSignedIn(actor), ruleId);
    return toRuleModerationView(rule, decisions, locale);
  }

  @RpcPost('answer', 'Answer a decision; for those who may edit the rule')
  @ApiOkResponse({ type: RuleModerationView })
  async answer(
    @CurrentActor() actor: UserActor,
    @Body() input: AnswerDecisionInput,
    @CurrentLocale() locale: Locale,
  ): Promise<RuleModerationView> {
    const { rule, decisions } = await this.answers.answer(actor, input);
    return toRuleModerationView(rule, decisions, locale);
  }
}
