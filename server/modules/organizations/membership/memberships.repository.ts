import { Injectable } from '@nestjs/common';
import type { OrganizationRole } from '@kimari/common/enums';
import { Database } from '../../../kernel/database/database';
import { type PageKeys, pageOf, type Window } from '../../../kernel/schema/connection';
import { Keyset } from '../../../kernel/schema/keyset';
import { Membership } from '../membership.entity';
import type { MemberResult } from './member.result';

const COLUMNS = `m.user_id as id, o.name as username, u.email, u.display_name as "displayName", u.avatar_url as "avatarUrl",
         m.role, m.joined_at as "joinedAt"`;
const TABLES = `from memberships m join users u on u.id = m.user_id join owners o on o.id = u.id`;
const MEMBER = `select ${COLUMNS} ${TABLES}`;
/** Owners first, then admins, then by name. */
const BY_ROLE = new Keyset('members', [
  { sql: `array_position(array['owner', 'admin', 'member'], m.role)`, kind: 'number' },
  { sql: 'o.name_key', kind: 'text' },
  { sql: 'm.user_id', kind: 'id' },
]);
const ORDER = `order by ${BY_ROLE.orderBy}`;

/** A page of members, and their total number. */
export type MemberPage = PageKeys & {
  readonly members: readonly MemberResult[];
  readonly total: number;
};

/** SQL for the members of organizations. */
@Injectable()
export class MembershipsRepository {
  constructor(private readonly database: Database) {}

  /** The same page of the members of many organizations at once, in the order of the ids. */
  async pages(
    organizationIds: readonly string[],
    { limit, offset, after }: Window,
  ): Promise<readonly MemberPage[]> {
    const values: unknown[] = [organizationIds, limit + 1, offset];
    const behind = BY_ROLE.behind(after, (value) => `$${values.push(value)}`);
    const rows = await this.database.read<MemberResult & { organizationId: string; key: string }>(
      `select page.*, wanted.id as "organizationId" from unnest($1::uuid[]) wanted (id)
       cross join lateral (
         select ${COLUMNS}, ${BY_ROLE.key} as key ${TABLES}
          where m.organization_id = wanted.id and ${behind} ${ORDER} limit $2 offset $3
       ) page`,
      values,
    );
    const counts = await this.database.read<{ readonly id: string; readonly total: string }>(
      `select organization_id as id, count(*) as total from memberships where organization_id = any($1) group by 1`,
      [organizationIds],
    );
    const totals = new Map(counts.map(({ id, total }) => [id, Number(total)]));
    return organizationIds.map((id) => {
      const own = rows.filter((row) => row.organizationId === id);
      const { rows: shown, ...keys } = pageOf(own, limit);
      const members = shown.map(({ organizationId: _, ...row }) => row);
      return { members, total: totals.get(id) ?? 0, ...keys };
    });
  }

  async find(organizationId: string, userId: string): Promise<MemberResult | null> {
    const rows = await this.database.read<MemberResult>(
      `${MEMBER} where m.organization_id = $1 and m.user_id = $2`,
      [organizationId, userId],
    );
    return rows[0] ?? null;
  }

  /** Whether a member is the only owner. Call it with the organization locked (`OrganizationsRepository.lock`). */
  async isLastOwner(organizationId: string, userId: string): Promise<boolean> {
    const owners = await this.database.repository(Membership).findBy({ organizationId, role: 'owner' });
    return owners.length === 1 && owners[0]?.userId === userId;
  }

  async add(membership: Membership): Promise<void> {
    await this.database.repository(Membership).insert(membership);
  }

  async remove(organizationId: string, userId: string): Promise<void> {
    await this.database.repository(Membership).delete({ organizationId, userId });
  }

  async changeRole(organizationId: string, userId: string, role: OrganizationRole): Promise<void> {
    await this.database.repository(Membership).update({ organizationId, userId }, { role });
  }
}
