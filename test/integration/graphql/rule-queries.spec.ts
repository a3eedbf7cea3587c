import { createAcmeApp } from '../../support/acme';
import type { TestApp } from '../../support/app';
import { as } from '../../support/as';
import type { TestOrganization } from '../../support/factories/organization';
import { aRule, aVersion } from '../../support/factories/rule';
import { aUser, type TestUser } from '../../support/factories/user';
import { graphqlOf } from '../../support/graphql';

describe('queries of rules', () => {
  let app: TestApp;
  let taro: TestUser;
  let hanako: TestUser;
  let acme: TestOrganization;

  beforeAll(async () => {
    ({ app, taro, hanako, acme } = await createAcmeApp([]));
  });
  afterAll(() => app.close());

  const { ask, refusal } = graphqlOf(() => app);

  it('rule: who has starred it, the latest first, a page at a time', async () => {
    const [early, late] = [await aUser(app), await aUser(app)];
    const rules = [await aRule(app, early), await aRule(app, early)];
    for (const [index, { id }] of rules.entries())
      for (const person of [early, late].slice(0, 2 - index))
        await as(app, person).post('/api/rules/star', { ruleId: id }).expect(200);
    const starred = (id: string, page: string) =>
      ask(
        null,
        `{ rule(id: "${id}") { stargazers(${page}) { totalCount nodes { username } pageInfo { hasNextPage } } } }`,
      );
    const [both = { id: '' }, one = { id: '' }] = rules;
    expect((await starred(both.id, 'first: 1'))['rule']).toEqual({
      stargazers: { totalCount: 2, nodes: [{ username: late.username }], pageInfo: { hasNextPage: true } },
    });
    expect((await starred(both.id, 'first: 1, offset: 1'))['rule']).toEqual({
      stargazers: { totalCount: 2, nodes: [{ username: early.username }], pageInfo: { hasNextPage: false } },
    });
    expect((await starred(one.id, 'first: 5'))['rule']).toMatchObject({
      stargazers: { totalCount: 1, nodes: [{ username: early.username }] },
    });
  });

  it('rule: every field, by address and by id', async () => {
    const other = await aRule(app, taro, { tags: ['a'] });
    const { id, path } = await aRule(app, taro, {
      name: 'whole',
      description: 'All of it',
      tags: ['a'],
      content: '---\nx: 1\n---\n# Whole\n\nText\n',
    });
    await aVersion(app, taro, id, { content: '# Whole\n\nText\nmore\n', changelog: 'More' });
    await as(app, taro)
      .post('/api/rules/deprecate', { id, message: 'old', replacement: other.path })
      .expect(200);
    const fields = `
      id path name type visibility description tags version stars views downloads viewerHasStarred excerpt url
      createdAt updatedAt publishedAt
      owner { __typename id name displayName url avatarUrl } author { username }
      viewerCan { update delete star } deprecation { message replacement }
      latestVersion { version content digest size changelog isLatest yanked yankedReason createdAt createdBy { username } changes { additions deletions } }
      versionByNumber(version: "1.0.0") { content changes { additions } }
      missing: versionByNumber(version: "9.9.9") { content }
      versions(first: 1) { totalCount nodes { version } pageInfo { hasNextPage endCursor } }
      diff(from: "1.0.0", to: "1.0.1") { patch additions deletions from { version } to { version } }
      noDiff: diff(from: "1.0.0", to: "2.0.0") { patch }
      related(first: 3) { path }`;
    const byPath = await ask(taro, `query ($path: String) { rule(path: $path) { ${fields} } }`, { path });
    const byId = await ask(taro, `query ($id: ID) { rule(id: $id) { ${fields} } }`, { id });
    expect(byId).toEqual(byPath);
    expect(byPath['rule']).toMatchObject({
      id,
      path: '@taro/whole',
      type: 'RULE',
      visibility: 'PUBLIC',
      version: '1.0.1',
      excerpt: '# Whole\nText\nmore',
      url: 'http://localhost:3000/rules/@taro/whole',
      owner: { __typename: 'User', name: 'taro', url: 'http://localhost:3000/user/taro' },
      viewerCan: { update: true, delete: true, star: true },
      deprecation: { message: 'old', replacement: other.path },
      latestVersion: {
        version: '1.0.1',
        content: '# Whole\n\nText\nmore\n',
        changelog: 'More',
        isLatest: true,
        changes: { additions: 1, deletions: 3 },
      },
      versionByNumber: { content: '---\nx: 1\n---\n# Whole\n\nText\n', changes: null },
      missing: null,
      versions: { totalCount: 2, nodes: [{ version: '1.0.1' }], pageInfo: { hasNextPage: true } },
      diff: { additions: 1, deletions: 3, from: { version: '1.0.0' }, to: { version: '1.0.1' } },
      noDiff: null,
      related: [{ path: other.path }],
    });
  });

  it('rule: null for what is hidden or missing, and exactly one way to ask', async () => {
    const { id, path } = await aRule(app, taro, { visibility: 'private' });
    const query = 'query ($path: String, $id: ID) { rule(path: $path, id: $id) { id } }';
    for (const variables of [
      { path },
      { id },
      { path: '@nobody/nothing' },
      { id: 'nothing' },
      { path: 'no path' },
    ]) {
      expect(await ask(hanako, query, variables)).toEqual({ rule: null });
    }
    expect(await ask(taro, query, { path })).toEqual({ rule: { id } });
    for (const variables of [{}, { path, id }, { path: null, id: null }]) {
      expect(await refusal(taro, query, variables)).toMatchObject({ code: 'BAD_REQUEST', status: 400 });
    }
  });

  it('rules: filters, orders and pages', async () => {
    const author = await aUser(app);
    for (const name of ['one', 'two', 'three']) await aRule(app, author, { name, tags: [name, 'all'] });
    const query = `query ($filter: RuleFilter, $orderBy: RuleOrder, $first: Int!, $after: String, $query: String, $offset: Int) {
      rules(query: $query, filter: $filter, orderBy: $orderBy, first: $first, after: $after, offset: $offset) {
        totalCount edges { cursor node { name } } nodes { name } pageInfo { hasNextPage hasPreviousPage endCursor }
      }
    }`;
    type Page = {
      rules: {
        totalCount: number;
        nodes: { name: string }[];
        pageInfo: { endCursor: string; hasNextPage: boolean };
      };
    };
    const filter = { author: author.username };
    const orderBy = { field: 'NAME' };
    const first = (await ask(null, query, { filter, orderBy, first: 2 })) as Page;
    expect(first.rules).toMatchObject({ totalCount: 3, nodes: [{ name: 'one' }, { name: 'three' }] });
    const second = (await ask(null, query, {
      filter,
      orderBy,
      first: 2,
      after: first.rules.pageInfo.endCursor,
    })) as Page;
    expect(second.rules.nodes).toEqual([{ name: 'two' }]);
    expect(second.rules.pageInfo.hasNextPage).toBe(false);
    const names = async (variables: object) =>
      ((await ask(null, query, { first: 10, filter, ...variables })) as Page).rules.nodes.map(
        ({ name }) => name,
      );
    expect(await names({ orderBy: { field: 'NAME', direction: 'DESC' } })).toEqual(['two', 'three', 'one']);
    expect(await names({ orderBy: { field: 'NAME', direction: null } })).toEqual(['one', 'three', 'two']);
    expect(await names({ orderBy: { field: 'CREATED' } })).toEqual(['three', 'two', 'one']);
    const best = await names({ orderBy: { field: 'RELEVANCE' } });
    expect(await names({ orderBy: { field: 'RELEVANCE', direction: 'ASC' } })).toEqual(best);
    expect(await names({ orderBy, offset: 2 })).toEqual(['two']);
    expect(await names({ filter: { ...filter, tags: ['one', 'two'] }, orderBy })).toEqual(['one', 'two']);
    expect(await names({ filter: { ...filter, tags: ['one', 'all'], tagMode: 'ALL' } })).toEqual(['one']);
    expect(await names({ filter: { ...filter, type: 'CCSUBAGENTS' } })).toEqual([]);
    expect(await names({ filter: { ...filter, visibility: 'PRIVATE' } })).toEqual([]);
    expect(await names({ query: 'three', filter: null })).toContain('three');
    for (const variables of [
      { first: 0 },
      { first: 101 },
      { offset: -1 },
      { after: 'x' },
      { query: 'x'.repeat(201) },
    ]) {
      expect(await refusal(null, query, { first: 10, ...variables })).toMatchObject({
        code: 'BAD_REQUEST',
        reason: 'request.validation',
        issues: [{ path: [Object.keys(variables)[0]] }],
      });
    }
  });

  it('viewer, user, organization and tags', async () => {
    const rule = await aRule(app, hanako, { organizationId: undefined, tags: ['of-hanako'] });
    await as(app, hanako).post('/api/rules/star', { ruleId: rule.id }).expect(200);
    const viewer =
      '{ viewer { email role emailVerified user { username } organizations { nodes { name viewerRole } totalCount } rules { nodes { path } } starredRules { nodes { path } totalCount } } }';
    expect(await ask(null, viewer)).toEqual({ viewer: null });
    expect(await ask(hanako, viewer)).toMatchObject({
      viewer: {
        email: hanako.email,
        user: { username: 'hanako' },
        organizations: { totalCount: 0 },
        starredRules: { nodes: [{ path: rule.path }], totalCount: 1 },
      },
    });
    expect(await ask(taro, viewer)).toMatchObject({
      viewer: { organizations: { nodes: [{ name: 'acme', viewerRole: 'OWNER' }] } },
    });
    expect(
      await ask(
        null,
        '{ user(username: "HANAKO") { name username url stats { publicRulesCount organizationsCount totalStars } rules { nodes { path } } } none: user(username: "nobody") { id } }',
      ),
    ).toMatchObject({
      user: {
        name: 'hanako',
        stats: { publicRulesCount: 1, organizationsCount: 0, totalStars: 1 },
        rules: { nodes: [{ path: rule.path }] },
      },
      none: null,
    });
    const organization =
      'query ($name: String, $id: ID) { organization(name: $name, id: $id) { id name displayName viewerRole stats { memberCount publicRulesCount } } }';
    expect(await ask(null, organization, { name: 'ACME' })).toEqual({
      organization: {
        id: acme.id,
        name: 'acme',
        displayName: 'The acme',
        viewerRole: null,
        stats: { memberCount: null, publicRulesCount: 0 },
      },
    });
    expect(await ask(taro, organization, { id: acme.id })).toMatchObject({
      organization: { viewerRole: 'OWNER', stats: { memberCount: 1 } },
    });
    expect(await ask(null, organization, { name: 'nobody' })).toEqual({ organization: null });
    expect(await refusal(null, organization, {})).toMatchObject({ code: 'BAD_REQUEST' });
    expect(await ask(null, '{ tags(prefix: "of-h") { tag count } }')).toEqual({
      tags: [{ tag: 'of-hanako', count: 1 }],
    });
  });
});
