import { Database, UNPREPARED } from '../../../server/kernel/database/database';
import { Transactions } from '../../../server/kernel/database/transactions';
import type { PageKeys, Window } from '../../../server/kernel/schema/connection';
import { positionOf } from '../../../server/kernel/schema/keyset';
import { ReportsRepository } from '../../../server/modules/moderation/reports/reports.repository';
import { TrashRepository } from '../../../server/modules/rules/lifecycle/trash.repository';
import { StarredRepository } from '../../../server/modules/rules/lists/starred.repository';
import { FilteredRulesRepository } from '../../../server/search/index/filtered-rules.repository';
import { StargazersRepository } from '../../../server/modules/rules/usage/stargazers.repository';
import { VersionsRepository } from '../../../server/modules/versions/versions.repository';
import { useTestApp } from '../../support/app';
import { as } from '../../support/as';
import { createTestDatabase } from '../../support/database';
import { aReport } from '../../support/factories/report';
import { aRule } from '../../support/factories/rule';
import { aUser } from '../../support/factories/user';

/** So many that a sort seems expensive. */
const ROWS = 3000;

/** More rows of every list, written past the foreign keys; `$1` is the rule and `$2` the person whose lists are read. */
const COPIES = `
  set local session_replication_role = replica;
  insert into rules select c.* from rules r, generate_series(2, ${ROWS}) n, jsonb_populate_record(r, jsonb_build_object(
    'id', gen_random_uuid(), 'name', r.name || n, 'name_key', r.name_key || n,
    'created_at', r.created_at - n * interval '1 minute', 'updated_at', r.updated_at - n * interval '1 minute',
    'deleted_at', r.deleted_at - n * interval '1 second')) c;
  insert into rule_counters select id, n / 3, n / 3, n / 3 from (select id, row_number() over () as n from rules) r
    on conflict do nothing;
  insert into rule_standings select * from rule_counters on conflict do nothing;
  insert into rule_versions select c.* from rule_versions v, generate_series(2, ${ROWS}) n,
    jsonb_populate_record(v, jsonb_build_object('id', gen_random_uuid(), 'major', 1 + n / 100, 'minor', n % 100)) c;
  insert into users select c.* from users u, generate_series(2, ${ROWS}) n, jsonb_populate_record(u, jsonb_build_object(
    'id', gen_random_uuid(), 'email', n || u.email, 'email_key', n || u.email)) c where u.id = $2;
  insert into owners select c.* from users u, owners o, jsonb_populate_record(o, jsonb_build_object(
    'id', u.id, 'name', u.id, 'name_key', u.id)) c where o.id = $2 on conflict do nothing;
  insert into reports select c.* from reports p, rules r join rule_counters n on n.rule_id = r.id
    join (select id, row_number() over () as n from users) u on u.n = n.stars + 1,
    jsonb_populate_record(p, jsonb_build_object('id', gen_random_uuid(), 'rule_id', r.id, 'reporter_id', u.id,
      'created_at', r.created_at)) c where r.id <> p.rule_id;
  insert into stars select u.id, $1, now() - row_number() over () * interval '1 minute' from users u;
  insert into stars select $2, r.id, now() - row_number() over () * interval '1 minute' from rules r on conflict do nothing;
  analyze`;

/** Whose rows are listed. */
type Subject = { readonly ruleId: string; readonly userId: string };
type List = (of: Subject, window: Window) => Promise<PageKeys | undefined>;

describe('the pages of long lists', () => {
  // A new one, because plans depend on what specs before this one left in tables.
  const app = useTestApp({}, {}, async () => ({ database: await createTestDatabase() }));
  const get = <Type>(type: new (...args: never[]) => Type): Type => app.nest.get(type, { strict: false });

  const rules = (sort: 'stars' | 'views' | 'downloads' | 'updated' | 'created' | 'name') =>
    (['asc', 'desc'] as const).map((direction): readonly [string, List] => [
      `rules by ${sort}, ${direction}`,
      async (_, window) => {
        const list = { filter: {}, viewer: { userId: null }, sort, direction, ...window };
        return { ...(await get(FilteredRulesRepository).list(list)), hasMore: true };
      },
    ]);
  const reports =
    (status: 'pending' | null): List =>
    ({ userId }, window) =>
      get(ReportsRepository).list({ status, ruleId: null, ...window }, { userId, handlesAll: true });

  const LISTS: readonly (readonly [string, List])[] = [
    ...(['stars', 'views', 'downloads', 'updated', 'created', 'name'] as const).flatMap(rules),
    [
      'versions',
      async ({ ruleId }, window) => {
        const history = { id: ruleId, showsHiddenVersions: false };
        return (await get(VersionsRepository).pagesOfRules([history], window)).get(ruleId);
      },
    ],
    [
      'stargazers',
      async ({ ruleId }, window) => (await get(StargazersRepository).pages([ruleId], window)).get(ruleId),
    ],
    ['starred rules', ({ userId }, window) => get(StarredRepository).list(userId, window)],
    [
      'public starred rules',
      ({ userId }, window) =>
        get(StarredRepository).listPublic(userId, { words: [], sort: 'starred', ...window }),
    ],
    ['deleted rules', ({ userId }, window) => get(TrashRepository).list(userId, new Date(0), window)],
    ['reports', reports(null)],
    ['pending reports', reports('pending')],
  ];

  /** The plan of the statement that reads a page, as it is kept for any values. */
  async function planOf(list: List, of: Subject): Promise<string> {
    const database = get(Database);
    const first = await list(of, { limit: 1, offset: 0 });
    const read = jest.spyOn(database, 'read');
    await list(of, { limit: 20, offset: 0, after: positionOf(first?.keys[0] ?? '') });
    const [[sql, values = []] = ['']] = read.mock.calls;
    read.mockRestore();
    return get(Transactions).run(async () => {
      await database.write('set local plan_cache_mode = force_generic_plan', [], UNPREPARED);
      await database.write(`prepare page as ${sql}`, [], UNPREPARED);
      const execution = `explain (costs off) execute page (${values.map(() => 'null').join(', ')})`;
      const lines = await database.read<Record<string, string>>(execution, [], UNPREPARED);
      await database.write('deallocate page', [], UNPREPARED);
      return lines.flatMap((line) => Object.values(line)).join('\n');
    });
  }

  it('walk an index from the last row on, and sort nothing', async () => {
    const taro = await aUser(app);
    const { id: ruleId } = await aRule(app, taro, { visibility: 'public' });
    const gone = await aRule(app, taro);
    await as(app, taro).post('/api/rules/delete', { id: gone.id }).expect(200);
    await aReport(app, await aUser(app), ruleId);
    await app.database.rows(COPIES.replaceAll('$1', `'${ruleId}'`).replaceAll('$2', `'${taro.id}'`));
    for (const [name, list] of LISTS) {
      const plan = await planOf(list, { ruleId, userId: taro.id });
      // Rows that were deleted at the same time may be sorted among themselves.
      const isSorted = /^\s*(?:->\s+)?Sort$/m.test(plan);
      const isBegun = /Index Cond: .*(?:ROW\(.*\) [<>] ROW\(|deleted_at <=)/.test(plan);
      expect({ name, isSorted, isBegun, plan }).toEqual({ name, isSorted: false, isBegun: true, plan });
    }
  });
});
