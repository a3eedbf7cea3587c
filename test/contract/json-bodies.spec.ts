import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { LIMITS } from '@kimari/common/limits';
import { ACTOR_SOURCE, type ActorSource } from '../../server/kernel/http/actor-source';
import { createTestApp, type TestApp } from '../support/app';
import { ruleInput } from '../support/factories/rule';
import { aUser, type TestUser } from '../support/factories/user';

describe('JSON bodies', () => {
  let app: TestApp;
  let taro: TestUser;

  beforeAll(async () => {
    app = await createTestApp();
    taro = await aUser(app);
  });
  afterAll(() => app.close());

  const post = (path: string, body: string, who: TestUser | null = null) =>
    app
      .http()
      .post(path)
      .set({ 'Content-Type': 'application/json', ...(who && { Authorization: `Bearer ${who.accessToken}` }) })
      .send(body);
  /** Sends raw bytes and returns the status; without `end`, the request stays open. */
  const statusOf = (
    path: string,
    body: Buffer | string,
    headers: Record<string, string | number> = {},
    end = true,
  ): Promise<number | undefined> =>
    new Promise((resolve, reject) => {
      const { port } = app.nest.getHttpServer().address() as AddressInfo;
      const all = { 'Content-Type': 'application/json', ...headers };
      const asking = httpRequest({ port, path, method: 'POST', headers: all }, (response) => {
        resolve(response.statusCode);
        response.resume();
        if (!end) asking.destroy();
      });
      asking.once('error', reject).flushHeaders();
      if (end) asking.end(body);
    });
  const gzipped = { 'Content-Encoding': 'gzip' };
  const chunked = { 'Transfer-Encoding': 'chunked' };
  const ofTaro = () => ({ Authorization: `Bearer ${taro.accessToken}` });
  const search = (body: string) => post('/api/rules/search', body);
  const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);
  const long = 'a'.repeat(LIMITS.body.maxBytes);
  const createRule = (content: string) =>
    JSON.stringify({
      query: 'mutation($input: CreateRuleInput!) { createRule(input: $input) { rule { name } } }',
      variables: { input: { ...ruleInput({ content }), visibility: 'PUBLIC' } },
    });

  it('are rejected with invalid UTF-8, not repaired', async () => {
    const broken = Buffer.concat([Buffer.from('{"query":"a'), Buffer.from([0xff]), Buffer.from('"}')]);
    expect(await statusOf('/api/rules/search', broken)).toBe(400);
    expect(await statusOf('/api/rules/search', '{"query":"a"}')).toBe(200);
  });

  it.each([1000, 40_000])('are rejected with %i levels of arrays in a field', async (levels) => {
    const { body } = await search(`{"query":"x","tags":${nested(levels)}}`).expect(400);
    expect(body).toMatchObject({ code: 'BAD_REQUEST' });
  });

  it('are subject to the same limits for GraphQL', async () => {
    const variables = `{"a":${nested(40_000)}}`;
    await post('/graphql', `{"query":"{ __typename }","variables":${variables}}`).expect(400);
  });

  it('are accepted with aliases of fields', async () => {
    await search('{"query":"テスト \\ud83d\\ude00","tags":["a"]}').expect(200);
  });

  it('may be compressed, have a byte order mark or be of unknown length', async () => {
    const body = JSON.stringify({ query: 'テスト' });
    expect(await statusOf('/api/rules/search', gzipSync(body), gzipped)).toBe(200);
    expect(await statusOf('/api/rules/search', `\ufeff${body}`)).toBe(200);
    expect(await statusOf('/api/rules/search', body, chunked)).toBe(200);
  });

  it.each([
    ['an unknown encoding', { 'Content-Encoding': 'zip' }],
    ['a name every object has', { 'Content-Encoding': 'constructor' }],
    ['another charset', { 'Content-Type': 'application/json; charset=utf-16' }],
  ])('are rejected with %s', async (_, headers) => {
    await search('{"query":"x"}').set(headers).expect(415);
  });

  it('are rejected when they cannot be decompressed', async () => {
    await search('{"query":"x"}').set('Content-Encoding', 'gzip').expect(400);
  });

  it.each([
    ['flat arrays', `{"query":"x","tags":[${'[],'.repeat(30_000)}[]]}`],
    ['many keys', `{${Array.from({ length: 9000 }, (_, key) => `"${key}":1`).join(',')}}`],
  ])('are rejected with %s: more values than any call needs', async (_, body) => {
    await search(body).expect(400);
  });

  describe('that are long', () => {
    it.each([
      ['a search', '/api/rules/search'],
      ['publishing', '/api/rules/create'],
      ['GraphQL', '/graphql'],
    ])('are rejected for anonymous callers by Content-Length: %s', async (_, path) => {
      // The body is never sent.
      expect(await statusOf(path, '', { 'Content-Length': 3_000_000 }, false)).toBe(413);
    });

    it('are rejected for anonymous callers while being read if the length is unknown', async () => {
      const body = JSON.stringify({ query: long });
      expect(await statusOf('/api/rules/search', body, chunked)).toBe(413);
      expect(await statusOf('/api/rules/create', body, chunked)).toBe(413);
    });

    it('are measured decompressed', async () => {
      const bomb = gzipSync(Buffer.alloc(8_000_000, ' '));
      expect(await statusOf('/api/rules/search', bomb, gzipped)).toBe(413);
      expect(await statusOf('/api/rules/create', bomb, { ...gzipped, ...ofTaro() })).toBe(413);
    });

    it('are accepted from signed-in callers who publish', async () => {
      const content = `# Long\n${long}\n`;
      await post('/api/rules/create', JSON.stringify(ruleInput({ content })), taro).expect(200);
      const { body } = await post('/graphql', createRule(content), taro).expect(200);
      expect(body.errors).toBeUndefined();
    });

    it('authenticate the caller only once', async () => {
      const asked = jest.spyOn(
        app.nest.get<ActorSource>(ACTOR_SOURCE, { strict: false }),
        'fromAuthorization',
      );
      await post('/graphql', createRule(`# Once\n${long}\n`), taro).expect(200);
      await post('/api/rules/create', JSON.stringify(ruleInput({ content: long })), taro).expect(200);
      expect(asked).toHaveBeenCalledTimes(2);
    });

    it('are rejected for signed-in callers who do not publish', async () => {
      await post('/api/rules/search', JSON.stringify({ query: long }), taro).expect(413);
      const query = JSON.stringify({ query: '{ __typename }', variables: { a: long } });
      await post('/graphql', query, taro).expect(413);
    });

    it('are rejected above the size of the longest content', async () => {
      const body = JSON.stringify(ruleInput({ content: 'a'.repeat(LIMITS.body.maxPublishBytes) }));
      await post('/api/rules/create', body, taro).expect(413);
    });
  });
});
