import fc from 'fast-check';
import { createTestApp, type TestApp } from '../support/app';
import { as } from '../support/as';
import { aRule } from '../support/factories/rule';
import { aUser, type TestUser } from '../support/factories/user';
import { aSeed } from '../support/random-numbers';
import { type Call, calls, messages, problemsOf, requestSchema } from './rest-contract';

/** `CORPUS=all` makes all runs, `SEED=123` others. */
const SEED = aSeed();
const RUNS = process.env.CORPUS === 'all' ? 60 : 20;
const CODES = new Set(Object.values(messages).map(({ code }) => code));

const nasty = fc.constantFrom<unknown>(
  null,
  true,
  0,
  -1,
  1.5,
  2 ** 31,
  1e308,
  '',
  ' ',
  '\0',
  'a\0b',
  '\uD83D',
  '\uDE00x',
  '\u202e\ufeff',
  'x'.repeat(5000),
  '😀'.repeat(300),
  "'; drop table rules; --",
  '%_\\',
  '{}',
  '../../etc/passwd',
  'latest',
  '1.0.0',
  '99999999999.0.0',
  '0199f40a-9e37-7d61-8c52-3b6f0d7a9e14',
  [],
  {},
  [[]],
  { $gt: '' },
  { length: 5 },
  ['a', null, 5],
  Array.from({ length: 50 }, () => 'x'),
  Number.MAX_SAFE_INTEGER,
);

