import { Database, UNPREPARED } from '../../../server/kernel/database/database';
import { Transactions } from '../../../server/kernel/database/transactions';
import { RelatedRepository } from '../../../server/modules/rules/lists/related.repository';
import { FilteredRulesRepository } from '../../../server/search/index/filtered-rules.repository';
import { VersionsRepository } from '../../../server/modules/versions/versions.repository';
import { useTestApp } from '../../support/app';
import { aRule } from '../../support/factories/rule';
import { aUser } from '../../support/factories/user';

/** PostgreSQL makes this many plans before it compares them with one that it could keep. */
const PLANS_MADE = 5;
const ROUNDS = 10;
/** So many rules that a plan for any number of them seems expensive. */
const RULES = 2000;

/** The same rules and versions under other ids, written past the foreign keys. */
const COPIES = `
  set local session_replication_role = replica;
  insert into rules select c.* from rules r, generate_series(2, ${RULES}) n, jsonb_populate_record(r, jsonb_build_object(
    'id', gen_random_uuid(), 'name', r.name || n, 'name_key', r.name_key || n)) c;
  insert into rule_versions select c.* from rules r, rule_versions v, jsonb_populate_record(v, jsonb_build_object(
    'id', gen_random_uuid(), 'rule_id', r.id)) c where r.id <> v.rule_id;
  insert into rule_standings select id from rules on conflict do nothing;
  analyze rules, rule_versions, rule_standings`;

/** How often a statement was executed with a kept plan, and with one of its own. */
type Executions = { readonly name: string; readonly kept: number; readonly made: number };

describe('the plans of statements', () => {
  const app = useTestApp();
  const get = <Type>(type: new (...args: never[]) => Type): Type => app.nest.get(type, { strict: false });

  const executions = () =>
    get(Database).read<Executions>(
      'select name, generic_plans::int as kept, custom_plans::int as made from pg_prepared_statements',
      [],
      UNPREPARED,
    );

  /** Runs a read repeatedly on one connection, and returns how its statements were executed. */
  const executed = (read: () => Promise<unknown>): Promise<readonly Executions[]> =>
    get(Transactions).run(async () => {
      const before = new Map((await executions()).map((each) => [each.name, each]));
      for (let round = 0; round < ROUNDS; round += 1) await read();
      return (await executions())
        .map(({ name, kept, made }) => ({
          name,
          kept: kept - (before.get(name)?.kept ?? 0),
          made: made - (before.get(name)?.made ?? 0),
        }))
        .filter(({ kept, made }) => kept + made > 0);
    });

  const filter = {};
  const viewer = { userId: null };
  it.each([
    [
      'the first page of a list',
      () => get(FilteredRulesRepository).list({ filter, viewer, sort: 'stars', limit: 18, offset: 0 }),
    ],
    [
      'a longer one',
      () => get(FilteredRulesRepository).list({ filter, viewer, sort: 'updated', limit: 30, offset: 0 }),
    ],
    [
      'the history of a rule',
      async (id: string) =>
        get(VersionsRepository).pagesOfRules([{ id, showsHiddenVersions: false }], { limit: 20, offset: 0 }),
    ],
    ['related rules', (id: string) => get(RelatedRepository).find([id], 6, null)],
    ['a version', (_: string, version: string) => get(VersionsRepository).findMany([version])],
  ] as const)('are kept for %s', async (_what, read) => {
    const { id } = await aRule(app, await aUser(app));
    await app.database.rows(COPIES);
    const [rule] = await app.database.rows<{ version: string }>(
      'select latest_version_id as version from rules where id = $1',
      [id],
    );
    const statements = await executed(() => read(id, rule?.version ?? ''));
    expect(statements).not.toHaveLength(0);
    for (const { kept, made } of statements) {
      expect(kept + made).toBe(ROUNDS);
      expect(made).toBeLessThanOrEqual(PLANS_MADE);
    }
  });
});
