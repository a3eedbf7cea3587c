import { Injectable } from '@nestjs/common';
import { Transactions } from '../../kernel/database/transactions';
import type { RuleResult } from './rule.result';
import { ruleVisibleSql } from './rule-visibility';

/** How many rules have a tag. */
export type TagCount = { readonly tag: string; readonly count: number };

/** SQL of the lists that are no searches. */
@Injectable()
export class RuleListsRepository {
  constructor(private readonly transactions: Transactions) {}

  /** Ids of other visible rules that share a tag or the owner, best first. */
  async related(
    rule: Pick<RuleResult, 'id' | 'owner' | 'tags'>,
    limit: number,
    viewerId: string | null,
  ): Promise<string[]> {
    const rows = await this.transactions.prepared<{ id: string }>(
      `select r.id from rules r
       where r.id <> $2 and (r.tags && $3::text[] or r.owner_id = $4) and ${ruleVisibleSql('r', '$1')}
       order by cardinality(array(select unnest(r.tags) intersect select unnest($3::text[]))) desc,
                r.stars desc, r.views desc, r.updated_at desc, r.id
       limit $5`,
      [viewerId, rule.id, rule.tags, rule.owner.id, limit],
    );
    return rows.map((row) => row.id);
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
