import { Injectable } from '@nestjs/common';
import type { OrganizationRole } from '@kimari/common/enums';
import { ownerKey } from '@kimari/common/name-key';
import { ORGANIZATION_NAME_PATTERN } from '@kimari/common/patterns';
import { isUuid } from '../../kernel/database/uuid';
import { Database } from '../../kernel/database/database';
import { type PageKeys, pageOf, type Window } from '../../kernel/schema/connection';
import { Keyset } from '../../kernel/schema/keyset';
import { Membership } from './membership.entity';
import { Organization } from './organization.entity';
import type { OrganizationResult } from './organization.result';

const ORGANIZATION = `
  select g.id, o.name, g.display_name as "displayName", g.description, g.created_at as "createdAt",
         g.updated_at as "updatedAt", m.role as "viewerRole",
         (select w.user_id from memberships w where w.organization_id = g.id and w.role = 'owner'
          order by w.user_id = g.main_owner_id desc nulls last, w.joined_at, w.user_id limit 1) as "ownerId"
  from organizations g
  join owners o on o.id = g.id
  left join memberships m on m.organization_id = g.id and m.user_id = $1`;

/** An organization with very many rules disappears before its row is deleted. */
const STAYS = 'not exists (select from erasures e where e.owner_id = g.id)';

const BY_NAME = new Keyset('organizations', [
  { sql: 'lower(page.name)', kind: 'text' },
  { sql: 'page.id', kind: 'id' },
]);

/** SQL for organizations and memberships. */
@Injectable()
export class OrganizationsRepository {
  constructor(private readonly database: Database) {}

  /** By id, by name, or by a former name; an id wins. */
  async findByIdOrName(idOrName: string, viewerId: string | null): Promise<OrganizationResult | null> {
    if (!isUuid(idOrName)) return this.findByName(idOrName, viewerId);
    const [found] = await this.findByIds([idOrName], viewerId);
    return found ?? null;
  }

  /** By name or by a former name. */
  async findByName(name: string, viewerId: string | null): Promise<OrganizationResult | null> {
    if (!ORGANIZATION_NAME_PATTERN.test(name)) return null;
    const rows = await this.database.read<OrganizationResult>(
      `${ORGANIZATION} join owner_names n on n.owner_id = g.id where n.name_key = $2 and ${STAYS}`,
      [viewerId, ownerKey(name)],
    );
    return rows[0] ?? null;
  }

  findByIds(ids: readonly string[], viewerId: string | null): Promise<OrganizationResult[]> {
    return this.database.read<OrganizationResult>(`${ORGANIZATION} where g.id = any($2) and ${STAYS}`, [
      viewerId,
      ids,
    ]);
  }

  /** A page of a user's organizations, sorted by name, and their total number. */
  async pageOfMember(
    userId: string,
    { limit, offset, after }: Window,
  ): Promise<{ items: OrganizationResult[]; total: number } & PageKeys> {
    const values: unknown[] = [userId, limit + 1, offset];
    const behind = BY_NAME.behind(after, (value) => `$${values.push(value)}`);
    const found = await this.database.read<OrganizationResult & { total: string; key: string }>(
      `select page.*, ${BY_NAME.key} as key
         from (select own.*, count(*) over () as total from (${ORGANIZATION} where m.user_id is not null) own) page
        where ${behind} order by ${BY_NAME.orderBy} limit $2 offset $3`,
      values,
    );
    const total = found[0] ? Number(found[0].total) : await this.countOfMember(userId);
    const { rows, ...keys } = pageOf(found, limit);
    return { items: rows, total, ...keys };
  }

  async countOfMember(userId: string): Promise<number> {
    return this.database.repository(Membership).countBy({ userId });
  }

  async roleOf(organizationId: string, userId: string | null): Promise<OrganizationRole | null> {
    if (userId === null) return null;
    const membership = await this.database.repository(Membership).findOneBy({ organizationId, userId });
    return membership?.role ?? null;
  }

  /** Changes the given fields. */
  async update(
    id: string,
    fields: Partial<Pick<Organization, 'displayName' | 'description' | 'updatedAt'>>,
  ): Promise<void> {
    await this.database.repository(Organization).update(id, fields);
  }

  /** Locks an organization, so that changes of its members happen one after another; false if it does not exist. */
  async lock(id: string): Promise<boolean> {
    const rows = await this.database.write(
      `select 1 from organizations g where id = $1 and ${STAYS} for no key update`,
      [id],
    );
    return rows.length > 0;
  }

  /** Also keeps rules from being published or moved into the organization; they wait, and fail once it is deleted. */
  async lockForDeletion(id: string): Promise<boolean> {
    const rows = await this.database.write(
      `select 1 from organizations g where id = $1 and ${STAYS} for update`,
      [id],
    );
    return rows.length > 0;
  }

  /** Deletes an organization with its memberships and invitations. Its name stays reserved. */
  async delete(id: string): Promise<void> {
    await this.database.repository(Organization).delete(id);
  }

  /** Deletes the memberships and invitations of an organization whose rules are deleted first. */
  async dissolve(id: string): Promise<void> {
    await this.database.write('delete from memberships where organization_id = $1', [id]);
    await this.database.write('delete from invitations where organization_id = $1', [id]);
  }

  async setMainOwner(id: string, userId: string): Promise<void> {
    await this.database.repository(Organization).update(id, { mainOwnerId: userId });
  }

  async insert(
    organization: Omit<Organization, 'mainOwnerId'>,
    members: readonly Membership[],
  ): Promise<void> {
    await this.database.repository(Organization).insert(organization);
    await this.database.repository(Membership).insert([...members]);
  }
}
