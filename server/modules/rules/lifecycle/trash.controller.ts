import { Body, Controller } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Locale } from '@kimari/common/locale';
import type { Actor } from '../../../access/actor';
import { RequireToken } from '../../../kernel/http/access.decorator';
import { CurrentActor, CurrentLocale } from '../../../kernel/http/actor.decorator';
import { requireSignedIn } from '../../../kernel/http/caller';
import { Limited } from '../../../kernel/http/limited.decorator';
import { RpcPost } from '../../../kernel/http/rpc-post.decorator';
import { success } from '../../../kernel/http/success-body';
import { RuleChangedBody } from '../rule.body';
import { toRuleBody } from '../rule-body.mapper';
import { TrashBody } from './trash.body';
import { RestoreRuleInput, TrashInput } from './trash.inputs';
import { toDeletedRuleView } from './trash.mapper';
import { RuleTrash } from './trash.service';

/** Lists deleted rules and brings them back. */
@ApiTags('rules')
@ApiBearerAuth()
@Controller('api/rules')
export class TrashController {
  constructor(private readonly deleted: RuleTrash) {}

  @RequireToken('read')
  @Limited('read')
  @RpcPost('trash', 'Deleted rules that I can bring back')
  @ApiOkResponse({ type: TrashBody })
  async trash(@CurrentActor() actor: Actor, @Body() input: TrashInput): Promise<TrashBody> {
    const { limit, offset } = input;
    const { rules, total } = await this.deleted.list(requireSignedIn(actor), { limit, offset });
    return { rules: rules.map(toDeletedRuleView), total, limit, offset };
  }

  @RequireToken('write')
  @RpcPost('restore', 'Bring a deleted rule back')
  @ApiOkResponse({ type: RuleChangedBody })
  async restore(
    @CurrentActor() actor: Actor,
    @CurrentLocale() locale: Locale,
    @Body() { id }: RestoreRuleInput,
  ): Promise<RuleChangedBody> {
    const rule = await this.deleted.restore(requireSignedIn(actor), id);
    return { ...success(locale, 'rules.restored'), rule: toRuleBody(rule, true) };
  }
}
