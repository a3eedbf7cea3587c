import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { Locale } from '@kimari/common/locale';
import type { HttpResponse } from '../../../kernel/http/exchange';
import { type Actor, isSignedIn } from '../../../access/actor';
import { failAs } from '../../../kernel/errors/fail-as';
import { Public } from '../../../kernel/http/access.decorator';
import { CurrentActor, CurrentLocale } from '../../../kernel/http/actor.decorator';
import { Cached } from '../../../kernel/http/response-cache/cached.decorator';
import { Limited } from '../../../kernel/http/limited.decorator';
import { linkNextPage } from '../../../kernel/http/next-page';
import { Connections } from '../../../kernel/schema/connections';
import { LongListQuery } from '../../../kernel/schema/long-list.inputs';
import { RuleAddress, VersionAddress } from './address.inputs';
import { RuleBody } from '../rule.body';
import { toFoundRuleBody, toVersionBody, toVersionDetailBody } from '../rule-body.mapper';
import { sendCacheable, sendRaw } from './cacheable-response';
import { assessedFields } from './assessed-fields';
import { RuleContentService, type RuleText } from './content.service';
import { VersionFetchFailed } from '../rules.errors';
import { type FoundRule, pathOf } from '../rule.result';
import { RulesService } from '../rules.service';
import { VersionBody, VersionDetailBody } from '../version.body';

/** Reads for caches and plain HTTP clients. Each returns the same as its POST counterpart. */
@ApiTags('rules')
@Controller('api/rules/@:owner/:name')
@Public()
export class CacheableRulesController {
  constructor(
    private readonly rules: RulesService,
    private readonly contents: RuleContentService,
    private readonly pages: Connections,
  ) {}

  @Cached()
  @Get()
  @ApiOperation({ summary: 'A rule by its address (cacheable)' })
  @ApiOkResponse({ type: RuleBody })
  async read(
    @CurrentActor() actor: Actor,
    @Param() address: RuleAddress,
    @Res() response: HttpResponse,
  ): Promise<void> {
    const found = await this.rules.getByAddress(actor, address);
    sendCacheable(response, found, '', toFoundRuleBody(found, address, isSignedIn(actor)));
  }

  @Cached()
  @Get('versions')
  @ApiOperation({ summary: 'Version history (cacheable); `Link` names the next page' })
  @ApiOkResponse({ type: [VersionBody] })
  async readVersions(
    @CurrentActor() actor: Actor,
    @Param() address: RuleAddress,
    @Query() query: LongListQuery,
    @Res() response: HttpResponse,
  ): Promise<void> {
    const found = await this.rules.getByAddress(actor, address);
    const page = await this.rules.listVersions(actor, found.rule.id, this.pages.behind(query));
    linkNextPage(response, `/api/rules/${pathOf(found.rule)}/versions`, query, this.pages.next(page));
    sendCacheable(response, found, '/versions', page.items.map(toVersionBody));
  }

  @Limited('content')
  @Cached()
  @Get('versions/:version')
  @ApiOperation({ summary: 'One version with its content (cacheable)' })
  @ApiOkResponse({ type: VersionDetailBody })
  async readVersion(
    @CurrentActor() actor: Actor,
    @CurrentLocale() locale: Locale,
    @Param() address: VersionAddress,
    @Res() response: HttpResponse,
  ): Promise<void> {
    const { found, version } = await failAs(VersionFetchFailed, () => this.textAt(actor, address));
    const assessed = await assessedFields(this.contents, version, locale);
    const body = toVersionDetailBody(found.rule, version, assessed);
    response.vary('Accept-Language');
    sendCacheable(response, found, `/versions/${address.version}`, body);
  }

  @Limited('content')
  @Cached()
  @Get('raw')
  @ApiOperation({ summary: 'Content of the current version, as it was sent' })
  @ApiProduces('text/markdown')
  async readRaw(
    @CurrentActor() actor: Actor,
    @Param() address: RuleAddress,
    @Res() response: HttpResponse,
  ): Promise<void> {
    await this.sendText(actor, { ...address, version: 'latest' }, response, '/raw');
  }

  @Limited('content')
  @Cached()
  @Get('versions/:version/raw')
  @ApiOperation({ summary: 'Content of one version, as it was sent' })
  @ApiProduces('text/markdown')
  async readVersionRaw(
    @CurrentActor() actor: Actor,
    @Param() address: VersionAddress,
    @Res() response: HttpResponse,
  ): Promise<void> {
    await this.sendText(actor, address, response, `/versions/${address.version}/raw`);
  }

  private async sendText(
    actor: Actor,
    address: VersionAddress,
    response: HttpResponse,
    suffix: string,
  ): Promise<void> {
    const { found, ...text } = await this.textAt(actor, address);
    const isFixed = address.version !== 'latest';
    const checks = await this.contents.foundIn(text.version);
    const isSent = sendRaw(response, found, text.version, { suffix, isFixed, checks });
    if (isSent) await this.contents.countDownload(actor, text);
  }

  private async textAt(
    actor: Actor,
    address: VersionAddress,
  ): Promise<RuleText & { readonly found: FoundRule }> {
    const found = await this.rules.getByAddress(actor, address);
    return { found, ...(await this.contents.textOf(found.rule, address.version)) };
  }
}
