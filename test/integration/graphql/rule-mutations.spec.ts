import { createAcmeApp } from '../../support/acme';
import type { TestApp } from '../../support/app';
import { as } from '../../support/as';
import { aCliToken } from '../../support/factories/cli-token';
import { aRule } from '../../support/factories/rule';
import type { TestUser } from '../../support/factories/user';
import { graphqlOf } from '../../support/graphql';

describe('mutations of rules', () => {
  let app: TestApp;
  let taro: TestUser;
  let hanako: TestUser;

  beforeAll(async () => {
    ({ app, taro, hanako } = await createAcmeApp([]));
  });
  afterAll(() => app.close());

  const { run, ask, refusal } = graphqlOf(() => app);

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
