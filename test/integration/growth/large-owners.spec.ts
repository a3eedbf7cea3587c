import { ErasuresRepository } from '../../../server/modules/rules/lifecycle/erasures.repository';
import { ErasuresTask } from '../../../server/modules/rules/lifecycle/erasures.task';
import { OwnerRulesRepository } from '../../../server/modules/rules/lifecycle/owner-rules.repository';
import { type TestApp, useTestApp } from '../../support/app';
import { as } from '../../support/as';
import { anOrganization } from '../../support/factories/organization';
import { aRule } from '../../support/factories/rule';
import { aUser, type TestUser } from '../../support/factories/user';
import { graphqlOf } from '../../support/graphql';

/** More rules than a transaction deletes, several times. */
const RULES = 1_300;
const STARS = 11_000;

/** More rules like `$1`, with versions and documents of the search, written past the foreign keys. */
const COPIES = `
  set local session_replication_role = replica;
  create temporary table copies on commit drop as
    select n, gen_random_uuid() as id, gen_random_uuid() as version_id from generate_series(2, ${RULES}) n;
  insert into rules select c.* from rules r, copies n, jsonb_populate_record(r, jsonb_build_object('id', n.id,
    'name', r.name || '-' || n.n, 'name_key', r.name_key || '-' || n.n, 'latest_version_id', n.version_id)) c where r.id = $1;
  insert into rule_versions select c.* from rule_versions v, copies n, jsonb_populate_record(v, jsonb_build_object(
    'id', n.version_id, 'rule_id', n.id)) c where v.rule_id = $1;
  insert into rule_counters select id from copies;
  insert into rule_standings select id from copies;
  insert into rule_search_documents select c.* from rule_search_documents d, copies n,
    jsonb_populate_record(d, jsonb_build_object('rule_id', n.id)) c where d.rule_id = $1`;

type Gone = { readonly owner: string; readonly first: { readonly id: string; readonly path: string } };