describe('arbitrary input', () => {
  let app: TestApp;
  let taro: TestUser;
  let known: Readonly<Record<string, unknown>>;

  beforeAll(async () => {
    app = await createTestApp();
    taro = await aUser(app, { username: 'taro' });
    const { id, path, name } = await aRule(app, taro);
    known = {
      id,
      ruleId: id,
      path,
      name,
      visibility: 'public',
      tags: ['a'],
      content: 'x',
      version: '1.0.0',
      reason: 'x',
      message: 'x',
    };
  });
  afterAll(() => app.close());

  /** A body with each field valid, hostile, of arbitrary type or missing, and some unknown fields. */
  const bodyOf = (call: Call): fc.Arbitrary<unknown> => {
    const fields = Object.keys(requestSchema(call)?.properties ?? {});
    const each = Object.fromEntries(
      [...fields, 'offset', 'unknown', 'constructor'].map((field) => [
        field,
        fc.oneof(
          { weight: 3, arbitrary: fc.constant(undefined).map(() => known[field]) },
          { weight: 4, arbitrary: nasty },
          { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
          { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
        ),
      ]),
    );
    return fc.oneof(
      { weight: 9, arbitrary: fc.record(each, { requiredKeys: [] }) },
      { weight: 1, arbitrary: fc.jsonValue() },
    );
  };

  const expectOrderly = (call: Call, status: number, body: unknown) => {
    if (status >= 500) throw new Error(`${call.path} answered ${status}: ${JSON.stringify(body)}`);
    expect(problemsOf(call, status, body)).toEqual([]);
    if (status !== 200) expect(CODES).toContain((body as { code: string }).code);
  };

  // These calls hash a password each time, so they get fewer runs.
  const runsOf = ({ path }: Call) => (/register|login/.test(path) ? Math.min(RUNS, 24) : RUNS);

  it.each(
    calls.filter(({ method }) => method !== 'get').map((call) => [call.method, call.path, call] as const),
  )('%s %s sends only messages of the contract and never fails', async (method, path, call) => {
    await fc.assert(
      fc.asyncProperty(bodyOf(call), fc.boolean(), async (body, isSignedIn) => {
        const request = app.http()[method](`/api${path}`).type('json');
        if (isSignedIn) void request.auth(taro.accessToken, { type: 'bearer' });
        const { status, body: answer } = await request.send(JSON.stringify(body) ?? '');
        expectOrderly(call, status, answer);
      }),
      { seed: SEED, numRuns: runsOf(call) },
    );
  });

  it.each(calls.filter(({ path }) => path.includes('{')).map(({ method, path }) => [method, path] as const))(
    '%s %s accepts any path',
    async (method, path) => {
      const segment = fc.oneof(
        fc.constantFrom(
          'taro',
          'nothing',
          'latest',
          '1.0.0',
          '%00',
          '%',
          '%E0%A4%A',
          '..',
          '%2e%2e',
          'a%2Fb',
          '%40',
          '日本',
          '%F0%9F%98%80',
          "'",
          '"',
          '%0d%0aX:1',
        ),
        fc
          .string({ unit: 'binary', minLength: 1, maxLength: 20 })
          .map((text) => encodeURIComponent(text.replace(/[\uD800-\uDFFF]/g, ''))),
      );
      await fc.assert(
        fc.asyncProperty(
          fc.array(segment, { minLength: 3, maxLength: 3 }),
          fc.boolean(),
          async (given, isSignedIn) => {
            const segments = given.values();
            const address = path.replace(/\{\w+\}/g, () => String(segments.next().value));
            const request = app.http()[method](encodeURI(`/api${address}`).replaceAll('%25', '%'));
            if (isSignedIn) void request.auth(taro.accessToken, { type: 'bearer' });
            const { status, body } = await request;
            if (status >= 500) throw new Error(`${address} answered ${status}: ${JSON.stringify(body)}`);
            if (status !== 200) expect(body).toMatchObject({ defined: false, status });
          },
        ),
        { seed: SEED, numRuns: RUNS },
      );
    },
  );

  it('that is not JSON or has another media type is rejected', async () => {
    const [call] = calls.filter(({ path }) => path === '/rules/search');
    if (!call) throw new Error('There is no search');
    const type = fc.constantFrom(
      'application/json',
      'application/json; charset=utf-8',
      'application/json; charset=x',
      'text/plain',
      'application/xml',
      'multipart/form-data',
      '',
      'application/x-www-form-urlencoded',
      'a/b/c',
    );
    const encoding = fc.constantFrom(undefined, 'gzip', 'br', 'nothing');
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: 'binary', maxLength: 60 }),
        type,
        encoding,
        async (text, contentType, contentEncoding) => {
          const request = app.http().post('/api/rules/search').set('Content-Type', contentType);
          if (contentEncoding) void request.set('Content-Encoding', contentEncoding);
          const { status, body } = await request.send(text);
          if (![200, 400, 413, 415].includes(status)) throw new Error(`${status}: ${JSON.stringify(body)}`);
          expectOrderly(call, status, body);
        },
      ),
      { seed: SEED, numRuns: 200 },
    );
  });

  const OPERATIONS: readonly [string, string][] = [
    [
      'rules',
      'query ($a: String, $b: RuleFilter, $c: Int!, $d: String, $e: RuleOrder) { rules(query: $a, filter: $b, first: $c, after: $d, orderBy: $e) { totalCount nodes { id } } }',
    ],
    [
      'rule',
      'query ($a: String, $b: ID) { rule(path: $a, id: $b) { id versionByNumber(version: "1") { version } } }',
    ],
    [
      'diff',
      'query ($a: ID, $c: String!, $d: String!) { rule(id: $a) { diff(from: $c, to: $d) { patch } } }',
    ],
    ['tags', 'query ($a: String, $c: Int) { tags(prefix: $a, first: $c) { tag } }'],
    ['user', 'query ($a: String!) { user(username: $a) { id rules { totalCount } } }'],
    ['organization', 'query ($a: String, $b: ID) { organization(name: $a, id: $b) { id } }'],
    ['rules by query', 'query ($a: String) { rules(query: $a) { totalCount } }'],
    ['rules by author', 'query ($a: String) { rules(filter: { author: $a }) { totalCount } }'],
    ['rule by path', 'query ($a: String) { rule(path: $a) { id } }'],
    ['rule by id', 'query ($a: ID) { rule(id: $a) { id } }'],
    ['organization by name', 'query ($a: String) { organization(name: $a) { id } }'],
    ['organization by id', 'query ($a: ID) { organization(id: $a) { id } }'],
    ['users', 'query ($a: String!) { users(usernamePrefix: $a) { id } }'],
    [
      'unyankVersion',
      'mutation ($a: ID!, $b: String!) { unyankVersion(id: $a, version: $b) { rule { id } } }',
    ],
    ['deleteRule', 'mutation ($a: ID!) { deleteRule(id: $a) { success } }'],
    ['createRule', 'mutation ($a: CreateRuleInput!) { createRule(input: $a) { rule { id } } }'],
    ['updateRule', 'mutation ($a: UpdateRuleInput!) { updateRule(input: $a) { rule { id } } }'],
    [
      'yankVersion',
      'mutation ($a: ID!, $b: String!, $c: String!) { yankVersion(id: $a, version: $b, reason: $c) { rule { id } } }',
    ],
    [
      'deprecateRule',
      'mutation ($a: ID!, $b: String!, $c: String) { deprecateRule(id: $a, message: $b, replacement: $c) { rule { id } } }',
    ],
    ['recordView', 'mutation ($a: ID!) { recordView(id: $a) { rule { id } } }'],
    ['starRule', 'mutation ($a: ID!) { starRule(id: $a) { rule { id } } }'],
  ];

  it.each(OPERATIONS)('is rejected by GraphQL %s with the same messages', async (_, query) => {
    const input = fc.record(
      Object.fromEntries(
        [
          'id',
          'name',
          'visibility',
          'tags',
          'content',
          'organizationId',
          'type',
          'author',
          'field',
          'expectedVersion',
        ].map((field) => [
          field,
          fc.oneof(
            fc.constant(undefined).map(() => (field === 'visibility' ? 'PUBLIC' : known[field])),
            nasty,
          ),
        ]),
      ),
      { requiredKeys: [] },
    );
    const examples = ['\0', 'a\0b', '\uD83D', 'x'.repeat(10_000)].map(
      (text): [Record<'a' | 'b' | 'c' | 'd' | 'e', unknown>] => [
        { a: text, b: undefined, c: text, d: text, e: text },
      ],
    );
    const value = fc.oneof(
      nasty,
      fc.string({ unit: 'binary', maxLength: 40 }),
      input,
      fc.constant(undefined).map(() => known['id']),
      fc.integer({ min: -2, max: 105 }),
    );
    await fc.assert(
      fc.asyncProperty(fc.record({ a: value, b: value, c: value, d: value, e: value }), async (variables) => {
        const { status, body } = await as(app, taro).graphql(query, variables);
        const { errors = [] } = body as {
          errors?: { message: string; extensions: { status: number; code: string } }[];
        };
        if (status >= 500 || errors.some(({ extensions }) => extensions.status >= 500)) {
          throw new Error(`${status}: ${JSON.stringify(errors)}`);
        }
        for (const error of errors) {
          expect(error.extensions).toMatchObject({
            code: expect.any(String) as unknown,
            status: expect.any(Number) as unknown,
          });
          expect(error.message).not.toBe('');
        }
      }),
      { seed: SEED, numRuns: RUNS, examples },
    );
  });
});
