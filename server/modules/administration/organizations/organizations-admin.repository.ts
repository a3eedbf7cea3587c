import { ownerKey } from '@kimari/common/name-key';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../kernel/database/database';
import { type PageKeys, pageOf, type Window } from '../../../kernel/schema/connection';
import { Keyset } from '../../../kernel/schema/keyset';
import type { RunOrganization } from './run-organization.result';

const NEWEST = new Keyset('run organizations', [
  { sql: 'g.created_at', kind: 'time', descends: true },
  { sql: 'g.id', kind: 'id', descends: true },
]);

const OWNERS = `
  select n.name, u.suspended_at from memberships m join owners n on n.id = m.user_id join users u on u.id = m.user_id
   where m.organization_id = g.id and m.role = 'owner'
   order by u.suspended_at is not null, n.name_key limit 10`;
const COLUMNS = `
  g.id, o.name, g.display_name as "displayName", g.created_at as "createdAt",
  (select count(*)::int from memberships m where m.organization_id = g.id) as members,
  array(select name from (${OWNERS}) shown) as owners,
  array(select name from (${OWNERS}) shown where suspended_at is not null) as "suspendedOwners",
  (select count(*)::int from rules r where r.owner_id = g.id and r.deleted_at is null) as rules`;
const FROM = `from (select g.* from organizations g where not exists (select from erasures e where e.owner_id = g.id)) g
  join owners o on o.id = g.id`;

/** Totals are counted up to this many. */
const MOST_COUNTED = 10_000;

/** SQL for finding organizations. */
@Injectable()
export class OrganizationsAdminRepository {
  constructor(private readonly database: Database) {}

  /** The newest first; `text` is a part of the name or of the display name. */
  async list(
    text: string,
    { limit, offset, after }: Window,
  ): Promise<PageKeys & { readonly rows: readonly RunOrganization[]; readonly total: number }> {
    const chosen = `($1 = '' or strpos(o.name_key, $1) > 0 or strpos(lower(g.display_name), $1) > 0)`;
    const values: unknown[] = [text.toLowerCase(), limit + 1, offset];
    const behind = NEWEST.behind(after, (value) => `$${values.push(value)}`);
    const found = await this.database.read<RunOrganization & { key: string }>(
      `select ${COLUMNS}, ${NEWEST.key} as key ${FROM} where ${chosen} and ${behind}
        order by ${NEWEST.orderBy} limit $2 offset $3`,
      values,
    );
    const [counted] = await this.database.read<{ total: number }>(
      `select count(*)::int as total from (select ${FROM} where ${chosen} limit ${MOST_COUNTED}) chosen`,
      values.slice(0, 1),
    );
    return { ...pageOf(found, limit), total: counted?.total ?? 0 };
  }

  /** By its name or by a former name. */
  async findByName(name: string): Promise<RunOrganization | null> {
    const rows = await this.database.read<RunOrganization>(
      `select ${COLUMNS} ${FROM} join owner_names n on n.owner_id = g.id where n.name_key = $1`,
      [ownerKey(name)],
    );
    return rows[0] ?? null;
  }

  async find(id: string): Promise<RunOrganization | null> {
    const rows = await this.database.read<RunOrganization>(`select ${COLUMNS} ${FROM} where g.id = $1`, [id]);
    return rows[0] ?? null;
  }
}
