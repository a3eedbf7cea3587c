import { Injectable } from '@nestjs/common';
import type { RuleSort } from '@kimari/common/enums';
import { type Actor, userIdOf } from '../../../access/actor';
import type { Window } from '../../../kernel/schema/connection';
import { idIn, keysOf } from '../../../kernel/schema/keyset';
import type { RuleListResult } from '../rule.result';
import { RulesRepository } from '../rules.repository';
import type { RuleSearchResult } from './rule-search.result';
import { type RuleFilter, type RulePage, Search } from '../../../search';

/** Filters of a search. Omitted fields do not filter. */
export type RuleQuery = RuleFilter & {
  readonly query?: string | undefined;
  readonly isLiteral?: boolean | undefined;
  readonly sortBy?: RuleSort | undefined;
  readonly direction?: 'asc' | 'desc' | undefined;
} & Window;

/** Finds rules. Every list contains only rules that the caller may see, in a total order that ends with the id. */
@Injectable()
export class RuleSearchService {
  constructor(
    private readonly index: Search,
    private readonly rules: RulesRepository,
  ) {}

  /** Sorts by relevance when there is a query, else by last change, newest first. */
  async search(actor: Actor, query: RuleQuery): Promise<RuleSearchResult> {
    // One row more shows whether there is a next page.
    const { keys: found, ...page } = await this.page(actor, { ...query, limit: query.limit + 1 });
    const shown = found.slice(0, query.limit);
    const rules = await this.rules.findByIds(shown.map(idIn), userIdOf(actor));
    return { ...page, rules, keys: keysOf(rules, shown), hasMore: found.length > query.limit };
  }

  /** How many rules a query finds when it is taken literally. */
  async count(actor: Actor, query: RuleFilter & { readonly query: string }): Promise<number> {
    return (await this.page(actor, { ...query, isLiteral: true, limit: 1, offset: 0 })).total;
  }

  /** Counts and a short list of visible rules, for checking an installation. */
  async overview(actor: Actor, limit: number): Promise<RuleListResult & { readonly publicTotal: number }> {
    const { rules, total } = await this.search(actor, { limit, offset: 0 });
    const { total: publicTotal } = await this.page(actor, { visibility: 'public', limit: 1, offset: 0 });
    return { rules, total, publicTotal };
  }

  private async page(actor: Actor, query: RuleQuery): Promise<RulePage> {
    const text = query.query ?? '';
    const isAsked = text.trim() !== '';
    const list = {
      filter: filterOf(query),
      viewer: { userId: userIdOf(actor) },
      sort: query.sortBy ?? (isAsked ? 'relevance' : 'updated'),
      ...(query.direction && { direction: query.direction }),
      limit: query.limit,
      offset: query.offset,
      after: query.after ?? null,
    };
    // A space at the end says that the last word is complete.
    return this.index.find(isAsked ? { ...list, query: text, isLiteral: query.isLiteral } : list);
  }
}

function filterOf({ type, visibility, author, tags, tagMode }: RuleFilter): RuleFilter {
  const name = author?.replace(/^@/, '') ?? '';
  return {
    ...(type && { type }),
    ...(visibility && { visibility }),
    ...(name !== '' && { author: name }),
    ...(tags && tags.length > 0 && { tags }),
    ...(tagMode && { tagMode }),
  };
}
