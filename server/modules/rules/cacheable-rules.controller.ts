import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { HttpRequest, HttpResponse } from '../../kernel/http/exchange';
import { type Actor, userIdOf } from '../../access/actor';
import { failAs } from '../../kernel/errors/fail-as';
import { Public } from '../../kernel/http/access.decorator';
import { CurrentActor } from '../../kernel/http/actor.decorator';
import { RuleBody } from './rule.rest';
import { toFoundRuleBody, toVersionBody, toVersionDetailBody } from './rule-body.mapper';
import { sendCacheable, sendRaw } from './rule-caching';
import { RuleContentService, type RuleText } from './rule-content.service';
import { VersionFetchFailed } from './rules.errors';
import type { FoundRule } from './rules.repository';
import { RulesService } from './rules.service';
import { VersionBody, VersionDetailBody } from './version.rest';

/** The reads that caches and plain HTTP clients can use; each answers as its POST twin does. */
@ApiTags('rules')
@Controller('api/rules/@:owner/:name')
@Public()
export class CacheableRulesController {
  constructor(
    private readonly rules: RulesService,
    private readonly contents: RuleContentService,
  ) {}

  @Get()
  @ApiOperation({ summary: 'A rule by its address (cacheable)' })
  @ApiOkResponse({ type: RuleBody })
  async rule(
    @CurrentActor() actor: Actor,
    @Param('owner') owner: string,
    @Param('name') name: string,
    @Req() request: HttpRequest,
    @Res() response: HttpResponse,
  ): Promise<void> {
    const found = await this.rules.getByAddress(actor, owner, name);
    sendCacheable(
      request,
      response,
      found,
      '',
      toFoundRuleBody(found, { owner, name }, userIdOf(actor) !== null),
    );
  }

  @Get('versions')
  @ApiOperation({ summary: 'Version history (cacheable)' })
  @ApiOkResponse({ type: [VersionBody] })
  async versions(
    @CurrentActor() actor: Actor,
    @Param('owner') owner: string,
    @Param('name') name: string,
    @Req() request: HttpRequest,
    @Res() response: HttpResponse,
  ): Promise<void> {
    const found = await this.rules.getByAddress(actor, owner, name);
    const versions = await this.rules.listVersions(actor, found.rule.id);
    sendCacheable(request, response, found, '/versions', versions.map(toVersionBody));
  }

  @Get('versions/:version')
  @ApiOperation({ summary: 'One version with its content (cacheable)' })
  @ApiOkResponse({ type: VersionDetailBody })
  async version(
    @CurrentActor() actor: Actor,
    @Param('owner') owner: string,
    @Param('name') name: string,
    @Param('version') selector: string,
    @Req() request: HttpRequest,
    @Res() response: HttpResponse,
  ): Promise<void> {
    const read = () => this.textAt(actor, owner, name, selector);
    const { found, version } = await failAs(VersionFetchFailed, read);
    sendCacheable(
      request,
      response,
      found,
      `/versions/${selector}`,
      toVersionDetailBody(found.rule, version),
    );
  }

  @Get('raw')
  @ApiOperation({ summary: 'Content of the current version, as it was sent' })
  @ApiProduces('text/markdown')
  async raw(
    @CurrentActor() actor: Actor,
    @Param('owner') owner: string,
    @Param('name') name: string,
    @Req() request: HttpRequest,
    @Res() response: HttpResponse,
  ): Promise<void> {
    const { found, ...text } = await this.textAt(actor, owner, name, 'latest');
    const isFresh = sendRaw(request, response, found, text.version, { suffix: '/raw', isFixed: false });
    if (isFresh) await this.contents.countDownload(actor, text);
  }

  @Get('versions/:version/raw')
  @ApiOperation({ summary: 'Content of one version, as it was sent' })
  @ApiProduces('text/markdown')
  async rawVersion(
    @CurrentActor() actor: Actor,
    @Param('owner') owner: string,
    @Param('name') name: string,
    @Param('version') selector: string,
    @Req() request: HttpRequest,
    @Res() response: HttpResponse,
  ): Promise<void> {
    const { found, ...text } = await this.textAt(actor, owner, name, selector);
    const address = { suffix: `/versions/${selector}/raw`, isFixed: selector !== 'latest' };
    const isFresh = sendRaw(request, response, found, text.version, address);
    if (isFresh) await this.contents.countDownload(actor, text);
  }

  private async textAt(
    actor: Actor,
    owner: string,
    name: string,
    selector: string,
  ): Promise<RuleText & { readonly found: FoundRule }> {
    const found = await this.rules.getByAddress(actor, owner, name);
    return { found, ...(await this.contents.textOf(found.rule, selector)) };
  }
}
