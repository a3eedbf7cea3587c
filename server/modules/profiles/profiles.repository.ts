import { Injectable } from '@nestjs/common';
import { Database } from '../../kernel/database/database';
import { oneOrMore } from '../../kernel/database/one-or-more';
import { rulePublicSql, ruleVisibleSql } from '../rules';

/** Counts over all rules that the caller may see. */
export type RuleCounts = { readonly rulesCount: number; readonly totalStars: number };

/** Counts over public rules. */
export type OwnerCounts = { readonly publicRulesCount: number; readonly totalStars: number };

/**
 * Rules with their stars. Most have none, and the counters of the others are few enough to be looked up in memory; the columns of
 * rules are in the indexes by owner and author. An owner of very many rules is counted without reading them.
 */
const COUNTED = 'rules r left join rule_counters c on c.rule_id = r.id and c.stars > 0';

const NO_RULES: OwnerCounts = { publicRulesCount: 0, totalStars: 0 };

/** SQL for the counts on profiles. Others see only counts over public rules, which reveal nothing about other rules. */
@Injectable()
export class ProfilesRepository {
  constructor(private readonly database: Database) {}

  /** Public rules that users own or created, and their stars, in the order of the ids. */
  async publicCountsOfUsers(userIds: readonly string[]): Promise<OwnerCounts[]> {
    const { equals, parameter } = oneOrMore(userIds);
    const rows = await this.database.read<OwnerCounts & { id: string }>(
      `select id, count(*)::int as "publicRulesCount", coalesce(sum(stars), 0)::int as "totalStars"
       from (select owner_id as id, r.id as rule_id, c.stars from ${COUNTED} where owner_id ${equals('$1')} and ${rulePublicSql('r')}
             union all
             select created_by, r.id, c.stars from ${COUNTED} where created_by ${equals('$1')} and owner_id <> created_by and ${rulePublicSql('r')}) as counted
       group by id`,
      [parameter],
    );
    return inOrder(userIds, rows);
  }

  /** The rules that a user owns or created and may still see, and their stars. */
  async ownCounts(userId: string): Promise<RuleCounts> {
    const [counts] = await this.database.read<RuleCounts>(
      `select count(*)::int as "rulesCount", coalesce(sum(c.stars), 0)::int as "totalStars" from ${COUNTED}
       where (r.owner_id = $1 or r.created_by = $1) and ${ruleVisibleSql('r', '$1')}`,
      [userId],
    );
    return counts ?? { rulesCount: 0, totalStars: 0 };
  }

  /** Public rules and their stars per owner, in the order of the ids. */
  async countsOf(ownerIds: readonly string[]): Promise<OwnerCounts[]> {
    const { equals, parameter } = oneOrMore(ownerIds);
    const rows = await this.database.read<OwnerCounts & { id: string }>(
      `select owner_id as id, count(*)::int as "publicRulesCount", coalesce(sum(c.stars), 0)::int as "totalStars"
       from ${COUNTED} where owner_id ${equals('$1')} and ${rulePublicSql('r')} group by owner_id`,
      [parameter],
    );
    return inOrder(ownerIds, rows);
  }

  /** Organizations per user, in the order of the ids. */
  async organizationCounts(userIds: readonly string[]): Promise<number[]> {
    const { equals, parameter } = oneOrMore(userIds);
    const rows = await this.database.read<{ id: string; count: number }>(
      `select user_id as id, count(*)::int as count from memberships where user_id ${equals('$1')} group by user_id`,
      [parameter],
    );
    const byId = new Map(rows.map(({ id, count }) => [id, count]));
    return userIds.map((id) => byId.get(id) ?? 0);
  }

  /** Members per organization, in the order of the ids. */
  async memberCounts(organizationIds: readonly string[]): Promise<number[]> {
    const { equals, parameter } = oneOrMore(organizationIds);
    const rows = await this.database.read<{ id: string; count: number }>(
      `select organization_id as id, count(*)::int as count from memberships
       where organization_id ${equals('$1')} group by organization_id`,
      [parameter],
    );
    const byId = new Map(rows.map(({ id, count }) => [id, count]));
    return organizationIds.map((id) => byId.get(id) ?? 0);
  }

  /** Rules per organization, private ones included, in the order of the ids. */
  async ruleCounts(organizationIds: readonly string[]): Promise<number[]> {
    const { equals, parameter } = oneOrMore(organizationIds);
    const rows = await this.database.read<{ id: string; count: number }>(
      `select organization_id as id, count(*)::int as count from rules
       where organization_id ${equals('$1')} and deleted_at is null group by organization_id`,
      [parameter],
    );
    const byId = new Map(rows.map(({ id, count }) => [id, count]));
    return organizationIds.map((id) => byId.get(id) ?? 0);
  }
}

function inOrder(
  ids: readonly string[],
  rows: readonly (OwnerCounts & { readonly id: string })[],
): OwnerCounts[] {
  const byId = new Map(rows.map(({ id, ...counts }) => [id, counts]));
  return ids.map((id) => byId.get(id) ?? NO_RULES);
}
