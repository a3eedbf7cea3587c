import { Injectable } from '@nestjs/common';
import type { RuleSort } from '../../../../common/enums';
import { type Actor, type SignedInActor, userIdOf } from '../../../access/actor';
import { OrganizationsService } from '../../organizations';
import type { RuleListResult, RuleResult } from '../rule.result';
import { normaliseTag } from '../publishing/excerpt';
import { RuleListsRepository } from '../lists/related.repository';
import { RuleListRepository } from './filtered-rules.repository';
import type { RuleFilter, RulePage, SearchViewer, TypeCount } from './search.types';
import { RuleSearchRepository } from './full-text.repository';
import { RulesRepository } from '../rules.repository';
import { RulesService } from '../rules.service';

/** What to look for; left out parts narrow nothing. */
export type RuleQuery = RuleFilter & {
  readonly query?: string | undefined;
  readonly sortBy?: RuleSort | undefined;
  readonly direction?: 'asc' | 'desc' | undefined;
  readonly limit: number;
  readonly offset: number;
};

/** Finding rules. Every list holds only what the caller may see, and its order ends in the id. */
@Injectable()
export class RuleSearchService {
  constructor(
    private readonly searches: RuleSearchRepository,
    private readonly lists: RuleListRepository,
    private readonly otherLists: RuleListsRepository,
    private readonly repository: RulesRepository,
    private readonly rules: RulesService,
    private readonly organizations: OrganizationsService,
  ) {}

  /** By relevance when there is a query, else last changed first. */
  async search(actor: Actor, query: RuleQuery): Promise<RuleListResult> {
    return this.load(actor, await this.page(actor, query));
  }

  /** How many rules of each type match, whatever type the query asks for. */
  async countByType(
    actor: Actor,
    { type: _, ...query }: RuleFilter & { readonly query?: string | undefined },
  ): Promise<readonly TypeCount[]> {
    const text = query.query?.trim() ?? '';
    const viewer = await this.viewerOf(actor);
    return text === ''
      ? this.lists.countByType(filterOf(query), viewer)
      : this.searches.countByType(text, filterOf(query), viewer);
  }

  /** Other rules that share a tag or the owner: most shared tags first, then stars, views, last change, id. */
  async related(actor: Actor, ruleId: string, limit: number): Promise<readonly RuleResult[]> {
    const { id } = await this.rules.get(actor, ruleId);
    return (await this.relatedTo(actor, [id], limit)).get(id) ?? [];
  }

  /** The same for rules that the caller has been given. */
  async relatedTo(
    actor: Actor,
    ruleIds: readonly string[],
    limit: number,
  ): Promise<ReadonlyMap<string, readonly RuleResult[]>> {
    const viewerId = userIdOf(actor);
    const idsOf = await this.otherLists.related(ruleIds, limit, viewerId);
    const rules = await this.repository.findByIds([...new Set([...idsOf.values()].flat())], viewerId);
    const byId = new Map(rules.map((rule) => [rule.id, rule]));
    return new Map([...idsOf].map(([id, ids]) => [id, ids.flatMap((related) => byId.get(related) ?? [])]));
  }

  /** Rules the caller has starred and may still see, last starred first. */
  async starred(
    actor: SignedInActor,
    limit: number,
    offset: number,
  ): Promise<RuleListResult & { readonly starredAt: readonly Date[] }> {
    const { entries, total } = await this.otherLists.starred(actor.userId, limit, offset);
    const rules = await this.repository.findByIds(
      entries.map((entry) => entry.id),
      actor.userId,
    );
    return { rules, total, starredAt: entries.map((entry) => entry.starredAt) };
  }

  /** Counts and a short list, for checking an installation: only what the caller may see. */
  async overview(actor: Actor, limit: number): Promise<RuleListResult & { readonly publicTotal: number }> {
    const { rules, total } = await this.search(actor, { limit, offset: 0 });
    const { total: publicTotal } = await this.page(actor, { visibility: 'public', limit: 1, offset: 0 });
    return { rules, total, publicTotal };
  }

  private async page(actor: Actor, query: RuleQuery): Promise<RulePage> {
    const text = query.query?.trim() ?? '';
    const list = {
      filter: filterOf(query),
      viewer: await this.viewerOf(actor),
      sort: query.sortBy ?? (text === '' ? 'updated' : 'relevance'),
      ...(query.direction && { direction: query.direction }),
      limit: query.limit,
      offset: query.offset,
    };
    return text === '' ? this.lists.list(list) : this.searches.search({ ...list, query: text });
  }

  private async load(actor: Actor, { ids, total }: RulePage): Promise<RuleListResult> {
    return { rules: await this.repository.findByIds(ids, userIdOf(actor)), total };
  }

  private async viewerOf(actor: Actor): Promise<SearchViewer> {
    const userId = userIdOf(actor);
    return { userId, organizationIds: userId === null ? [] : await this.organizations.idsOfMember(userId) };
  }
}

function filterOf({ type, visibility, author, tags, tagMode }: RuleFilter): RuleFilter {
  const name = author?.replace(/^@/, '') ?? '';
  return {
    ...(type && { type }),
    ...(visibility && { visibility }),
    ...(name !== '' && { author: name }),
    ...(tags && tags.length > 0 && { tags: tags.map(normaliseTag) }),
    ...(tagMode && { tagMode }),
  };
}
