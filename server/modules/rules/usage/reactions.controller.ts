import { Body, Controller } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Locale } from '@kimari/common/locale';
import type { Actor } from '../../../access/actor';
import { failAs } from '../../../kernel/errors/fail-as';
import { Public, RequireToken } from '../../../kernel/http/access.decorator';
import { CurrentActor, CurrentLocale } from '../../../kernel/http/actor.decorator';
import { requireSignedIn } from '../../../kernel/http/caller';
import { RpcPost } from '../../../kernel/http/rpc-post.decorator';
import { success } from '../../../kernel/http/success-body';
import { RuleIdByRuleIdInput } from '../rule.inputs';
import { StarStateBody, ViewStateBody } from './reactions.body';
import { RuleReactionsService } from './reactions.service';
import { StarFailed, StarSignInRequired } from '../rules.errors';

/** Stars and views. `like` and `unlike` are aliases of `star` and `unstar`. */
@ApiTags('rules')
@ApiBearerAuth()
@Controller('api/rules')
export class ReactionsController {
  constructor(private readonly reactions: RuleReactionsService) {}

  @RequireToken('write', { whenAnonymous: StarSignInRequired })
  @RpcPost(['star', 'like'], 'Star a rule')
  @ApiOkResponse({ type: StarStateBody })
  async star(
    @CurrentActor() actor: Actor,
    @CurrentLocale() locale: Locale,
    @Body() { ruleId }: RuleIdByRuleIdInput,
  ): Promise<StarStateBody> {
    const add = () => this.reactions.star(requireSignedIn(actor), ruleId);
    const { stars, isStarred } = await failAs(StarFailed, add);
    return { ...success(locale, 'rules.starred'), stars, isStarred };
  }

  @RequireToken('write', { whenAnonymous: StarSignInRequired })
  @RpcPost(['unstar', 'unlike'], 'Take a star back')
  @ApiOkResponse({ type: StarStateBody })
  async unstar(
    @CurrentActor() actor: Actor,
    @CurrentLocale() locale: Locale,
    @Body() { ruleId }: RuleIdByRuleIdInput,
  ): Promise<StarStateBody> {
    const { stars, isStarred } = await this.reactions.unstar(requireSignedIn(actor), ruleId);
    return { ...success(locale, 'rules.unstarred'), stars, isStarred };
  }

  @Public()
  @RpcPost('view', 'Count a view')
  @ApiOkResponse({ type: ViewStateBody })
  async view(
    @CurrentActor() actor: Actor,
    @CurrentLocale() locale: Locale,
    @Body() { ruleId }: RuleIdByRuleIdInput,
  ): Promise<ViewStateBody> {
    const { views } = await this.reactions.view(actor, ruleId);
    return { ...success(locale, 'rules.viewed'), views };
  }
}
