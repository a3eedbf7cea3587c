import { Body, Controller } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Locale } from '@kimari/common/locale';
import type { Actor } from '../../../access/actor';
import { failAs } from '../../../kernel/errors/fail-as';
import { Public } from '../../../kernel/http/access.decorator';
import { CurrentActor, CurrentLocale } from '../../../kernel/http/actor.decorator';
import { Cached } from '../../../kernel/http/response-cache/cached.decorator';
import { Limited } from '../../../kernel/http/limited.decorator';
import { RpcPost } from '../../../kernel/http/rpc-post.decorator';
import { RuleIdByRuleIdInput, RuleIdInput, RuleVersionInput } from '../rule.inputs';
import { toRuleContentBody, toVersionBody, toVersionDetailBody } from '../rule-body.mapper';
import { VersionFetchFailed } from '../rules.errors';
import { RulesService } from '../rules.service';
import { RuleContentBody, VersionBody, VersionDetailBody } from '../version.body';
import { assessedFields, safetyFields } from './assessed-fields';
import { RuleContentService } from './content.service';
import { RuleContentInput } from './reading.inputs';

/** Reads versions of rules and their texts. */
@ApiTags('rules')
@ApiBearerAuth()
@Controller('api/rules')
export class VersionsController {
  constructor(
    private readonly rules: RulesService,
    private readonly contents: RuleContentService,
  ) {}

  @Public()
  @Cached()
  @Limited('content')
  @RpcPost('getContent', 'Content of a version, to install it')
  @ApiOkResponse({ type: RuleContentBody })
  async getContent(
    @CurrentActor() actor: Actor,
    @CurrentLocale() locale: Locale,
    @Body() { id, version, purpose }: RuleContentInput,
  ): Promise<RuleContentBody> {
    const text = await this.contents.read(actor, id, version ?? 'latest', purpose);
    return toRuleContentBody(
      text.rule,
      text.version,
      await safetyFields(this.contents, text.version, locale),
    );
  }

  @Public()
  @Cached()
  @RpcPost('versions', 'Version history')
  @ApiOkResponse({ type: [VersionBody] })
  async versions(@CurrentActor() actor: Actor, @Body() { id }: RuleIdInput): Promise<VersionBody[]> {
    return (await this.rules.listVersions(actor, id)).map(toVersionBody);
  }

  @Public()
  @Cached()
  @RpcPost('getVersionHistory', 'Version history')
  @ApiOkResponse({ type: [VersionBody] })
  async getVersionHistory(
    @CurrentActor() actor: Actor,
    @Body() { ruleId }: RuleIdByRuleIdInput,
  ): Promise<VersionBody[]> {
    return (await this.rules.listVersions(actor, ruleId)).map(toVersionBody);
  }

  @Public()
  @Cached()
  @Limited('content')
  @RpcPost('getVersion', 'One version with its content')
  @ApiOkResponse({ type: VersionDetailBody })
  async getVersion(
    @CurrentActor() actor: Actor,
    @CurrentLocale() locale: Locale,
    @Body() input: RuleVersionInput,
  ): Promise<VersionDetailBody> {
    const read = () => this.rules.getVersion(actor, input.id, input.version);
    const { rule, version } = await failAs(VersionFetchFailed, read);
    const assessed = await assessedFields(this.contents, version, locale);
    return toVersionDetailBody(rule, version, assessed);
  }
}
