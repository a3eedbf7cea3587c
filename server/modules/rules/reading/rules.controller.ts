import { Body, Controller } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { parseRulePath } from '../../../../common/rule-path';
import type { Locale } from '../../../../common/locale';
import { type Actor, isSignedIn } from '../../../access/actor';
import { failAs } from '../../../kernel/errors/fail-as';
import { Public, RequireToken } from '../../../kernel/http/access.decorator';
import { CurrentActor, CurrentLocale } from '../../../kernel/http/actor.decorator';
import { requireSignedIn } from '../../../kernel/http/caller';
import { RpcPost } from '../../../kernel/http/rpc-post.decorator';
import { success, SuccessBody } from '../../../kernel/http/success-body';
import { PublishRuleService } from '../publishing/publish.service';
import {
  CreateRuleInput,
  DeprecateRuleInput,
  RuleIdInput,
  RulePathInput,
  UpdateRuleInput,
} from '../publishing/publishing.inputs';
import { RuleBody, RuleChangedBody, RuleUpdatedBody } from '../rule.body';
import { toFoundRuleBody, toRuleBody } from '../rule-body.mapper';
import { RuleLifecycleService } from '../lifecycle/lifecycle.service';
import { RuleDeleteFailed } from '../rules.errors';
import { RulesService } from '../rules.service';
import { UpdateRuleService } from '../publishing/update.service';

/** Single rules: reading, publishing, changing, deleting, deprecating. */
@ApiTags('rules')
@ApiBearerAuth()
@Controller('api/rules')
export class RulesController {
  constructor(
    private readonly rules: RulesService,
    private readonly publishing: PublishRuleService,
    private readonly updating: UpdateRuleService,
    private readonly lifecycle: RuleLifecycleService,
  ) {}

  @Public()
  @RpcPost('getByPath', 'A rule by its address')
  @ApiOkResponse({ type: RuleBody })
  async getByPath(@CurrentActor() actor: Actor, @Body() { path }: RulePathInput): Promise<RuleBody> {
    const found = await this.rules.getByPath(actor, path);
    return toFoundRuleBody(found, parseRulePath(path), isSignedIn(actor));
  }

  @Public()
  @RpcPost('get', 'A rule by its id')
  @ApiOkResponse({ type: RuleBody })
  async get(@CurrentActor() actor: Actor, @Body() { id }: RuleIdInput): Promise<RuleBody> {
    return toRuleBody(await this.rules.get(actor, id), isSignedIn(actor));
  }

  @RequireToken('write')
  @RpcPost('create', 'Publish a new rule')
  @ApiOkResponse({ type: RuleBody })
  async create(@CurrentActor() actor: Actor, @Body() input: CreateRuleInput): Promise<RuleBody> {
    return toRuleBody(await this.publishing.create(requireSignedIn(actor), input), true);
  }

  @RequireToken('write')
  @RpcPost('update', 'Change a rule, publish a version')
  @ApiOkResponse({ type: RuleUpdatedBody })
  async update(
    @CurrentActor() actor: Actor,
    @CurrentLocale() locale: Locale,
    @Body() input: UpdateRuleInput,
  ): Promise<RuleUpdatedBody> {
    const { rule, versionCreated } = await this.updating.update(requireSignedIn(actor), input);
    return {
      ...success(locale, 'rules.updated'),
      version: rule.version,
      versionCreated,
      rule: toRuleBody(rule, true),
    };
  }

  @RequireToken('write')
  @RpcPost('delete', 'Delete a rule')
  @ApiOkResponse({ type: SuccessBody })
  async delete(
    @CurrentActor() actor: Actor,
    @CurrentLocale() locale: Locale,
    @Body() { id }: RuleIdInput,
  ): Promise<SuccessBody> {
    await failAs(RuleDeleteFailed, () => this.lifecycle.delete(requireSignedIn(actor), id));
    return success(locale, 'rules.deleted');
  }

  @RequireToken('write')
  @RpcPost('deprecate', 'Mark a rule as deprecated')
  @ApiOkResponse({ type: RuleChangedBody })
  async deprecate(
    @CurrentActor() actor: Actor,
    @CurrentLocale() locale: Locale,
    @Body() { id, message, replacement }: DeprecateRuleInput,
  ): Promise<RuleChangedBody> {
    const rule = await this.lifecycle.deprecate(requireSignedIn(actor), id, message, replacement ?? null);
    return { ...success(locale, 'rules.deprecated'), rule: toRuleBody(rule, true) };
  }

  @RequireToken('write')
  @RpcPost('undeprecate', 'Take a deprecation back')
  @ApiOkResponse({ type: RuleChangedBody })
  async undeprecate(
    @CurrentActor() actor: Actor,
    @CurrentLocale() locale: Locale,
    @Body() { id }: RuleIdInput,
  ): Promise<RuleChangedBody> {
    const rule = await this.lifecycle.undeprecate(requireSignedIn(actor), id);
    return { ...success(locale, 'rules.undeprecated'), rule: toRuleBody(rule, true) };
  }
}
