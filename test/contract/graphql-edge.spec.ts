import type { AddressInfo } from 'node:net';
import { getIntrospectionQuery } from 'graphql';
import { auditServer } from 'graphql-http';
import { createTestApp, type TestApp } from '../support/app';
import { as } from '../support/as';
import { aRule } from '../support/factories/rule';
import { aUser, type TestUser } from '../support/factories/user';

describe('/graphql', () => {
  let app: TestApp;
  let taro: TestUser;

  beforeAll(async () => {
    app = await createTestApp();
    taro = await aUser(app, { username: 'taro' });
    await aRule(app, taro, { name: 'open' });
  });
  afterAll(() => app.close());

  const send = (query: string) => as(app, taro).graphql(query);

  it('passes the audits of GraphQL over HTTP', async () => {
    const { port } = app.nest.getHttpServer().address() as AddressInfo;
    const results = await auditServer({ url: `http://127.0.0.1:${port}/graphql` });
    const not = (status: string) =>
      results.filter((result) => result.status === status).map(({ name }) => name);
    expect(not('error')).toEqual([]);
    expect(not('warn')).toEqual([]);
    expect(results.filter(({ status }) => status === 'ok').length).toBeGreaterThanOrEqual(58);
  });

  it('allows full introspection', async () => {
    for (const query of [
      getIntrospectionQuery(),
      getIntrospectionQuery({
        inputValueDeprecation: true,
        specifiedByUrl: true,
        directiveIsRepeatable: true,
        schemaDescription: true,
      }),
    ]) {
      const { body } = await as(app, null).graphql(query).expect(200);
      expect(body.errors).toBeUndefined();
      expect(body.data.__schema.types.length).toBeGreaterThan(30);
    }
  });

  it.each([
    ['deeper than 10 levels', deep(11), deep(10)],
    ['more than 15 aliases', aliases(16), aliases(15)],
    ['more than 20 directives', directives(21), directives(20)],
    ['more than 1000 tokens', tokens(1001), tokens(500)],
    ['costlier than 5000', texts(10), texts(9)],
    ['related below related', related(2), related(1)],
    ['more than 30 times the same object', repeated(31), repeated(30)],
  ])('rejects an operation before execution when it is %s', async (_, tooMuch, justRight) => {
    const { body } = await send(tooMuch).expect(400);
    expect(body).not.toHaveProperty('data');
    expect(body.errors[0].extensions).toMatchObject({
      code: 'BAD_REQUEST',
      status: 400,
      reason: 'request.document',
    });
    const allowed = await send(justRight);
    expect([allowed.status, allowed.body.errors]).toEqual([200, undefined]);
  });

  it.each([
    ['broken syntax', '{ rules {'],
    ['an unknown field', '{ secrets }'],
    [
      'a circular fragment',
      '{ rules { nodes { ...A } } } fragment A on Rule { ...B } fragment B on Rule { ...A }',
    ],
    ['a missing argument', 'mutation { deleteRule { success } }'],
    ['nothing', ''],
  ])('answers 400 and no data to %s', async (_, query) => {
    const { body } = await send(query).set('Accept', 'application/graphql-response+json').expect(400);
    expect(body).not.toHaveProperty('data');
    expect(body.errors[0].extensions).toMatchObject({ code: 'BAD_REQUEST', status: 400 });
    expect(JSON.stringify(body)).not.toMatch(/stacktrace|node_modules/);
  });

  it('rejects batches, forms, other media types and malformed JSON', async () => {
    const post = () => app.http().post('/graphql');
    await post()
      .send([{ query: '{ __typename }' }, { query: '{ __typename }' }])
      .expect(400);
    await post().type('form').send({ query: '{ __typename }' }).expect(415);
    await post().type('text/plain').send('{"query":"{ __typename }"}').expect(415);
    await post().type('multipart/form-data; boundary=x').send('--x--').expect(415);
    const broken = await post().type('json').send('{"query":').expect(400);
    expect(broken.body).toMatchObject({ code: 'BAD_REQUEST' });
  });

  it('rejects cross-site requests: GET requires a header and cannot run mutations', async () => {
    const get = (query: string) =>
      app.http().get('/graphql').query({ query }).set('Accept', 'application/json');
    await get('{ __typename }').expect(400);
    const { body } = await get('{ __typename }').set('Apollo-Require-Preflight', '1').expect(200);
    expect(body).toEqual({ data: { __typename: 'Query' } });
    const mutation = await get('mutation { recordView(id: "x") { rule { id } } }').set(
      'Apollo-Require-Preflight',
      '1',
    );
    expect(mutation.status).toBe(405);
    expect(mutation.body).not.toHaveProperty('data');
  });

  it('prevents caching and sets no cross-origin headers', async () => {
    const { headers } = await send('{ viewer { email } }')
      .set('Origin', 'https://elsewhere.example')
      .expect(200);
    expect(headers['cache-control']).toMatch(/no-store/);
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
  });

  it('does not expose internal errors', async () => {
    await app.database.rows('alter table rules rename to rules_that_are_away');
    try {
      const { body } = await send('{ rule(path: "@taro/open") { id } }')
        .set('Accept-Language', 'en')
        .expect(200);
      expect(body.errors).toEqual([
        expect.objectContaining({
          message: 'Internal server error',
          extensions: {
            code: 'INTERNAL_SERVER_ERROR',
            status: 500,
            reason: 'request.internalError',
            requestId: expect.any(String) as unknown,
          },
        }),
      ]);
    } finally {
      await app.database.rows('alter table rules_that_are_away rename to rules');
    }
  });
});

/** `levels` nested fields. */
function deep(levels: number): string {
  const chain = ['rule(path: "@taro/open")', ...Array(4).fill(['author', 'rules(first: 1)', 'nodes'])].flat();
  const path = chain.slice(0, levels - 1);
  return `{ ${path.map((field) => `${field} { `).join('')} __typename ${'} '.repeat(path.length)} }`;
}

function aliases(count: number): string {
  return `{ ${Array.from({ length: count }, (_, index) => `a${index}: viewer { email }`).join(' ')} }`;
}

function directives(count: number): string {
  return `{ viewer { ${'... @include(if: false) { email } '.repeat(count)} email } }`;
}

function tokens(count: number): string {
  return `{ ${'__typename '.repeat(count - 2)} }`;
}

/** `count` contents, each costing a tenth of the limit. */
function texts(count: number): string {
  const one = (index: number) => `a${index}: versionByNumber(version: "1.0.${index}") { content }`;
  return `{ rule(path: "@taro/open") { ${Array.from({ length: count }, (_, index) => one(index)).join(' ')} } }`;
}

function related(levels: number): string {
  return `{ rule(path: "@taro/open") { ${'related { '.repeat(levels)} id ${'} '.repeat(levels)} } }`;
}

function repeated(count: number): string {
  return `{ ${'viewer { email } '.repeat(count)} }`;
}
