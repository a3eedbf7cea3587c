import { Injectable } from '@nestjs/common';
import { Transactions } from '../../../kernel/database/transactions';
import { ruleVisibleSql } from '../rule-visibility';

/** How many rules have a tag. */
export type TagCount = { readonly tag: string; readonly count: number };

/** Rules that may be related by a rare tag, by the owner, or by a tag so common that only the best are looked at. */
const MOST_CANDIDATES = { byTag: 500, byOwner: 200, popular: 500 };

const RELATED = `
  with popular as materialized (
    select r.id, r.tags from rules r where ${ruleVisibleSql('r', '$1')}
    order by r.stars desc, r.id desc limit ${MOST_CANDIDATES.popular})
  select source.id as "ruleId", array(
    select r.id from rules r
    where r.id <> source.id and r.id in (
      (select c.id from rules c where c.tags && rare.tags and ${ruleVisibleSql('c', '$1')}
       limit ${MOST_CANDIDATES.byTag})
      union all
      (select c.id from rules c where c.owner_id = source.owner_id and ${ruleVisibleSql('c', '$1')}
       order by c.updated_at desc, c.id desc limit ${MOST_CANDIDATES.byOwner})
      union all
      (select c.id from popular c where c.tags && source.tags))
    order by cardinality(array(select unnest(r.tags) intersect select unnest(source.tags))) desc,
             r.stars desc, r.views desc, r.updated_at desc, r.id
    limit $3) as ids
  from rules source
  cross join lateral (select array(
    select t.tag from unnest(source.tags) as t (tag) left join rule_search_terms s on s.term = '#' || t.tag
    where coalesce(s.documents, 0) <= ${MOST_CANDIDATES.byTag}) as tags) rare
  where source.id = any ($2::uuid[])`;

/** SQL of lists without a query: related rules, starred rules, tags. */
@Injectable()
export class RuleListsRepository {
  constructor(private readonly transactions: Transactions) {}

  /**
   * Ids of other visible rules that share a tag or the owner, best first, for each of some rules. What a common tag
   * finds is looked for among the most starred rules, so that no tag is too common to answer.
   */
  async related(
    ruleIds: readonly string[],
    limit: number,
    viewerId: string | null,
  ): Promise<ReadonlyMap<string, readonly string[]>> {
    const rows = await this.transactions.prepared<{ ruleId: string; ids: string[] }>(RELATED, [
      viewerId,
      ruleIds,
      limit,
    ]);
    return new Map(rows.map(({ ruleId, ids }) => [ruleId, ids]));
  }

  /** Visible rules that the user has starred, last starred first. */
  async starred(
    userId: string,
    limit: number,
    offset: number,
  ): Promise<{ entries: { id: string; starredAt: Date }[]; total: number }> {
    const from = `from stars s join rules r on r.id = s.rule_id where s.user_id = $1 and ${ruleVisibleSql('r', '$1')}`;
    const entries = await this.transactions.prepared<{ id: string; starredAt: Date }>(
      `select r.id, s.created_at as "starredAt" ${from} order by s.created_at desc, s.rule_id desc limit $2 offset $3`,
      [userId, limit, offset],
    );
    const counted = await this.transactions.prepared<{ total: number }>(
      `select count(*)::int as total ${from}`,
      [userId],
    );
    return { entries, total: counted[0]?.total ?? 0 };
  }

  /** All tags of public rules, most used first. Reads every public rule. */
  publicTags(): Promise<TagCount[]> {
    return this.transactions.prepared<TagCount>(
      `select t.tag, count(*)::int as count from rules r cross join unnest(r.tags) as t (tag)
       where r.visibility = 'public' group by t.tag order by count desc, t.tag`,
    );
  }

  /** Tags of the private rules that somebody may see. */
  privateTags(viewerId: string): Promise<TagCount[]> {
    return this.transactions.prepared<TagCount>(
      `select t.tag, count(*)::int as count from rules r cross join unnest(r.tags) as t (tag)
       where r.visibility = 'private' and (r.owner_id = $1
         or r.owner_id in (select organization_id from memberships where user_id = $1))
         and ${ruleVisibleSql('r', '$1')}
       group by t.tag`,
      [viewerId],
    );
  }
}
