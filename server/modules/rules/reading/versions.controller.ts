import { Body, Controller } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Locale } from '../../../../common/locale';
import type { Actor } from '../../../access/actor';
import { failAs } from '../../../kernel/errors/fail-as';
import { Public, RequireToken } from '../../../kernel/http/access.decorator';
import { CurrentActor, CurrentLocale } from '../../../kernel/http/actor.decorator';
import { requireSignedIn } from '../../../kernel/http/caller';
import { Limited } from '../../../kernel/http/limited.decorator';
import { RpcPost } from '../../../kernel/http/rpc-post.decorator';
import { success } from '../../../kernel/http/success-body';
import {
  RuleContentInput,
  RuleIdByRuleIdInput,
  RuleIdInput,
  RuleVersionInput,
  YankVersionInput,
} from '../publishing/publishing.inputs';
import { toRuleContentBody, toVersionBody, toVersionDetailBody } from '../rule-body.mapper';
import { RuleContentService } from './content.service';
import { RuleLifecycleService } from '../lifecycle/lifecycle.service';
import { VersionFetchFailed } from '../rules.errors';
import { RulesService } from '../rules.service';
import { RuleContentBody, VersionBody, VersionChangedBody, VersionDetailBody } from '../version.body';

/** The versions of rules and their texts. */
@ApiTags('rules')
@ApiBearerAuth()
@Controller('api/rules')
export class RuleVersionsController {
  constructor(
    private readonly rules: RulesService,
    private readonly contents: RuleContentService,
    private readonly lifecycle: RuleLifecycleService,
  ) {}

  @Public()
  @Limited('content')
  @RpcPost('getContent', 'Content of a version, to install it')
  @ApiOkResponse({ type: RuleContentBody })
  async getContent(
    @CurrentActor() actor: Actor,
    @Body() { id, version, purpose }: RuleContentInput,
  ): Promise<RuleContentBody> {
    const text = await this.contents.read(actor, id, version ?? 'latest', purpose);
    return toRuleContentBody(text.rule, text.version);
  }

  @Public()
  @RpcPost('versions', 'Version history')
  @ApiOkResponse({ type: [VersionBody] })
  async versions(@CurrentActor() actor: Actor, @Body() { id }: RuleIdInput): Promise<VersionBody[]> {
    return (await this.rules.listVersions(actor, id)).map(toVersionBody);
  }

  @Public()
  @RpcPost('getVersionHistory', 'Version history')
  @ApiOkResponse({ type: [VersionBody] })
  async getVersionHistory(
    @CurrentActor() actor: Actor,
    @Body() { ruleId }: RuleIdByRuleIdInput,
  ): Promise<VersionBody[]> {
    return (await this.rules.listVersions(actor, ruleId)).map(toVersionBody);
  }

  @Public()
  @Limited('content')
  @RpcPost('getVersion', 'One version with its content')
  @ApiOkResponse({ type: VersionDetailBody })
  async getVersion(
    @CurrentActor() actor: Actor,
    @Body() input: RuleVersionInput,
  ): Promise<VersionDetailBody> {
    const read = () => this.rules.getVersion(actor, input.id, input.version);
    const { rule, version } = await failAs(VersionFetchFailed, read);
    return toVersionDetailBody(rule, version);
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
