import { Injectable } from '@nestjs/common';
import type { OrganizationRole } from '@kimari/common/enums';
import { Database } from '../../../kernel/database/database';
import { Membership } from '../membership.entity';
import type { MemberResult } from './member.result';

const MEMBER = `
  select m.user_id as id, o.name as username, u.email, u.display_name as "displayName", u.avatar_url as "avatarUrl",
         m.role, m.joined_at as "joinedAt"
  from memberships m join users u on u.id = m.user_id join owners o on o.id = u.id`;
/** Owners first, then admins, then by name. */
const ORDER = `order by array_position(array['owner', 'admin', 'member'], m.role), o.name_key, m.user_id`;

/** SQL for the members of organizations. */
@Injectable()
export class MembershipsRepository {
  constructor(private readonly database: Database) {}

  /** A page of the members of an organization, and their total number. */
  async page(
    organizationId: string,
    limit: number,
    offset: number,
  ): Promise<{ readonly members: readonly MemberResult[]; readonly total: number }> {
    const members = await this.database.read<MemberResult>(
      `${MEMBER} where m.organization_id = $1 ${ORDER} limit $2 offset $3`,
      [organizationId, limit, offset],
    );
    const total = await this.database.repository(Membership).countBy({ organizationId });
    return { members, total };
  }

  /** The same page of many organizations at once, in the order of the ids. */
  async pages(
    organizationIds: readonly string[],
    limit: number,
    offset: number,
  ): Promise<readonly { readonly members: readonly MemberResult[]; readonly total: number }[]> {
    const rows = await this.database.read<MemberResult & { readonly organizationId: string }>(
      `select page.*, wanted.id as "organizationId" from unnest($1::uuid[]) wanted (id)
       cross join lateral (${MEMBER} where m.organization_id = wanted.id ${ORDER} limit $2 offset $3) page`,
      [organizationIds, limit, offset],
    );
    const counts = await this.database.read<{ readonly id: string; readonly total: string }>(
      `select organization_id as id, count(*) as total from memberships where organization_id = any($1) group by 1`,
      [organizationIds],
    );
    const totals = new Map(counts.map(({ id, total }) => [id, Number(total)]));
    return organizationIds.map((id) => ({
      members: rows
        .filter((row) => row.organizationId === id)
        .map(({ organizationId: _, ...member }) => member),
      total: totals.get(id) ?? 0,
    }));
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
