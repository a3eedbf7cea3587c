import { Body, Controller } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { parseRulePath } from '@kimari/common/rule-path';
import { type Actor, isSignedIn } from '../../../access/actor';
import { Public } from '../../../kernel/http/access.decorator';
import { CurrentActor } from '../../../kernel/http/actor.decorator';
import { Cached } from '../../../kernel/http/response-cache/cached.decorator';
import { RpcPost } from '../../../kernel/http/rpc-post.decorator';
import { RuleBody } from '../rule.body';
import { RuleIdInput } from '../rule.inputs';
import { toFoundRuleBody, toRuleBody } from '../rule-body.mapper';
import { RulesService } from '../rules.service';
import { RulePathInput } from './reading.inputs';

/** Reads a single rule. */
@ApiTags('rules')
@ApiBearerAuth()
@Controller('api/rules')
export class RulesController {
  constructor(private readonly rules: RulesService) {}

  @Public()
  @Cached()
  @RpcPost('getByPath', 'A rule by its address')
  @ApiOkResponse({ type: RuleBody })
  async getByPath(@CurrentActor() actor: Actor, @Body() { path }: RulePathInput): Promise<RuleBody> {
    const found = await this.rules.getByPath(actor, path);
    return toFoundRuleBody(found, parseRulePath(path), isSignedIn(actor));
  }

  @Public()
  @Cached()
  @RpcPost('get', 'A rule by its id')
  @ApiOkResponse({ type: RuleBody })
  async get(@CurrentActor() actor: Actor, @Body() { id }: RuleIdInput): Promise<RuleBody> {
    return toRuleBody(await this.rules.get(actor, id), isSignedIn(actor));
  }
}
