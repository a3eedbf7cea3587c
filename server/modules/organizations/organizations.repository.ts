import { Injectable } from '@nestjs/common';
import type { OrganizationRole } from '@kimari/common/enums';
import { ownerKey } from '@kimari/common/name-key';
import { ORGANIZATION_NAME_PATTERN } from '@kimari/common/patterns';
import { isUuid } from '../../kernel/database/uuid';
import { Database } from '../../kernel/database/database';
import { Membership } from './membership.entity';
import { Organization } from './organization.entity';
import type { OrganizationResult } from './organization.result';

const ORGANIZATION = `
  select g.id, o.name, g.display_name as "displayName", g.description, g.created_at as "createdAt",
         g.updated_at as "updatedAt", m.role as "viewerRole"
  from organizations g
  join owners o on o.id = g.id
  left join memberships m on m.organization_id = g.id and m.user_id = $1`;

/** SQL for organizations and memberships. */
@Injectable()
export class OrganizationsRepository {
  constructor(private readonly database: Database) {}

  /** By id, by name, or by a former name; an id wins. */
  async findByIdOrName(idOrName: string, viewerId: string | null): Promise<OrganizationResult | null> {
    const byId = isUuid(idOrName);
    // Skips the query for text that cannot be a name.
    if (!byId && !ORGANIZATION_NAME_PATTERN.test(idOrName)) return null;
    const rows = await this.database.read<OrganizationResult>(
      byId
        ? `${ORGANIZATION} where g.id = $2`
        : `${ORGANIZATION} join owner_names n on n.owner_id = g.id where n.name_key = $2`,
      [viewerId, byId ? idOrName : ownerKey(idOrName)],
    );
    return rows[0] ?? null;
  }

  findByIds(ids: readonly string[], viewerId: string | null): Promise<OrganizationResult[]> {
    return this.database.read<OrganizationResult>(`${ORGANIZATION} where g.id = any($2)`, [viewerId, ids]);
  }

  /** A page of a user's organizations, sorted by name, and their total number. */
  async pageOfMember(
    userId: string,
    limit: number,
    offset: number,
  ): Promise<{ items: OrganizationResult[]; total: number }> {
    const rows = await this.database.read<OrganizationResult & { total: string }>(
      `select page.*, count(*) over () as total from (${ORGANIZATION} where m.user_id is not null) page
       order by lower(page.name), page.id limit $2 offset $3`,
      [userId, limit, offset],
    );
    const total = rows[0] ? Number(rows[0].total) : await this.countOfMember(userId);
    return { items: rows, total };
  }

  async countOfMember(userId: string): Promise<number> {
    return this.database.repository(Membership).countBy({ userId });
  }

  async roleOf(organizationId: string, userId: string | null): Promise<OrganizationRole | null> {
    if (userId === null) return null;
    const membership = await this.database.repository(Membership).findOneBy({ organizationId, userId });
    return membership?.role ?? null;
  }

  async insert(organization: Organization, members: readonly Membership[]): Promise<void> {
    await this.database.repository(Organization).insert(organization);
    await this.database.repository(Membership).insert([...members]);
  }
}