describe('the deletion of an owner with very many rules', () => {
  const app = useTestApp({ RESPONSE_CACHE: 'off' });
  const { ask } = graphqlOf(() => app);
  let isWanted = false;
  /** Keeps the schedule from erasing anything in the middle of a test. */
  const eraseOnDemand = ({ nest }: Pick<TestApp, 'nest'>) => {
    const repository = nest.get(ErasuresRepository, { strict: false });
    const list = repository.list.bind(repository);
    jest
      .spyOn(repository, 'list')
      .mockImplementation(async (statements) => (isWanted ? list(statements) : []));
  };
  const erase = async ({ nest }: Pick<TestApp, 'nest'>) => {
    isWanted = true;
    await nest.get(ErasuresTask, { strict: false }).run();
    isWanted = false;
  };
  beforeEach(() => eraseOnDemand(app));
  afterEach(() => {
    isWanted = false;
    jest.restoreAllMocks();
  });

  const count = async (sql: string): Promise<number> =>
    (await app.database.rows<{ count: number }>(`select count(*)::int from ${sql}`))[0]?.count ?? 0;

  /** What everybody can learn about the rules of an owner, by surface, except the list of tags, which is counted now and then. */
  async function known({ owner, first }: Gone): Promise<Record<string, unknown>> {
    const rest = (path: string, body: object) => as(app, null).post(`/api/${path}`, body);
    const text = async (path: string) => (await as(app, null).get(path)).text ?? '';
    const lists = await ask(
      null,
      `query ($path: String!, $owner: String!) {
        list: rules(first: 100) { totalCount nodes { name } }
        tagged: rules(first: 5, filter: { tags: ["leaving"] }) { totalCount }
        found: rules(query: "leavingword", first: 100) { totalCount nodes { name } facets { types { type count } } }
        byName: rules(query: "leavingword", first: 5, orderBy: { field: NAME }) { nodes { name } }
        byOwner: rules(first: 5, filter: { author: $owner }) { totalCount }
        byPath: rule(path: $path) { id }
        latestRules(first: 5) { name }
      }`,
      { path: first.path, owner },
    );
    return {
      ...lists,
      get: (await rest('rules/get', { id: first.id })).status,
      raw: (await as(app, null).get(`/api/rules/${first.path}`)).status,
      feeds: [await text('/feeds/rules.atom'), await text(`/feeds/@${owner}.atom`)].map((feed) =>
        feed.includes('leavingword'),
      ),
      sitemap: (await text('/sitemaps/rules-1.xml')).includes('leavingword'),
      owners: (await text('/sitemaps/owners-1.xml')).includes(`/${owner}<`),
      user: (await rest('users/search', { query: owner })).text.includes(first.id),
      organization: (await as(app, null).get(`/api/organizations/${owner}/profile`)).status,
    };
  }

  const many = (who: TestUser, organizationId?: string) =>
    aRule(app, who, {
      name: 'leavingword',
      tags: ['leaving'],
      visibility: 'public',
      ...(organizationId !== undefined && { organizationId }),
    });
  const copy = (id: string) => app.database.rows(COPIES.replaceAll('$1', `'${id}'`));

  /** An owner, and how it is deleted with its rules. */
  const OWNERS: readonly (readonly [
    string,
    (who: TestUser) => Promise<Gone & { remove(): Promise<number> }>,
  ])[] = [
    [
      'a person',
      async (who) => ({
        owner: who.username,
        first: await many(who),
        remove: async () => {
          const body = { password: who.password, confirmation: 'DELETE', deleteRules: true };
          return (await as(app, who).post('/api/users/deleteAccount', body)).status;
        },
      }),
    ],
    [
      'an organization',
      async (who) => {
        const { id, name } = await anOrganization(app, { owner: who, members: [await aUser(app)] });
        return {
          owner: name,
          first: await many(who, id),
          remove: async () =>
            (await as(app, who).delete(`/api/organizations/${id}`, { force: true, password: who.password }))
              .status,
        };
      },
    ],
  ];

  it.each(OWNERS)(
    'hides the rules of %s at once, and is continued after an interruption',
    async (_, prepare) => {
      const gone = await prepare(await aUser(app));
      // What remains is the same as if the owner had never been.
      const other = await aRule(app, await aUser(app), { name: 'staying' });
      await copy(gone.first.id);
      expect(await known(gone)).toMatchObject({ tagged: { totalCount: RULES }, get: 200, sitemap: true });
      expect(await gone.remove()).toBe(200);
      const after = await known(gone);
      expect(await count('rules')).toBeGreaterThan(500);
      expect(after).toMatchObject({
        list: { totalCount: 1, nodes: [{ name: other.name }] },
        tagged: { totalCount: 0 },
        found: { totalCount: 0 },
        byPath: null,
        latestRules: [{ name: other.name }],
        get: 404,
        raw: 404,
        feeds: [false, false],
        sitemap: false,
        owners: false,
        organization: 404,
      });

      const rules = app.nest.get(OwnerRulesRepository, { strict: false });
      const remove = jest.spyOn(rules, 'delete').mockRejectedValueOnce(new Error('the process was killed'));
      await erase(app);
      remove.mockRestore();
      expect(await count('erasures')).toBe(1);
      expect(await known(gone)).toEqual(after);

      const another = await app.another();
      eraseOnDemand(another);
      await erase(another);
      await another.close();
      expect(await count('rules')).toBe(1);
      expect(await count('rule_versions')).toBe(1);
      expect(await count('erasures')).toBe(0);
      expect(
        await count(`organizations where id in (select id from owners where name = '${gone.owner}')`),
      ).toBe(0);
      expect(await known(gone)).toEqual(after);
      // The numbers of former rules are kept, as for the deletion of a single rule.
      expect(await count('deleted_rules')).toBe(RULES);
    },
  );

  it('keeps the public rules of a person at their addresses, while very many private ones go', async () => {
    const taro = await aUser(app);
    const shown = await aRule(app, taro, { visibility: 'public' });
    await copy((await aRule(app, taro, { visibility: 'private' })).id);
    await as(app, taro)
      .post('/api/users/deleteAccount', { password: taro.password, confirmation: 'DELETE' })
      .expect(200);
    await as(app, null).post('/api/rules/get', { id: shown.id }).expect(200);
    await erase(app);
    await as(app, null).post('/api/rules/get', { id: shown.id }).expect(200);
    expect(await count('rules')).toBe(1);
  });

  it('takes back very many stars, and erases the traces of very many actions', async () => {
    const [taro, hanako] = [await aUser(app), await aUser(app)];
    await copy((await aRule(app, hanako)).id);
    await app.database.rows(
      `set local session_replication_role = replica;
       insert into rules select c.* from rules r, generate_series(1, 9) n, jsonb_populate_record(r, jsonb_build_object(
         'id', gen_random_uuid(), 'name', r.name || 'x' || n, 'name_key', r.name_key || 'x' || n)) c;
       insert into rule_counters (rule_id) select id from rules on conflict do nothing;
       update rule_counters set stars = 1;
       insert into stars select '${taro.id}', id from rules limit ${STARS};
       insert into audit_events (id, action, actor_kind, actor_id, ip, agent)
         select gen_random_uuid(), 'rule.create', 'user', '${taro.id}', '192.0.2.1', 'importer'
         from generate_series(1, ${STARS})`,
    );
    await as(app, taro)
      .post('/api/users/deleteAccount', { password: taro.password, confirmation: 'DELETE' })
      .expect(200);
    await erase(app);
    expect(await count('stars')).toBe(0);
    expect(await count('rule_counters where stars = 0')).toBe(STARS);
    const traces = await app.database.rows(
      'select action from audit_events where actor_id = $1 and (ip is not null or agent is not null)',
      [taro.id],
    );
    expect(traces).toEqual([{ action: 'user.delete' }]);
  });

  it('lets nobody publish into an organization that is going', async () => {
    const [taro, hanako] = [await aUser(app), await aUser(app)];
    const { id } = await anOrganization(app, { owner: taro, members: [hanako] });
    await copy((await many(taro, id)).id);
    const answers = await Promise.all([
      as(app, taro).delete(`/api/organizations/${id}`, { force: true, password: taro.password }),
      ...Array.from({ length: 6 }, (_, index) =>
        as(app, hanako).post('/api/rules/create', {
          name: `late-${index}`,
          visibility: 'public',
          content: 'x',
          organizationId: id,
        }),
      ),
    ]);
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    await erase(app);
    expect(await count('rules')).toBe(0);
    expect(await count('organizations')).toBe(0);
  });
});
