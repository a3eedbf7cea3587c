import { Body, Controller, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Locale } from '@kimari/common/locale';
import type { Actor } from '../../../access/actor';
import { failAs } from '../../../kernel/errors/fail-as';
import { Public } from '../../../kernel/http/access.decorator';
import type { HttpResponse } from '../../../kernel/http/exchange';
import { linkNextPage } from '../../../kernel/http/next-page';
import { Connections } from '../../../kernel/schema/connections';
import { CurrentActor, CurrentLocale } from '../../../kernel/http/actor.decorator';
import { Cached } from '../../../kernel/http/response-cache/cached.decorator';
import { Limited } from '../../../kernel/http/limited.decorator';
import { RpcPost } from '../../../kernel/http/rpc-post.decorator';
import { RuleVersionInput } from '../rule.inputs';
import { toRuleContentBody, toVersionBody, toVersionDetailBody } from '../rule-body.mapper';
import { VersionFetchFailed } from '../rules.errors';
import { RulesService } from '../rules.service';
import { RuleContentBody, VersionBody, VersionDetailBody } from '../version.body';
import { pathOf } from '../rule.result';
import { assessedFields, safetyFields } from './assessed-fields';
import { RuleContentService } from './content.service';
import { HistoryByRuleIdInput, HistoryInput, RuleContentInput } from './reading.inputs';

/** Reads versions of rules and their texts. */
@ApiTags('rules')
@ApiBearerAuth()
@Controller('api/rules')
export class VersionsController {
  constructor(
    private readonly rules: RulesService,
    private readonly contents: RuleContentService,
    private readonly pages: Connections,
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
  @RpcPost('versions', 'Version history; `Link` names the next page')
  @ApiOkResponse({ type: [VersionBody] })
  versions(
    @CurrentActor() actor: Actor,
    @Body() input: HistoryInput,
    @Res({ passthrough: true }) response: HttpResponse,
  ): Promise<VersionBody[]> {
    return this.history(actor, input, response);
  }

  @Public()
  @Cached()
  @RpcPost('getVersionHistory', 'Version history; `Link` names the next page')
  @ApiOkResponse({ type: [VersionBody] })
  getVersionHistory(
    @CurrentActor() actor: Actor,
    @Body() { ruleId: id, ...page }: HistoryByRuleIdInput,
    @Res({ passthrough: true }) response: HttpResponse,
  ): Promise<VersionBody[]> {
    return this.history(actor, { id, ...page }, response);
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

  private async history(actor: Actor, input: HistoryInput, response: HttpResponse): Promise<VersionBody[]> {
    const { rule, ...page } = await this.rules.listVersions(actor, input.id, this.pages.behind(input));
    linkNextPage(response, `/api/rules/${pathOf(rule)}/versions`, input, this.pages.next(page));
    return page.items.map(toVersionBody);
  }
}
