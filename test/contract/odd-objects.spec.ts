import fc from 'fast-check';
import openapi from '../../openapi.json';
import { createTestApp, type TestApp } from '../support/app';
import { aUser, type TestUser } from '../support/factories/user';
import { logLines } from '../support/log-lines';
import { aSeed } from '../support/random-numbers';

const SEED = aSeed();

/** Words that every object has, and words that libraries look for in a value. */
const WORDS = [...Object.getOwnPropertyNames(Object.prototype), 'then', 'toJSON', 'length', 'prototype'];

type Operation = {
  readonly requestBody?: {
    readonly content: { readonly 'application/json': { readonly schema: { $ref: string } } };
  };
};
type Method = 'post' | 'patch' | 'delete';

const schemas = openapi.components.schemas as unknown as Readonly<
  Record<string, { readonly properties?: object }>
>;

/** Every call with a body, and the names of its fields. */
const CALLS = Object.entries(openapi.paths).flatMap(([path, operations]) =>
  Object.entries(operations as Readonly<Record<string, Operation>>).flatMap(([method, { requestBody }]) => {
    const name = requestBody?.content['application/json'].schema.$ref.split('/').at(-1) ?? '';
    const fields = Object.keys(schemas[name]?.properties ?? {});
    return fields.length === 0 ? [] : [[method as Method, path, fields] as const];
  }),
);

/** JSON text, because an object literal would set the prototype and JSON.stringify would call `toJSON`. */
const oddValues: fc.Arbitrary<string> = fc.letrec<{ object: string; value: string }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constantFrom('1', 'null', '"x"', 'true', '{"name":"x"}', '{"prototype":{}}', '[]'),
    tie('object'),
    tie('object').map((object) => `[${object}]`),
  ),
  object: fc
    .array(fc.tuple(fc.constantFrom(...WORDS, 'name'), tie('value')), { minLength: 1, maxLength: 3 })
    .map((entries) => `{${entries.map(([word, value]) => `"${word}":${value}`).join(',')}}`),
})).object;

/** One word alone, and arbitrary nests of them. */
const examples = WORDS.flatMap((word) => [`{"${word}":1}`, `{"${word}":{"${word}":{"name":"x"}}}`]);

describe('a JSON object with a name of Object.prototype', () => {
  const { logger, lines } = logLines();
  let app: TestApp;
  let boss: TestUser;

  beforeAll(async () => {
    app = await createTestApp({ ADMIN_EMAILS: 'boss@example.jp' }, {}, { logger });
    boss = await aUser(app, { username: 'boss' });
  });
  afterAll(() => app.close());
  afterEach(() => expect(lines.splice(0)).toEqual([]));

  const send = (method: Method, path: string, text: string) =>
    app
      .http()
      [method](path.replace(/\{\w+\}/g, '0199f40a-9e37-7d61-8c52-3b6f0d7a9e14'))
      .auth(boss.accessToken, { type: 'bearer' })
      .type('json')
      .send(text);

  /** The fields that a refusal names. */
  const expectToBeNamed = async (method: Method, path: string, fields: readonly string[], text: string) => {
    const { status, body } = await send(method, path, text);
    const { data } = body as { data?: { issues?: readonly { path: readonly unknown[] }[] } };
    const issues = data?.issues ?? [];
    const named = new Set(issues.map((issue) => issue.path[0]));
    if (status !== 400 || !fields.every((field) => named.has(field))) {
      throw new Error(`${path} ${text} answered ${status}: ${JSON.stringify(body).slice(0, 2000)}`);
    }
  };

  it('has calls to be sent to', () => {
    expect(CALLS.length).toBeGreaterThan(75);
  });

  it.each(CALLS)('is refused in each field of %s %s', async (method, path, fields) => {
    const bodyOf = (value: string) => `{${fields.map((field) => `"${field}":${value}`).join(',')}}`;
    for (const value of examples) await expectToBeNamed(method, path, fields, bodyOf(value));
    await fc.assert(
      fc.asyncProperty(oddValues, fc.boolean(), fc.boolean(), async (value, isListed, isSecond) => {
        const odd = isListed ? `[${value}]` : value;
        // A list of anything is no text either; of two equal names, the last counts.
        const text = isSecond ? bodyOf('"x"').replace(/\}$/, `,${bodyOf(odd).slice(1)}`) : bodyOf(odd);
        await expectToBeNamed(method, path, fields, text);
      }),
      { seed: SEED, numRuns: 6 },
    );
  });

  it.each(CALLS)('is refused as the whole body of %s %s, or ignored', async (method, path) => {
    for (const value of examples.slice(0, 4)) {
      expect((await send(method, path, value)).status).toBeLessThan(500);
      expect((await send(method, path, `[${value}]`)).status).toBe(400);
    }
  });

  it('is refused when it is deep', async () => {
    for (const word of WORDS) {
      const deep = (levels: number) => `{"author":${`{"${word}":`.repeat(levels)}1${'}'.repeat(levels)}}`;
      await expectToBeNamed('post', '/api/rules/search', ['author'], deep(20));
      expect([400, 413]).toContain((await send('post', '/api/rules/search', deep(5000))).status);
    }
  });
});
