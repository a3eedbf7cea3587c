import { Database, UNPREPARED } from '../../../server/kernel/database/database';
import { Transactions } from '../../../server/kernel/database/transactions';
import { useTestApp } from '../../support/app';
import { as } from '../../support/as';
import { anOrganization } from '../../support/factories/organization';
import { aRule, aVersion } from '../../support/factories/rule';
import { aUser } from '../../support/factories/user';

/** Tables that grow with what people publish and do. */
const GROWING = [
  'rules',
  'rule_versions',
  'rule_counters',
  'rule_standings',
  'rule_search_documents',
  'rule_views',
  'version_downloads',
  'stars',
  'owners',
  'owner_names',
  'users',
  'memberships',
  'audit_events',
  'sessions',
  'reports',
];

type Statement = { readonly sql: string; readonly values: readonly unknown[] };

/** A plan without what it reads into a hash instead of using an index, which PostgreSQL does for few rows, whatever is off. */
function withoutHashed(plan: string): string {
  return [...plan.matchAll(/hashed (SubPlan \d+)/g)].reduce(
    (left, [, name]) => left.replace(new RegExp(`^ *${name ?? ''}\\n *->  Seq Scan.*$`, 'm'), ''),
    plan,
  );
}

describe('the statements of public surfaces', () => {
  const app = useTestApp({ RESPONSE_CACHE: 'off' });
  const get = <Type>(type: new (...args: never[]) => Type): Type => app.nest.get(type, { strict: false });

  /** Visits what anybody, and somebody who has signed in, can read. */
  async function visitAll(): Promise<void> {
    const taro = await aUser(app, { username: 'taro' });
    const { id: organizationId, name } = await anOrganization(app, { owner: taro });
    const rule = await aRule(app, taro, { name: 'seen', tags: ['seen'] });
    await aRule(app, taro, { organizationId });
    await aVersion(app, taro, rule.id);
    await as(app, taro).post('/api/rules/star', { ruleId: rule.id }).expect(200);
    const graphql = `{
      latestRules(first: 5) { id } tags(first: 5) { tag }
      rules(first: 5) { totalCount facets { types { type } tags { nodes { tag } } } }
      found: rules(first: 5, query: "say what") { totalCount nodes { name } }
      rule(path: "${rule.path}") {
        versions(first: 5) { totalCount } stargazers(first: 5) { totalCount } related(first: 5) { id }
      }
      user(username: "taro") {
        stats { publicRulesCount } starredRules(first: 5, query: "seen", orderBy: UPDATED) { totalCount }
      }
      organization(name: "${name}") { stats { publicRulesCount } }
    }`;
    for (const who of [null, taro]) {
      const paths = [
        '/sitemap.xml',
        '/sitemaps/rules-1.xml',
        '/sitemaps/owners-1.xml',
        '/feeds/rules.atom',
        '/feeds/@taro.atom',
        `/feeds/tags/seen.atom`,
        `/badges/${rule.path}.svg`,
        `/api/rules/${rule.path}`,
        `/api/organizations/${name}/profile`,
      ];
      for (const path of paths) await as(app, who).get(path).expect(200);
      await as(app, who).post('/api/rules/search', { author: 'taro' }).expect(200);
      await as(app, who)
        .post('/api/rules/search', { tags: ['seen'], sortBy: 'stars' })
        .expect(200);
      const { body } = await as(app, who).graphql(graphql).expect(200);
      expect(body.errors).toBeUndefined();
    }
    for (const query of ['t', 'ta', 'taro']) await as(app, taro).post('/api/users/search', { query });
    for (const list of ['starred', 'trash', 'list'])
      await as(app, taro).post(`/api/rules/${list}`, {}).expect(200);
    await as(app, taro).get('/api/auth/events').expect(200);
  }

  it('have an index for every growing table that they read', async () => {
    const database = get(Database);
    const read = jest.spyOn(database, 'read');
    await visitAll();
    const statements = new Map<string, Statement>(
      read.mock.calls.map(([sql, values = []]) => [sql, { sql, values }]),
    );
    read.mockRestore();
    expect(statements.size).toBeGreaterThan(40);
    const scans: { readonly table: string | undefined; readonly sql: string }[] = [];
    await get(Transactions).run(async () => {
      // With an index, however bad it seems for a few rows, the plan has no scan of the table.
      await database.write('set local enable_seqscan = off', [], UNPREPARED);
      for (const { sql, values } of statements.values()) {
        if (!/^\s*(select|with)\b/i.test(sql)) continue;
        const lines = await database.read<Record<string, string>>(
          `explain (verbose, costs off) ${sql}`,
          values,
          UNPREPARED,
        );
        const plan = lines.flatMap((line) => Object.values(line)).join('\n');
        for (const [, table] of withoutHashed(plan).matchAll(/Seq Scan on public\.(\w+)/g))
          if (table !== undefined && GROWING.includes(table)) scans.push({ table, sql });
      }
    });
    expect(scans).toEqual([]);
  });
});
