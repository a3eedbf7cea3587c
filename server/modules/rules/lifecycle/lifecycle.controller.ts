import { Body, Controller } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Locale } from '@kimari/common/locale';
import type { Actor } from '../../../access/actor';
import { failAs } from '../../../kernel/errors/fail-as';
import { RequireToken } from '../../../kernel/http/access.decorator';
import { CurrentActor, CurrentLocale } from '../../../kernel/http/actor.decorator';
import { requireSignedIn } from '../../../kernel/http/caller';
import { RpcPost } from '../../../kernel/http/rpc-post.decorator';
import { success, SuccessBody } from '../../../kernel/http/success-body';
import { RuleChangedBody } from '../rule.body';
import { RuleIdInput, RuleVersionInput } from '../rule.inputs';
import { toRuleBody, toVersionBody } from '../rule-body.mapper';
import { RuleDeleteFailed } from '../rules.errors';
import { VersionChangedBody } from '../version.body';
import { DeprecateRuleInput, YankVersionInput } from './lifecycle.inputs';
import { RuleLifecycleService } from './lifecycle.service';

/** Yanks versions, deprecates and deletes rules. */
@ApiTags('rules')
@ApiBearerAuth()
@Controller('api/rules')
export class LifecycleController {
  constructor(private readonly lifecycle: RuleLifecycleService) {}

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

  @RequireToken('write')
  @RpcPost('yank', 'Withdraw a version')
  @ApiOkResponse({ type: VersionChangedBody })
  async yank(
    @CurrentActor() actor: Actor,
    @CurrentLocale() locale: Locale,
    @Body() { id, version, reason }: YankVersionInput,
  ): Promise<VersionChangedBody> {
    const yanked = await this.lifecycle.yank(requireSignedIn(actor), id, version, reason);
    return { ...success(locale, 'rules.yanked'), version: toVersionBody(yanked) };
  }

  @RequireToken('write')
  @RpcPost('unyank', 'Bring a withdrawn version back')
  @ApiOkResponse({ type: VersionChangedBody })
  async unyank(
    @CurrentActor() actor: Actor,
    @CurrentLocale() locale: Locale,
    @Body() { id, version }: RuleVersionInput,
  ): Promise<VersionChangedBody> {
    const restored = await this.lifecycle.unyank(requireSignedIn(actor), id, version);
    return { ...success(locale, 'rules.unyanked'), version: toVersionBody(restored) };
  }
}
