import { createTestApp, type TestApp } from '../../support/app';
import { as } from '../../support/as';
import { aCliToken } from '../../support/factories/cli-token';
import { anOrganization, type TestOrganization } from '../../support/factories/organization';
import { aRule, aVersion } from '../../support/factories/rule';
import { aUser, type TestUser } from '../../support/factories/user';

type Answer = {
  readonly data?: Record<string, unknown> | null;
  readonly errors?: readonly {
    readonly message: string;
    readonly path?: readonly string[];
    readonly extensions: Record<string, unknown>;
  }[];
};

describe('rules over GraphQL', () => {
  let app: TestApp;
  let taro: TestUser;
  let hanako: TestUser;
  let acme: TestOrganization;

  beforeAll(async () => {
    app = await createTestApp();
    taro = await aUser(app, { username: 'taro' });
    hanako = await aUser(app, { username: 'hanako' });
    acme = await anOrganization(app, { name: 'acme', owner: taro, members: [] });
  });
  afterAll(() => app.close());

  const run = async (
    who: TestUser | string | null,
    query: string,
    variables: object = {},
  ): Promise<Answer> => {
    const answer = await as(app, who).graphql(query, variables).set('Accept-Language', 'en').expect(200);
    return answer.body as Answer;
  };
  const ask = async (who: TestUser | string | null, query: string, variables: object = {}) => {
    const { data, errors } = await run(who, query, variables);
    expect(errors).toBeUndefined();
    return data ?? {};
  };
  const refusal = async (who: TestUser | string | null, query: string, variables: object = {}) => {
    const { errors = [] } = await run(who, query, variables);
    expect(errors).toHaveLength(1);
    return { message: errors[0]?.message, ...errors[0]?.extensions };
  };

  describe('queries', () => {
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
      const orderBy = { field: 'NAME', direction: 'ASC' };
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

  describe('mutations', () => {
    const CREATE =
      'mutation ($input: CreateRuleInput!) { createRule(input: $input) { rule { id path version visibility } } }';
    const UPDATE =
      'mutation ($input: UpdateRuleInput!) { updateRule(input: $input) { rule { version name visibility } } }';
    const input = (wishes: object = {}) => ({
      name: 'by-graphql',
      visibility: 'PUBLIC',
      tags: ['x'],
      content: '# Text\n',
      ...wishes,
    });

    it('publish, change, withdraw, deprecate, star, view and delete', async () => {
      const created = (await ask(taro, CREATE, { input: input() })) as {
        createRule: { rule: { id: string } };
      };
      const { id } = created.createRule.rule;
      expect(created).toMatchObject({
        createRule: { rule: { path: '@taro/by-graphql', version: '1.0.0', visibility: 'PUBLIC' } },
      });
      expect(
        await ask(taro, UPDATE, {
          input: { id, content: '# New\n', versionBump: 'MINOR', expectedVersion: '1.0.0' },
        }),
      ).toMatchObject({
        updateRule: { rule: { version: '1.1.0' } },
      });
      const on = (
        call: string,
        more = '',
        fields = 'rule { version stars views viewerHasStarred deprecation { message replacement } }',
      ) => `mutation ($id: ID!) { ${call}(id: $id${more}) { ${fields} } }`;
      const changed = async (who: TestUser | null, ...call: [string, string?]) =>
        (await ask(who, on(...call), { id }))[call[0]];
      expect(await changed(taro, 'yankVersion', ', version: "1.1.0", reason: "bad"')).toMatchObject({
        rule: { version: '1.0.0' },
      });
      expect(await changed(taro, 'unyankVersion', ', version: "1.1.0"')).toMatchObject({
        rule: { version: '1.1.0' },
      });
      expect(await changed(taro, 'deprecateRule', ', message: "old"')).toMatchObject({
        rule: { deprecation: { message: 'old', replacement: null } },
      });
      expect(await changed(taro, 'undeprecateRule')).toMatchObject({ rule: { deprecation: null } });
      expect(await changed(hanako, 'starRule')).toMatchObject({ rule: { stars: 1, viewerHasStarred: true } });
      expect(await changed(hanako, 'unstarRule')).toMatchObject({
        rule: { stars: 0, viewerHasStarred: false },
      });
      expect(await changed(null, 'recordView')).toMatchObject({ rule: { views: 1 } });
      expect(await changed(null, 'recordView')).toMatchObject({ rule: { views: 1 } });
      expect(await ask(taro, on('deleteRule', '', 'success'), { id })).toEqual({
        deleteRule: { success: true },
      });
      expect(await ask(taro, 'query ($id: ID) { rule(id: $id) { id } }', { id })).toEqual({ rule: null });
    });

    it('refuse with the same facts as REST', async () => {
      const { id, name } = await aRule(app, taro);
      const star = 'mutation ($id: ID!) { starRule(id: $id) { rule { id } } }';
      const cases: readonly [TestUser | string | null, string, object, object][] = [
        [
          null,
          CREATE,
          { input: input() },
          {
            code: 'UNAUTHORIZED',
            status: 401,
            reason: 'request.signInRequired',
            message: 'Authentication required',
          },
        ],
        [
          await aCliToken(app, taro, ['read']),
          CREATE,
          { input: input() },
          { code: 'FORBIDDEN', status: 403, reason: 'request.insufficientScope' },
        ],
        [
          taro,
          CREATE,
          { input: input({ name }) },
          {
            code: 'CONFLICT',
            status: 409,
            reason: 'rules.nameTaken',
            message: 'This rule name is already in use',
          },
        ],
        [
          hanako,
          UPDATE,
          { input: { id, content: 'x' } },
          { code: 'FORBIDDEN', status: 403, reason: 'rules.updateForbidden' },
        ],
        [
          taro,
          UPDATE,
          { input: { id: 'nothing', content: 'x' } },
          { code: 'NOT_FOUND', status: 404, reason: 'rules.notFound' },
        ],
        [
          taro,
          UPDATE,
          { input: { id, expectedVersion: '9.9.9' } },
          {
            code: 'PRECONDITION_FAILED',
            status: 412,
            reason: 'rules.versionConflict',
            data: { currentVersion: '1.0.0' },
          },
        ],
        [
          null,
          star,
          { id },
          {
            code: 'UNAUTHORIZED',
            status: 401,
            reason: 'rules.starSignInRequired',
            message: 'Login required to star',
          },
        ],
        [
          taro,
          CREATE,
          { input: input({ name: 'a b', content: ' ' }) },
          {
            code: 'BAD_REQUEST',
            status: 400,
            reason: 'request.validation',
            issues: [
              { path: ['name'], code: 'invalid_format' },
              { path: ['content'], code: 'custom', message: 'Content must not be blank' },
            ],
          },
        ],
        [
          taro,
          CREATE,
          { input: input({ visibility: 'ORGANIZATION' }) },
          { code: 'BAD_REQUEST', issues: [{ path: ['visibility'], code: 'custom' }] },
        ],
      ];
      for (const [who, query, variables, facts] of cases) {
        const error = await refusal(who, query, variables);
        expect(error).toMatchObject(facts);
        expect(error).toHaveProperty('requestId', expect.stringMatching(/^[0-9a-f-]{36}$/));
        expect(error).not.toHaveProperty('stacktrace');
      }
    });

    it('speak the language of the caller, and name their own request', async () => {
      const answer = await as(app, null)
        .graphql(CREATE, { input: input() })
        .set('X-Request-Id', 'my-request-1')
        .expect(200);
      expect(answer.body.errors[0]).toMatchObject({
        message: 'ログインが必要です。',
        path: ['createRule'],
        extensions: { requestId: 'my-request-1' },
      });
    });

    it('take null for a field that may be left out', async () => {
      const { id } = await aRule(app, taro, { description: 'There' });
      const answer = await run(taro, UPDATE, { input: { id, description: null, tags: ['y'] } });
      expect(answer).toMatchObject({ data: { updateRule: { rule: { version: '1.0.0' } } } });
      const read = await as(app, taro).post('/api/rules/get', { id });
      expect(read.body).toMatchObject({ description: null, tags: ['y'] });
    });
  });
});
