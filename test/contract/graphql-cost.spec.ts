import { getIntrospectionQuery } from 'graphql';
import { createTestApp, type TestApp } from '../support/app';
import { as } from '../support/as';
import { aRule } from '../support/factories/rule';
import { aUser, type TestUser } from '../support/factories/user';
import { statementsDuring } from '../support/statements';

const RULE_ROW = `
  id path name type visibility description tags excerpt version stars views downloads viewerHasStarred url createdAt
  owner { __typename name displayName avatarUrl } author { username } viewerCan { update delete star }
  latestVersion { version digest size changelog createdBy { username } }`;
const listOf = (size: string) =>
  `rules(first: ${size}) { totalCount facets { types { type count } } nodes { ${RULE_ROW} } pageInfo { endCursor } }`;

const DIFF = (index: number) => `d${index}: diff(from: "1.0.0", to: "1.0.1") { patch }`;
const DIFFS = Array.from({ length: 14 }, (_, index) => DIFF(index)).join(' ');

/** Fragments that each spread the next one twice: 2^levels paths. */
function bomb(levels: number): string {
  const fragments = Array.from({ length: levels }, (_, level) =>
    level === levels - 1
      ? `fragment F${level} on Rule { id }`
      : `fragment F${level} on Rule { ...F${level + 1} ...F${level + 1} }`,
  );
  return `{ rules { nodes { ...F0 } } } ${fragments.join(' ')}`;
}

/** The deepest introspection that GraphQL allows, repeated under many aliases. */
function introspections(count: number): string {
  const one = 'types { fields { type { fields { args { type { ofType { ofType { name } } } } } } } }';
  return `{ ${Array.from({ length: count }, (_, index) => `s${index}: __schema { ${one} }`).join(' ')} }`;
}

type Refused = readonly [what: string, query: string, variables: object];

const N = { n: 100 };

const REFUSED: readonly Refused[] = [
  ['related below related', `{ rules { nodes { ${'related { '.repeat(7)} id ${'} '.repeat(7)} } } }`, {}],
  [
    'related below related, by fragments',
    '{ rules { nodes { ...A } } } fragment A on Rule { related { owner { ...B } } } fragment B on User { rules { nodes { related { id } } } }',
    {},
  ],
  [
    'a hundred histories with their texts, by a variable',
    'query ($n: Int) { rules(first: $n) { nodes { versions(first: $n) { nodes { content } } } } }',
    N,
  ],
  [
    'the same by the default of a variable',
    'query ($n: Int = 100) { rules(first: $n) { nodes { versions(first: $n) { nodes { content } } } } }',
    {},
  ],
  ['texts of a list with the usual size', '{ rules { nodes { latestVersion { content } } } }', {}],
  ['the same over edges', '{ rules { edges { node { latestVersion { content } } } } }', {}],
  ['differences below a list', `query ($n: Int) { rules(first: $n) { nodes { ${DIFFS} } } }`, N],
  ['differences of one rule', `{ rule(path: "@taro/open") { ${DIFFS} } }`, {}],
  [
    'lists that a negative size would make free',
    '{ rules(first: 100) { nodes { author { rules(first: -100) { totalCount } } } } }',
    {},
  ],
  [
    'all tags of many lists',
    `{ users(usernamePrefix: "a") { rules(first: 1) { facets { ${[1, 2, 3, 4].map((n) => `t${n}: tags(first: 1000) { nodes { tag } }`).join(' ')} } } } }`,
    {},
  ],
  ['fragments that double fifteen times', bomb(15), {}],
  ['fragments that double seventy times', bomb(70), {}],
  ['the schema many times over', introspections(10), {}],
  ['a thousand times the same field', `{ ${'viewer { email } '.repeat(240)} }`, {}],
  [
    'a list of lists of lists',
    '{ rules(first: 100) { nodes { author { rules(first: 100) { nodes { id author { rules { nodes { id } } } } } } } } }',
    {},
  ],
];

describe('the cost of an operation', () => {
  let app: TestApp;
  let taro: TestUser;

  beforeAll(async () => {
    app = await createTestApp();
    taro = await aUser(app, { username: 'taro' });
    await aRule(app, taro, { name: 'open' });
  });
  afterAll(() => app.close());

  it.each(REFUSED)('rejects %s without a database query', async (_, query, variables) => {
    const statements = await statementsDuring(async () => {
      const { body } = await as(app, null).graphql(query, variables).expect(400);
      expect(body).not.toHaveProperty('data');
      expect(body.errors[0].extensions).toMatchObject({ code: 'BAD_REQUEST', reason: 'request.document' });
    });
    expect(statements).toEqual([]);
  });

  it.each([20, 50, 100])('allows lists of %i, with a literal size or a variable', async (size) => {
    for (const [query, variables] of [
      [`{ ${listOf(String(size))} }`, {}],
      [`query ($n: Int!) { ${listOf('$n')} }`, { n: size }],
      [`query ($n: Int = ${size}) { ${listOf('$n')} }`, {}],
    ] as const) {
      const { body } = await as(app, taro).graphql(query, variables).expect(200);
      expect(body.errors).toBeUndefined();
    }
  });

  it.each([
    [
      'one text',
      '{ rule(path: "@taro/open") { latestVersion { content } versions(first: 100) { nodes { version changelog } } related { id } } }',
    ],
    [
      'a diff with both contents',
      '{ rule(path: "@taro/open") { diff(from: "1.0.0", to: "1.0.0") { patch from { content } to { content } } } }',
    ],
    [
      'rules of several authors',
      '{ rules(first: 20) { nodes { author { rules(first: 5) { nodes { path } } } related { path } } } }',
    ],
    ['the whole schema', getIntrospectionQuery()],
  ])('allows %s', async (_, query) => {
    const { body } = await as(app, taro).graphql(query).expect(200);
    expect(body.errors).toBeUndefined();
  });
});
