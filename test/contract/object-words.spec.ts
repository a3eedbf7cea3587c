import { createTestApp, type TestApp } from '../support/app';
import { as } from '../support/as';
import { aRule } from '../support/factories/rule';
import { aUser, type TestUser } from '../support/factories/user';

/** Properties of Object.prototype, which careless table lookups would find. */
const WORDS = ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf', '__defineGetter__'];

let app: TestApp;
let taro: TestUser;

beforeAll(async () => {
  app = await createTestApp();
  taro = await aUser(app, { username: 'taro' });
  await aRule(app, taro, { name: 'open' });
});
afterAll(() => app.close());

describe.each(WORDS)('%s', (word) => {
  /** Parsed from JSON, because an object literal would set the prototype. */
  const withKey = (body: object) => JSON.stringify(body).replace(/^\{/, `{"${word}":{"${word}":1},`);

  it('is neither a GraphiQL asset nor a path', async () => {
    await app.http().get(`/graphql/assets/${word}`).expect(404);
    for (const path of [`/api/${word}`, `/api/rules/${word}`, `/api/auth/${word}/${word}`]) {
      expect((await app.http().post(path).send({})).status).toBe(404);
      expect((await app.http().get(path)).status).toBeLessThan(405);
    }
  });

  it.each([
    ['/api/rules/search', { query: word, sortBy: 'name', tags: [word], author: word }, 200],
    ['/api/rules/search', { query: `${word} ${word}`, page: 1 }, 200],
    ['/api/rules/search', { sortBy: word }, 400],
    ['/api/rules/list', { type: word, visibility: word, tagMode: word }, 400],
    ['/api/rules/get', { id: word }, 404],
    ['/api/auth/login', { email: `${word}@example.com`, password: word }, 401],
  ])('is an unknown field and an ordinary value: %s %j', async (path, body, status) => {
    const answer = await as(app, taro).post(path, JSON.parse(withKey(body)));
    expect([answer.status, answer.body.code]).toEqual([
      status,
      status === 200 ? undefined : answer.body.code,
    ]);
    const raw = await app.http().post(`${path}?${word}=1&lang=${word}`).type('json').send(withKey(body));
    expect(raw.status).toBeLessThan(500);
  });

  it('can be the name and description of a rule', async () => {
    const name = word.replace(/^__|__$/g, '');
    const content = `---\n${word}: 1\n---\n# ${word}\n\n{{${word}}}\n\n\`\`\`${word}\nx\n\`\`\`\n`;
    const { id, path } = await aRule(app, taro, { name, tags: [word], content, description: word });
    await as(app, taro).post('/api/rules/versions/get', { id, version: word });
    const { body } = await as(app, taro)
      .graphql(
        `query ($path: String, $word: String!) {
          rule(path: $path) { name content: versionByNumber(version: $word) { version } related { id } }
          rules(query: $word, filter: { tags: [$word], author: $word }) { totalCount }
          user(username: $word) { id }
          tags(prefix: $word) { count }
        }`,
        { path, word },
      )
      .expect(200);
    expect(body).toMatchObject({ data: { rule: { name, content: null }, user: null } });
    expect(body.errors).toBeUndefined();
  });

  it('is not an operation, a variable or a field', async () => {
    const send = (body: object) => app.http().post('/graphql').type('json').send(withKey(body));
    expect((await send({ query: '{ __typename }', operationName: word })).status).toBe(400);
    expect((await send({ query: `{ ${word} }` })).status).toBeLessThan(500);
    const variables: unknown = JSON.parse(withKey({ n: 1 }));
    const { body } = await send({ query: 'query ($n: Int) { rules(first: $n) { totalCount } }', variables });
    expect(body.errors).toBeUndefined();
    expect(
      (await send({ query: `query ($${word}: Int) { rules(first: $${word}) { totalCount } }` })).status,
    ).toBe(200);
    expect((await send({ query: `{ rule(path: "x") @${word} { id } }` })).status).toBeLessThan(500);
  });

  it('is not a language', async () => {
    const { headers } = await app
      .http()
      .post(`/api/rules/search?lang=${word}`)
      .set('Accept-Language', word)
      .send({});
    expect(headers['content-language']).toBe('ja');
  });
});
