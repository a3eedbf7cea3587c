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
import { Connections } from '../../../kernel/schema/connections';
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
  constructor(
    private readonly deleted: RuleTrash,
    private readonly pages: Connections,
  ) {}

  @RequireToken('read')
  @Limited('read')
  @RpcPost('trash', 'Deleted rules that I can bring back')
  @ApiOkResponse({ type: TrashBody })
  async trash(@CurrentActor() actor: Actor, @Body() input: TrashInput): Promise<TrashBody> {
    const { limit, offset } = input;
    const found = await this.deleted.list(requireSignedIn(actor), this.pages.requested(input));
    const rules = found.rules.map(toDeletedRuleView);
    return { rules, total: found.total, limit, offset, nextCursor: this.pages.next(found) };
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
