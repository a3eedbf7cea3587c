import { AssessTask } from '../../../../server/modules/versions/assess.task';
import { createHash } from 'node:crypto';
import { createTestApp, type TestApp } from '../../../support/app';
import { as } from '../../../support/as';
import { aRule, aVersion } from '../../../support/factories/rule';
import { aUser, type TestUser } from '../../../support/factories/user';

const CONTENT = '\uFEFF# Title\r\n\r\n日本語 😀\r\n';

describe('GET /api/rules/@owner/name', () => {
  let app: TestApp;
  let taro: TestUser;
  let hanako: TestUser;
  let base: string;
  let id: string;

  beforeAll(async () => {
    app = await createTestApp();
    taro = await aUser(app, { username: 'taro' });
    hanako = await aUser(app, { username: 'hanako' });
    const rule = await aRule(app, taro, { name: 'open', content: CONTENT, tags: ['a'] });
    id = rule.id;
    base = `/api/rules/${rule.path}`;
    await aVersion(app, taro, id, { content: '# Second\n' });
    await assess();
  });
  afterAll(() => app.close());

  /** Counts what is otherwise counted at the first reading, which answers without it on a busy machine. */
  const assess = () => app.nest.get(AssessTask, { strict: false }).run();
  const get = (path: string, who: TestUser | null = null, headers = {}) =>
    as(app, who).get(path).set(headers);
  const post = async (call: string, body: object, who: TestUser | null = null) =>
    (await as(app, who).post(`/api/rules/${call}`, body).expect(200)).body as unknown;

  it('answers what the calls by POST answer', async () => {
    expect((await get(base).expect(200)).body).toEqual(await post('getByPath', { path: '@taro/open' }));
    expect((await get(`${base}/versions`).expect(200)).body).toEqual(await post('versions', { id }));
    for (const version of ['1.0.0', '1.0.1', 'latest']) {
      const { body } = await get(`${base}/versions/${version}`).expect(200);
      expect(body).toEqual(await post('getVersion', { id, version }));
    }
    const signedIn = await get(base, taro).expect(200);
    expect(signedIn.body).toEqual(await post('getByPath', { path: '@taro/open' }, taro));
    expect(signedIn.body.isStarred).toBe(false);
  });

  it('sends the exact bytes, which nothing can run', async () => {
    const { headers, body } = await get(`${base}/versions/1.0.0/raw`).buffer(true).parse(bytes).expect(200);
    expect(body).toEqual(Buffer.from(CONTENT));
    const digest = createHash('sha256').update(CONTENT).digest('hex');
    expect(headers).toMatchObject({
      'content-type': 'text/markdown; charset=utf-8',
      'content-length': String(Buffer.byteLength(CONTENT)),
      'cache-control': 'public, max-age=300',
      'content-disposition': 'inline; filename="open.md"',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'rule-version': '1.0.0',
      etag: `"sha256:${digest}"`,
    });
    expect(headers['vary']).toMatch(/Authorization/);
    const current = await get(`${base}/raw`).expect(200);
    expect(current.headers).toMatchObject({ 'cache-control': 'public, no-cache', 'rule-version': '1.0.1' });
    const latest = await get(`${base}/versions/latest/raw`).expect(200);
    expect(latest.headers).toMatchObject({
      'cache-control': 'public, no-cache',
      etag: current.headers['etag'],
    });
  });

  it.each(['', '/versions', '/versions/1.0.0', '/raw', '/versions/1.0.0/raw'])(
    'revalidates for free, and HEAD is GET without a body: %s',
    async (suffix) => {
      // A rule that was not downloaded before: its counter would change the answer meanwhile.
      const path = `/api/rules/${(await aRule(app, taro)).path}${suffix}`;
      await assess();
      const first = await get(path).expect(200);
      const tag = first.headers['etag'] ?? '';
      expect(tag).not.toBe('');
      for (const known of [tag, `W/${tag.replace('W/', '')}`, `"other", ${tag}`, '*']) {
        const fresh = await get(path, null, { 'If-None-Match': known }).expect(304);
        expect(fresh.text).toBe('');
        expect(fresh.headers['etag']).toBe(tag);
        expect(fresh.headers['cache-control']).toBe(first.headers['cache-control']);
      }
      await get(path, null, { 'If-None-Match': '"other"' }).expect(200);
      const head = await app.http().head(path).expect(200);
      expect(head.text ?? '').toBe('');
      for (const name of ['etag', 'content-type', 'content-length', 'cache-control']) {
        expect([name, head.headers[name]]).toEqual([name, first.headers[name]]);
      }
    },
  );

  it('has another tag once something changes', async () => {
    const rule = await aRule(app, taro);
    const path = `/api/rules/${rule.path}`;
    const before = await get(path);
    await as(app, hanako).post('/api/rules/star', { ruleId: rule.id }).expect(200);
    const { body } = await get(path, null, { 'If-None-Match': before.headers['etag'] ?? '' }).expect(200);
    expect(body.stars).toBe(1);
  });

  it('never lets a shared cache keep what a caller sees alone', async () => {
    const own = await get(base, taro).expect(200);
    expect(own.headers['cache-control']).toBe('private, no-cache');
    expect(own.headers['vary']).toMatch(/Authorization/);
    const withCookie = await get(base, null, { Cookie: 'access_token=x' }).expect(200);
    // The API never looks at cookies, so the answer is everybody's.
    expect(withCookie.headers['cache-control']).toBe('public, no-cache');
    expect(withCookie.headers['vary']).not.toMatch(/Cookie/);
    const open = await get(base).expect(200);
    expect(open.headers['cache-control']).toBe('public, no-cache');
    await aRule(app, taro, { name: 'hidden', visibility: 'private' });
    const raw = await get('/api/rules/@taro/hidden/raw', taro).expect(200);
    expect(raw.headers['cache-control']).toBe('private, no-cache');
    const fixed = await get('/api/rules/@taro/hidden/versions/1.0.0/raw', taro).expect(200);
    expect(fixed.headers['cache-control']).toBe('private, no-store');
    const json = await get('/api/rules/@taro/hidden', taro).expect(200);
    expect(json.headers['cache-control']).toBe('private, no-cache');
  });

  it('says 404, never stored, for what is hidden or missing', async () => {
    for (const path of ['@taro/hidden', '@taro/nothing', '@nobody/open', '@taro/open/versions/9.9.9/raw']) {
      const { body, headers } = await get(`/api/rules/${path}`, hanako).expect(404);
      expect(body).toMatchObject({ code: 'NOT_FOUND' });
      expect(body).not.toHaveProperty('error');
      expect(headers['cache-control']).toBe('no-store');
      expect(headers).not.toHaveProperty('etag');
    }
  });

  it('says in its headers that a text was withdrawn or a rule deprecated', async () => {
    const rule = await aRule(app, taro);
    const path = `/api/rules/${rule.path}/versions/1.0.0/raw`;
    expect((await get(path)).headers).not.toHaveProperty('rule-yanked');
    await as(app, taro).post('/api/rules/yank', { id: rule.id, version: '1.0.0', reason: 'bad' }).expect(200);
    await as(app, taro).post('/api/rules/deprecate', { id: rule.id, message: 'old' }).expect(200);
    expect((await get(path).expect(200)).headers).toMatchObject({
      'rule-yanked': 'true',
      'rule-deprecated': 'true',
    });
  });

  it('finds a former address and says where the rule is now', async () => {
    const rule = await aRule(app, taro, { name: 'was' });
    await as(app, taro).post('/api/rules/update', { id: rule.id, name: 'is' }).expect(200);
    for (const suffix of ['', '/versions', '/versions/1.0.0', '/raw', '/versions/1.0.0/raw']) {
      const { headers } = await get(`/api/rules/@taro/was${suffix}`).expect(200);
      expect(headers['content-location']).toBe(`/api/rules/@taro/is${suffix}`);
    }
    const { body } = await get('/api/rules/@taro/was').expect(200);
    expect(body).toEqual(await post('getByPath', { path: '@taro/was' }));
    expect((await get('/api/rules/@taro/is')).headers).not.toHaveProperty('content-location');
  });

  it('takes an encoded @ and one slash at the end', async () => {
    for (const path of ['/api/rules/%40taro/open', '/api/rules/@taro/open/', '/api/rules/%40taro/open/raw']) {
      await get(path).expect(200);
    }
    for (const path of [
      '/api/rules//@taro/open',
      '/api/rules/@taro/open//',
      '/api/rules/taro/open',
      '/api/Rules/@taro/open',
    ]) {
      const { body } = await get(path).expect(404);
      expect(body.error).toBe('Not found');
    }
  });
});

function bytes(response: unknown, done: (error: Error | null, body: Buffer) => void): void {
  const stream = response as NodeJS.ReadableStream;
  const chunks: Buffer[] = [];
  stream.on('data', (chunk: Buffer) => chunks.push(Buffer.from(chunk)));
  stream.on('end', () => done(null, Buffer.concat(chunks)));
}
