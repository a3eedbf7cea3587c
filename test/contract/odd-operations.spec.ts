import fc from 'fast-check';
import { createTestApp, type TestApp } from '../support/app';
import { aUser, type TestUser } from '../support/factories/user';
import { logLines } from '../support/log-lines';
import { aSeed } from '../support/random-numbers';

/** `CORPUS=all` makes all runs, `SEED=123` others. */
const SEED = aSeed();
const RUNS = process.env.CORPUS === 'all' ? 300 : 99;

const oneOf = (...words: readonly string[]) => fc.constantFrom(...words);

const odd: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    0,
    -1,
    1.5,
    '',
    ' ',
    'A',
    'constructor',
    '__proto__',
    [],
    {},
    [[]],
    [null],
  ),
  fc.constantFrom<unknown>(
    { constructor: 1 },
    { then: 1 },
    { toString: null },
    { n: null, f: { constructor: 1 } },
  ),
  fc.jsonValue({ maxDepth: 3 }),
);

const names = oneOf('', 'A', 'B', 'constructor', '__proto__', 'toString', '__typename');
const directives = fc.oneof(
  { weight: 8, arbitrary: fc.constant('') },
  {
    weight: 3,
    arbitrary: oneOf(
      '@include(if: $b)',
      '@include(if: null)',
      '@include',
      '@skip(if: $b)',
      '@skip(if: "x") @skip(if: true)',
      '@defer',
      '@stream(initialCount: 1)',
      '@deprecated(reason: "x")',
      '@specifiedBy(url: "x")',
      '@oneOf',
      '@constructor',
      '@__proto__(toString: 1)',
    ),
  },
);
const variables = fc.oneof(
  { weight: 2, arbitrary: fc.constant('') },
  fc
    .array(
      fc.tuple(
        oneOf('b', 'n', 's', 'f', 'o', 'constructor', '__proto__'),
        oneOf(
          'Boolean',
          'Boolean!',
          'Int',
          'Int!',
          '[Int!]!',
          'String',
          'RuleFilter',
          'RuleOrder',
          'Rule',
          'X',
          'ID!',
        ),
        oneOf('', ' = true', ' = 5', ' = null', ' = "x"', ' = {}', ' = {field: NAME}', ' = $b', ' = [1]'),
        directives,
      ),
      { maxLength: 5 },
    )
    .map((each) => `(${each.map((parts) => `$${parts[0]}: ${parts.slice(1).join(' ')}`).join(', ')})`),
);
const fields = oneOf(
  '__typename',
  'rules(first: $n) { totalCount }',
  'rules(first: $n, filter: $f, orderBy: $o, query: $s) { nodes { id @include(if: $b) } }',
  'rules(first: null) { totalCount }',
  'rule(path: $s) { id ...A }',
  'rule(path: "@taro/open") { id versions(first: $n) { nodes { version @skip(if: $b) } } }',
  'viewer { id }',
  'viewer { rules(first: $n, filter: {type: $s}) { totalCount } }',
  '__type(name: $s) { name }',
  '__schema { types { name } }',
  '...A',
  '...B',
  '... { __typename }',
  '... on Query { __typename }',
  '... on Mutation { __typename }',
  '... on RuleOrder { field }',
  'constructor',
  '__proto__ { toString }',
  'x',
  'recordView(id: "x") { rule { id } }',
  'createRule(input: $f) { rule { id } }',
  '',
);
const selection = fc
  .array(fc.tuple(oneOf('', '', 'a: ', 'constructor: ', '__proto__: '), fields, directives), {
    minLength: 0,
    maxLength: 3,
  })
  .map(
    (each) =>
      `{ ${each.map(([alias, field, directive]) => withDirective(alias + field, directive)).join(' ')} }`,
  );

/** Directives stand before the selection of a field. */
function withDirective(field: string, directive: string): string {
  return field.includes(' {') ? field.replace(' {', ` ${directive} {`) : `${field} ${directive}`;
}

const operation = fc
  .tuple(oneOf('query', 'mutation', 'subscription', 'query', ''), names, variables, directives, selection)
  .map(([kind, name, given, directive, chosen]) =>
    kind === '' ? chosen : `${kind} ${name}${given} ${directive} ${chosen}`,
  );
const fragment = fc
  .tuple(
    oneOf('A', 'B', 'on', 'constructor'),
    oneOf('Rule', 'Query', 'RuleFilter', 'X', 'Mutation', 'String'),
    directives,
    selection,
  )
  .map(([name, type, directive, chosen]) => `fragment ${name} on ${type} ${directive} ${chosen}`);
const definition = oneOf(
  'type X { a: Int }',
  'extend type Query { x: Int }',
  'schema { query: Query }',
  'directive @x on FIELD',
);

