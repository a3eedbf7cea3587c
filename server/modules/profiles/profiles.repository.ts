import { Injectable } from '@nestjs/common';
import { Database } from '../../kernel/database/database';

export type OwnerCounts = { readonly publicRulesCount: number; readonly totalStars: number };

const NO_RULES: OwnerCounts = { publicRulesCount: 0, totalStars: 0 };

/** SQL for the counts on profile pages. They include only public rules, so that they reveal nothing about other rules. */
@Injectable()
export class ProfilesRepository {
  constructor(private readonly database: Database) {}

  /** Public rules and their stars per owner, in the order of the ids. */
  async countsOf(ownerIds: readonly string[]): Promise<OwnerCounts[]> {
    const rows = await this.database.read<OwnerCounts & { id: string }>(
      `select owner_id as id, count(*)::int as "publicRulesCount", sum(stars)::int as "totalStars"
       from rules where owner_id = any($1) and audience = 'everyone' group by owner_id`,
      [ownerIds],
    );
    const byId = new Map(rows.map(({ id, ...counts }) => [id, counts]));
    return ownerIds.map((id) => byId.get(id) ?? NO_RULES);
  }

  /** Organizations per user, in the order of the ids. */
  async organizationCounts(userIds: readonly string[]): Promise<number[]> {
    const rows = await this.database.read<{ id: string; count: number }>(
      'select user_id as id, count(*)::int as count from memberships where user_id = any($1) group by user_id',
      [userIds],
    );
    const byId = new Map(rows.map(({ id, count }) => [id, count]));
    return userIds.map((id) => byId.get(id) ?? 0);
  }

  /** Members per organization, in the order of the ids. */
  async memberCounts(organizationIds: readonly string[]): Promise<number[]> {
    const rows = await this.database.read<{ id: string; count: number }>(
      `select organization_id as id, count(*)::int as count from memberships
       where organization_id = any($1) group by organization_id`,
      [organizationIds],
    );
    const byId = new Map(rows.map(({ id, count }) => [id, count]));
    return organizationIds.map((id) => byId.get(id) ?? 0);
  }
}
