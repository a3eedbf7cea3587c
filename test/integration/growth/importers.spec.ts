import { Database, UNPREPARED } from '../../../server/kernel/database/database';
import { RelatedRepository } from '../../../server/modules/rules/lists/related.repository';
import { useTestApp } from '../../support/app';
import { createTestDatabase } from '../../support/database';
import { aRule } from '../../support/factories/rule';
import { aUser } from '../../support/factories/user';

const RULES = 12_000;
/** Rows of rules that a page may read, however many its owner has. */
const MOST_READ = 2_500;

/** Rules like `$1`: half of them of its owner, the others of very many people, written past the foreign keys. They are planned as if they were many more. */
const COPIES = `
  set local session_replication_role = replica;
  insert into rules select c.* from rules r, generate_series(2, ${RULES}) n,
    jsonb_populate_record(r, jsonb_build_object('id', gen_random_uuid(), 'name', r.name || n, 'name_key', r.name_key || n,
      'owner_id', case when n % 2 = 0 then r.owner_id else md5((n % 5000)::text)::uuid end,
      'created_by', case when n % 2 = 0 then r.created_by else md5((n % 5000)::text)::uuid end)) c where r.id = $1;
  insert into rule_counters (rule_id) select id from rules on conflict do nothing;
  insert into rule_standings (rule_id) select id from rules on conflict do nothing;
  analyze;
  update pg_class set reltuples = 400000 where oid = 'rules'::regclass`;

type Node = {
  readonly 'Relation Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Heap Fetches'?: number;
  readonly Plans?: readonly Node[];
};

/** How many rows of rules a plan has read. */
function readOf(node: Node): number {
  const rows = node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0);
  const own = node['Relation Name'] === 'rules' ? rows * node['Actual Loops'] : 0;
  return (node.Plans ?? []).reduce((sum, plan) => sum + readOf(plan), own);
}

describe('the pages of somebody with very many rules', () => {
  const app = useTestApp({}, {}, async () => ({ database: await createTestDatabase() }));
  const get = <Type>(type: new (...args: never[]) => Type): Type => app.nest.get(type, { strict: false });

  async function anImporter(): Promise<{ readonly ruleId: string; readonly userId: string }> {
    const importer = await aUser(app, { username: 'importer' });
    const { id } = await aRule(app, importer, { visibility: 'public' });
    await app.database.rows(COPIES.replaceAll('$1', `'${id}'`));
    return { ruleId: id, userId: importer.id };
  }

  /** The rows of rules that the statements of some work read. */
  async function read(work: () => Promise<unknown>): Promise<readonly number[]> {
    const database = get(Database);
    const spy = jest.spyOn(database, 'read');
    await work();
    const statements = [...spy.mock.calls];
    spy.mockRestore();
    return Promise.all(
      statements.map(async ([sql, values]) => {
        const [plan] = await database.read<{ 'QUERY PLAN': readonly [{ Plan: Node }] }>(
          `explain (analyze, format json) ${sql}`,
          values,
          UNPREPARED,
        );
        return plan ? readOf(plan['QUERY PLAN'][0].Plan) : Number.NaN;
      }),
    );
  }

  it('find related rules among the last of the owner', async () => {
    const { ruleId } = await anImporter();
    const related = get(RelatedRepository);
    expect((await related.find([ruleId], 5, null)).get(ruleId)).toHaveLength(5);
    const rows = await read(() => related.find([ruleId], 5, null));
    expect(rows).toHaveLength(1);
    expect(Math.max(...rows)).toBeLessThan(MOST_READ);
  });
});