const documents = fc.oneof(
  { weight: 12, arbitrary: operation },
  {
    weight: 8,
    arbitrary: fc
      .array(fc.oneof({ weight: 4, arbitrary: operation }, { weight: 3, arbitrary: fragment }, definition), {
        maxLength: 4,
      })
      .map((parts) => parts.join('\n')),
  },
  oneOf(
    '',
    ' ',
    '#',
    ',,,',
    '\ufeff',
    '{',
    '}',
    '{}',
    '"""x""" query { __typename }',
    'query',
    '\0',
    '{ __typename } }',
  ),
);

/** Fields of the request, each as it should be, odd or missing. */
const requests = fc.record(
  {
    query: fc.oneof({ weight: 12, arbitrary: documents }, { weight: 1, arbitrary: odd }),
    operationName: fc.oneof(
      { weight: 8, arbitrary: fc.constant(null) },
      { weight: 3, arbitrary: names },
      odd,
    ),
    variables: fc.oneof(
      { weight: 6, arbitrary: fc.record({ b: odd, n: odd, s: odd, f: odd, o: odd }, { requiredKeys: [] }) },
      odd,
    ),
    extensions: fc.oneof(odd, fc.record({ persistedQuery: odd })),
    constructor: odd,
  },
  { requiredKeys: [] },
);

const wrongVariables = (count: number) => {
  const defined = Array.from({ length: count }, (_, index) => `$v${index}: Int`).join(' ');
  const wrong = Object.fromEntries(Array.from({ length: count }, (_, index) => [`v${index}`, 'x']));
  const uses = Array.from(
    { length: count },
    (_, index) => `... @include(if: true) { rules(first: $v${index}) { totalCount } }`,
  );
  return { query: `query (${defined}) { ${uses.slice(0, 1).join(' ')} }`, variables: wrong };
};

describe('an odd operation', () => {
  const { logger, lines } = logLines();
  let app: TestApp;
  let taro: TestUser;

  beforeAll(async () => {
    app = await createTestApp({}, {}, { logger });
    taro = await aUser(app, { username: 'taro' });
  });
  afterAll(() => app.close());
  afterEach(() => expect(lines.splice(0)).toEqual([]));

  const send = async (body: string, accept: string, isSignedIn: boolean) => {
    const request = app.http().post('/graphql').type('json').set('Accept', accept);
    if (isSignedIn) void request.auth(taro.accessToken, { type: 'bearer' });
    return request.send(body);
  };
  const expectClean = (sent: string, status: number, text: string) => {
    const isClean = [200, 400].includes(status) && !text.includes('INTERNAL_SERVER_ERROR');
    if (!isClean || lines.length > 0) throw new Error(`${sent} answered ${status}: ${text.slice(0, 1000)}`);
  };
  const accepts = oneOf('application/json', 'application/graphql-response+json', '*/*');

  it('is refused as the fault of the client, or answered', async () => {
    await fc.assert(
      fc.asyncProperty(requests, accepts, fc.boolean(), async (request, accept, isSignedIn) => {
        const body = JSON.stringify(request);
        const { status, text } = await send(body, accept, isSignedIn);
        expectClean(body, status, text);
      }),
      { seed: SEED, numRuns: RUNS },
    );
  });

  it('is refused in an address as well', async () => {
    const param = fc.oneof(
      fc.constant(''),
      odd.map((value) => JSON.stringify(value)),
      names,
    );
    await fc.assert(
      fc.asyncProperty(documents, param, param, param, async (query, operationName, given, extensions) => {
        const { status, text } = await app
          .http()
          .get('/graphql')
          .set({ 'Apollo-Require-Preflight': '1', Accept: 'application/json' })
          .query({ query, operationName, variables: given, extensions });
        expectClean(query, status === 405 ? 400 : status, text);
      }),
      { seed: SEED, numRuns: RUNS / 3 },
    );
  });

  it.each([
    ['a subscription', { query: 'subscription { x }' }],
    [
      'a subscription beside a query',
      { query: 'query A { __typename } subscription B { x }', operationName: 'B' },
    ],
    ['several operations without a name', { query: 'query A { __typename } query B { __typename }' }],
    ['an operation that is not there', { query: 'query A { __typename }', operationName: 'B' }],
    ['fifty wrong variables', wrongVariables(50)],
    ['a hundred wrong variables', wrongVariables(100)],
    [
      'null for a variable whose default is not null',
      { query: 'query ($b: Boolean = true) { __typename @include(if: $b) }', variables: { b: null } },
    ],
  ])('is refused: %s', async (_, request) => {
    const { status, text, body } = await send(
      JSON.stringify(request),
      'application/graphql-response+json',
      false,
    );
    expectClean(JSON.stringify(request), status, text);
    const { errors } = body as { errors: readonly { extensions: object }[] };
    expect(errors.length).toBeGreaterThan(0);
    for (const { extensions } of errors)
      expect(extensions).toMatchObject({ code: 'BAD_REQUEST', status: 400 });
    expect(status).toBe(400);
  });
});
