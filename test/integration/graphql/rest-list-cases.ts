import { v7 as uuid } from 'uuid';
import type { TestUser } from '../../support/factories/user';
import { type ListCase, listCases } from './list-cases';
import { lastingOf, type ListWorld, passingOf } from './list-world';

/** One list of REST, with entries that stay and entries that come and go. */
export type RestListCase = Pick<ListCase, 'lasting' | 'passing' | 'change'> & {
  /** As in `openapi.json`. */
  readonly operation: string;
  readonly who: TestUser | null;
  readonly path: string;
  /** Of a POST; a GET has its parameters in the address. */
  readonly body: object | null;
  /** How the operation calls the number of entries. */
  readonly limit: string;
  /** The field with the entries; null where the answer is an array, and `Link` names the next page. */
  readonly entries: string | null;
  readonly idOf: (entry: Readonly<Record<string, string>>) => string | undefined;
};

type Call = Pick<RestListCase, 'operation' | 'entries'> &
  Partial<Pick<RestListCase, 'path' | 'body' | 'limit' | 'idOf' | 'who' | 'change' | 'lasting' | 'passing'>>;

/** Every list of REST that has cursors. */
export function restListCases(world: ListWorld): readonly RestListCase[] {
  const byName = new Map(listCases(world).map((list) => [list.name, list]));
  /** The call lists the same as a field of GraphQL. */
  const like = (name: string, call: Call): RestListCase => {
    const list = byName.get(name);
    if (!list) throw new Error(`no list is named ${name}`);
    const { who, lasting, passing, change } = list;
    const [method = '', path = ''] = call.operation.split(' ');
    const same = { who, lasting, passing, change, path, limit: 'limit', body: method === 'POST' ? {} : null };
    return { idOf: (entry) => entry['id'], ...same, ...call };
  };
  const [first = ''] = world.rules;
  const { acme } = world;
  const version = (entry: Readonly<Record<string, string>>) => entry['version'];
  const ruleId = (entry: Readonly<Record<string, string>>) => entry['ruleId'];
  const latest = 'rules  UPDATED undefined';
  return [
    like(latest, { operation: 'POST /api/rules/search', entries: 'rules', body: { sortBy: 'updated' } }),
    like(latest, { operation: 'POST /api/rules/list', entries: 'rules' }),
    like(latest, { operation: 'POST /api/rules/listPublic', entries: 'rules' }),
    like('own starred rules', { operation: 'POST /api/rules/starred', entries: 'rules' }),
    like('deleted rules', { operation: 'POST /api/rules/trash', entries: 'rules' }),
    like('reports', { operation: 'POST /api/reports/list', entries: 'reports', body: { status: 'pending' } }),
    ...['impact', 'oldest'].map((sortBy) =>
      like(`cases ${sortBy.toUpperCase()}`, {
        operation: 'POST /api/moderation/list',
        entries: 'cases',
        body: { sortBy },
        idOf: ruleId,
      }),
    ),
    like('security events', { operation: 'GET /api/auth/events', entries: 'events' }),
    like('rules of an organization', {
      operation: 'GET /api/organizations/{orgId}/rules',
      path: `/api/organizations/${acme.id}/rules`,
      entries: 'rules',
      limit: 'pageSize',
      who: world.taro,
      change: (present) =>
        world.app.database.rows(
          `update rules set owner_id = case when $1::uuid[] @> array[id] then $3::uuid else $4::uuid end,
             organization_id = case when $1::uuid[] @> array[id] then $3::uuid end where id = any ($2)`,
          [present, passingOf(world.rules), acme.id, world.taro.id],
        ),
    }),
    like('members', {
      operation: 'GET /api/organizations/{orgId}/members',
      path: `/api/organizations/${acme.id}/members`,
      entries: 'members',
    }),
    like('members', {
      operation: 'GET /api/organizations/{organizationId}/members/summary',
      path: `/api/organizations/${acme.id}/members/summary`,
      entries: null,
    }),
    like('own organizations', { operation: 'GET /api/organizations/list', entries: null }),
    like('members', { ...invitations(world), entries: 'invitations' }),
    like('versions', {
      operation: 'POST /api/rules/versions',
      entries: null,
      body: { id: first },
      idOf: version,
    }),
    like('versions', {
      operation: 'POST /api/rules/getVersionHistory',
      entries: null,
      body: { ruleId: first },
      idOf: version,
    }),
    like('versions', {
      operation: 'GET /api/rules/@{owner}/{name}/versions',
      path: '/api/rules/@acme/otter-0/versions',
      entries: null,
      idOf: version,
    }),
  ];
}

/** Open invitations; those that are closed leave the list. */
function invitations({ app, taro, acme }: ListWorld): Omit<Call, 'entries'> {
  const ids = Array.from({ length: 9 }, () => uuid());
  return {
    operation: 'GET /api/organizations/{orgId}/invitations',
    path: `/api/organizations/${acme.id}/invitations`,
    lasting: lastingOf(ids),
    passing: passingOf(ids),
    change: (present) =>
      app.database.rows(
        `insert into invitations (id, organization_id, digest, email, email_key, role, locale, invited_by, created_at, expires_at, closed_at)
         select n.id, $3, sha256(n.id::text::bytea), n.id || '@example.jp', n.id || '@example.jp', 'member', 'ja', $4,
           timestamptz '2026-01-01' + n.place / 3 * interval '1 microsecond', now() + interval '7 days',
           case when $1::uuid[] @> array[n.id] then null else now() end
           from unnest($2::uuid[]) with ordinality as n (id, place)
         on conflict (id) do update set closed_at = excluded.closed_at`,
        [[...lastingOf(ids), ...present], ids, acme.id, taro.id],
      ),
  };
}
