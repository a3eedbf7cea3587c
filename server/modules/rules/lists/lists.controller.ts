import { Body, Controller } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { LIMITS } from '@kimari/common/limits';
import { type Actor, isSignedIn } from '../../../access/actor';
import { failAs } from '../../../kernel/errors/fail-as';
import { Public, RequireToken } from '../../../kernel/http/access.decorator';
import { CurrentActor } from '../../../kernel/http/actor.decorator';
import { requireSignedIn } from '../../../kernel/http/caller';
import { Cached } from '../../../kernel/http/response-cache/cached.decorator';
import { Limited } from '../../../kernel/http/limited.decorator';
import { RpcPost } from '../../../kernel/http/rpc-post.decorator';
import { RuleSummaryBody } from '../rule.body';
import { RulePageBody, RulesDebugBody, RuleSearchBody, StarredRulesBody } from './lists.body';
import {
  PublicRuleListInput,
  RelatedRulesInput,
  RuleListInput,
  RuleSearchInput,
  StarredRulesInput,
} from './lists.inputs';
import { RelatedService } from './related.service';
import { StarredService } from './starred.service';
import {
  toDebugRuleBody,
  toRelatedRuleBody,
  toRulePageBody,
  toRuleSearchBody,
  toStarredRulesBody,
} from './page.mapper';
import { Connections } from '../../../kernel/schema/connections';
import { RuleMatchService } from './match.service';
import type { RuleSearchResult } from './rule-search.result';
import { type RuleQuery, RuleSearchService } from './rule-search.service';
import { RulesFetchFailed } from '../rules.errors';

/** Searches and lists rules. */
@ApiTags('rules')
@ApiBearerAuth()
@Controller('api/rules')
export class ListsController {
  constructor(
    private readonly searches: RuleSearchService,
    private readonly relatedRules: RelatedService,
    private readonly stars: StarredService,
    private readonly matches: RuleMatchService,
    private readonly pages: Connections,
  ) {}

  @Public()
  @Cached()
  @Limited('read')
  @RpcPost('search', 'Search')
  @ApiOkResponse({ type: RuleSearchBody })
  async search(@CurrentActor() actor: Actor, @Body() input: RuleSearchInput): Promise<RuleSearchBody> {
    const { literal: isLiteral, highlight, ...query } = input;
    const window = this.pages.requested(input);
    const found = await this.find(actor, { ...query, isLiteral, ...window });
    const matches = highlight ? await this.matches.of(found) : null;
    const nextCursor = this.pages.next(found);
    return toRuleSearchBody(found, { ...input, nextCursor }, isSignedIn(actor), matches);
  }

  @Public()
  @Cached()
  @Limited('read')
  @RpcPost('list', 'List rules')
  @ApiOkResponse({ type: RulePageBody })
  async list(@CurrentActor() actor: Actor, @Body() input: RuleListInput): Promise<RulePageBody> {
    const visibility = input.visibility ?? 'public';
    const found = await this.find(actor, { ...input, visibility, ...this.pages.requested(input) });
    return toRulePageBody(found, { ...input, nextCursor: this.pages.next(found) }, isSignedIn(actor));
  }

  @Public()
  @Cached()
  @Limited('read')
  @RpcPost('listPublic', 'List public rules')
  @ApiOkResponse({ type: RulePageBody })
  async listPublic(@CurrentActor() actor: Actor, @Body() input: PublicRuleListInput): Promise<RulePageBody> {
    const found = await this.find(actor, { ...input, visibility: 'public', ...this.pages.requested(input) });
    return toRulePageBody(found, { ...input, nextCursor: this.pages.next(found) }, isSignedIn(actor));
  }

  @Public()
  @Cached()
  @Limited('read')
  @RpcPost('related', 'Related rules')
  @ApiOkResponse({ type: [RuleSummaryBody] })
  async related(
    @CurrentActor() actor: Actor,
    @Body() { id, limit }: RelatedRulesInput,
  ): Promise<RuleSummaryBody[]> {
    const rules = await this.relatedRules.of(actor, id, limit);
    return rules.map((rule) => toRelatedRuleBody(rule, isSignedIn(actor)));
  }

  @RequireToken('read')
  @Limited('read')
  @RpcPost('starred', 'Rules I have starred')
  @ApiOkResponse({ type: StarredRulesBody })
  async starred(@CurrentActor() actor: Actor, @Body() input: StarredRulesInput): Promise<StarredRulesBody> {
    const found = await this.stars.list(requireSignedIn(actor), this.pages.requested(input));
    return toStarredRulesBody(found, { ...input, nextCursor: this.pages.next(found) });
  }

  @RequireToken('read')
  @Limited('read')
  @RpcPost('debug', 'Counts and a short list, for checking an installation')
  @ApiOkResponse({ type: RulesDebugBody })
  async debug(@CurrentActor() actor: Actor): Promise<RulesDebugBody> {
    const { rules, total, publicTotal } = await this.searches.overview(actor, LIMITS.list.max);
    return { totalRules: total, publicRules: publicTotal, rules: rules.map(toDebugRuleBody) };
  }

  private find(actor: Actor, query: RuleQuery): Promise<RuleSearchResult> {
    return failAs(RulesFetchFailed, () => this.searches.search(actor, query));
  }
}
