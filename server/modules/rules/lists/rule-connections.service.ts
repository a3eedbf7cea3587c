import { Injectable } from '@nestjs/common';
import { LIMITS } from '@kimari/common/limits';
import type { Actor, SignedInActor } from '../../../access/actor';
import type { PageKeys, Window } from '../../../kernel/schema/connection';
import { Connections } from '../../../kernel/schema/connections';
import { requireText } from '../../../kernel/schema/require-text';
import type { StarredSort } from '@kimari/common/enums';
import type { RuleFilterInput, RuleOrderInput } from './lists.inputs';
import type { RuleConnection, SearchedEdge, SearchNotice, SearchSuggestion, TagCount } from './lists.view';
import { NewestService } from './newest.service';
import { noticeOf } from './notice';
import type { RuleListResult } from '../rule.result';
import { RuleSearchService } from './rule-search.service';
import type { RuleFilter } from '../../../search';
import { StarredService } from './starred.service';
import { RuleTagsService } from './tags.service';
import type { RuleView } from '../rule.view';
import { RuleViews } from '../rule-views.service';

/** The arguments of a field that returns a list of rules. */
export type RuleConnectionArgs = {
  readonly query?: string | null | undefined;
  readonly filter?: RuleFilterInput | null | undefined;
  readonly orderBy?: RuleOrderInput | null | undefined;
  readonly first: number;
  readonly after?: string | null | undefined;
  readonly offset?: number | null | undefined;
  readonly literal?: boolean | null | undefined;
};

/** The arguments of a field that returns the rules somebody has starred. */
export type StarredByArgs = Pick<RuleConnectionArgs, 'query' | 'first' | 'after' | 'offset'> & {
  readonly sort: StarredSort;
};

/** Returns lists of rules as Relay connections, for every field that has one. */
@Injectable()
export class RuleConnections {
  constructor(
    private readonly searches: RuleSearchService,
    private readonly newest: NewestService,
    private readonly stars: StarredService,
    private readonly ruleTags: RuleTagsService,
    private readonly views: RuleViews,
    private readonly pages: Connections,
  ) {}

  /** Throws InvalidInput for arguments out of bounds. */
  async search(actor: Actor, args: RuleConnectionArgs): Promise<RuleConnection> {
    const query = args.query ?? '';
    requireText(query, LIMITS.query.max, 'query');
    const window = this.pages.window(args);
    const found = await this.searches.search(actor, {
      ...withoutNulls(args.filter),
      query,
      isLiteral: args.literal === true,
      ...(args.orderBy && { sortBy: args.orderBy.field, direction: args.orderBy.direction ?? undefined }),
      ...window,
    });
    const list = this.toConnection(actor, found, window);
    const highlighter = found.reading?.highlighter ?? null;
    // A copy would make each cursor, also where nobody reads it.
    const edges = list.edges.map((edge): SearchedEdge => Object.assign(edge, { highlighter }));
    return { ...list, edges, asked: { filter: args.filter ?? {}, found } };
  }

  /** Rules that the caller has starred, last starred first. */
  async starred(actor: SignedInActor, args: RuleConnectionArgs): Promise<RuleConnection> {
    const window = this.pages.window(args);
    return this.toConnection(actor, await this.stars.list(actor, window), window);
  }

  /** Public rules that a user has starred. Throws InvalidInput for arguments out of bounds. */
  async starredBy(actor: Actor, userId: string, { sort, ...args }: StarredByArgs): Promise<RuleConnection> {
    const query = args.query ?? '';
    requireText(query, LIMITS.query.max, 'query');
    const window = this.pages.window(args);
    const found = await this.stars.listPublic(actor, userId, { query, sort, ...window });
    return this.toConnection(actor, found, window);
  }

  /** The newest public rules, of as many owners as there are. Throws InvalidInput for arguments out of bounds. */
  async latest(actor: Actor, first: number): Promise<RuleView[]> {
    const { limit } = this.pages.window({ first });
    return (await this.newest.list(actor, limit)).map((rule) => this.views.of(actor, rule));
  }

  /** How the query of a list was corrected or widened; null when it was searched for as written. */
  notice({ asked }: RuleConnection): SearchNotice | null {
    const notice = asked ? noticeOf(asked.found) : null;
    return asked && notice ? { ...notice, filter: asked.filter } : null;
  }

  /** The query that was probably meant; null when it finds nothing either. */
  async suggestion(actor: Actor, { suggestedQuery, filter }: SearchNotice): Promise<SearchSuggestion | null> {
    if (suggestedQuery === null) return null;
    const totalCount = await this.searches.count(actor, { ...withoutNulls(filter), query: suggestedQuery });
    return totalCount === 0 ? null : { query: suggestedQuery, totalCount };
  }

  /** Throws InvalidInput for arguments out of bounds. */
  async tags(actor: Actor, prefix: string, first: number): Promise<TagCount[]> {
    requireText(prefix, LIMITS.tag.max, 'prefix');
    const { limit } = this.pages.window({ first });
    return [...(await this.ruleTags.list(actor, prefix, limit))];
  }

  private toConnection(
    actor: Actor,
    { rules, total, keys, hasMore }: RuleListResult & PageKeys,
    window: Window,
  ): RuleConnection {
    return this.pages.of(
      rules.map((rule) => this.views.of(actor, rule)),
      total,
      window,
      { keys, hasMore },
    );
  }
}

/** Clients may send null for an omitted field. */
function withoutNulls(filter: RuleFilterInput | null | undefined): RuleFilter {
  return Object.fromEntries(
    Object.entries(filter ?? {}).filter(([, value]) => value !== null && value !== undefined),
  );
}
