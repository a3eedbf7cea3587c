import { Injectable } from '@nestjs/common';
import { Database } from '../../kernel/database/database';

export type OwnerNumbers = { readonly publicRulesCount: number; readonly totalStars: number };

const NOTHING: OwnerNumbers = { publicRulesCount: 0, totalStars: 0 };

/** SQL of the numbers on profile pages: over rules for everyone only, so that they tell nothing of others. */
@Injectable()
export class ProfilesRepository {
  constructor(private readonly database: Database) {}

  /** Of many owners, in the order of their ids. */
  async numbersOf(ownerIds: readonly string[]): Promise<OwnerNumbers[]> {
    const rows = await this.database.read<OwnerNumbers & { id: string }>(
      `select owner_id as id, count(*)::int as "publicRulesCount", sum(stars)::int as "totalStars"
       from rules where owner_id = any($1) and audience = 'everyone' group by owner_id`,
      [ownerIds],
    );
    const byId = new Map(rows.map(({ id, ...numbers }) => [id, numbers]));
    return ownerIds.map((id) => byId.get(id) ?? NOTHING);
  }

  /** Of many users, in the order of their ids. */
  async organizationCounts(userIds: readonly string[]): Promise<number[]> {
    const rows = await this.database.read<{ id: string; count: number }>(
      'select user_id as id, count(*)::int as count from memberships where user_id = any($1) group by user_id',
      [userIds],
    );
    const byId = new Map(rows.map(({ id, count }) => [id, count]));
    return userIds.map((id) => byId.get(id) ?? 0);
  }

  /** Of many organizations, in the order of their ids. */
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
