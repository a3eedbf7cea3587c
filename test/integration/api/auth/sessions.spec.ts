import { as } from '../../../support/as';
import { type TestApp, useTestApp } from '../../../support/app';
import { expectError } from '../../../support/expect-error';
import { aUser, type TestUser } from '../../../support/factories/user';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

async function signInAgain(app: TestApp, { email, password }: TestUser, agent = FIREFOX): Promise<string> {
  const { body } = await as(app, null)
    .post('/api/auth/login', { email, password })
    .set('User-Agent', agent)
    .expect(200);
  return body.accessToken;
}

async function cliTokenOf(app: TestApp, { username, password }: TestUser): Promise<string> {
  const login = as(app, null)
    .post('/api/auth/login', { username, password })
    .set('User-Agent', 'kimari-cli/1.2.0');
  return (await login.expect(200)).body.token;
}

describe('GET /api/auth/sessions', () => {
  const app = useTestApp();

  it('lists live sessions of the caller, the last used first', async () => {
    const user = await aUser(app);
    await aUser(app);
    app.passTime(5000);
    const second = await signInAgain(app, user);
    const { body } = await as(app, second).get('/api/auth/sessions').expect(200);
    expect(body.sessions).toHaveLength(2);
    expect(body.sessions[0]).toEqual({
      id: expect.any(String),
      current: true,
      createdAt: expect.any(Number),
      lastUsedAt: expect.any(Number),
      expiresAt: body.sessions[0].createdAt + 12 * 60 * 60,
      rememberMe: false,
      place: '127.0.0.x',
      agent: 'Firefox (Linux)',
    });
    expect(body.sessions[1].current).toBe(false);
  });

  it('is for people only', async () => {
    const user = await aUser(app);
    expectError(await app.http().get('/api/auth/sessions'), 401, 'UNAUTHORIZED', 'ログインが必要です。');
    const response = await as(app, await cliTokenOf(app, user)).get('/api/auth/sessions');
    expectError(
      response,
      403,
      'FORBIDDEN',
      'この操作にコマンドライン用トークンは使用できません。ログインしてから操作してください。',
    );
  });
});

describe('POST /api/auth/sessions/revoke', () => {
  const app = useTestApp();
  const revoke = (who: TestUser | string | null, body: object, language = 'ja') =>
    as(app, who).post('/api/auth/sessions/revoke', body).set('Accept-Language', language);
  const idsOf = async (who: TestUser | string): Promise<string[]> => {
    const { body } = await as(app, who).get('/api/auth/sessions').expect(200);
    return body.sessions.map(({ id }: { id: string }) => id);
  };

  it('ends one session at once', async () => {
    const user = await aUser(app);
    const second = await signInAgain(app, user);
    const [secondId] = await idsOf(second);
    const { body } = await revoke(user, { sessionId: secondId }).expect(200);
    expect(body).toEqual({
      success: true,
      message: '選択したセッションからログアウトしました。',
      revoked: 1,
    });
    await as(app, second).get('/api/auth/me').expect(401);
    await as(app, user).get('/api/auth/me').expect(200);
  });

  it('ends all others and spares the present one', async () => {
    const user = await aUser(app);
    const others = [await signInAgain(app, user), await signInAgain(app, user)];
    const { body } = await revoke(user, { all: true }, 'en').expect(200);
    expect(body).toEqual({ success: true, message: 'Signed out of the selected sessions', revoked: 2 });
    for (const other of others) await as(app, other).get('/api/auth/me').expect(401);
    await as(app, user).get('/api/auth/me').expect(200);
  });

  it.each([
    ['ja', 'セッションが見つかりません。'],
    ['en', 'Session not found'],
  ])('knows no sessions of others, and no ended ones (%s)', async (language, message) => {
    const [user, other] = [await aUser(app), await aUser(app)];
    const [foreign] = await idsOf(other);
    for (const sessionId of [foreign, 'no-id', '01a1fe60-9c74-777e-a8b9-2231cf965c12']) {
      expectError(await revoke(user, { sessionId }, language), 404, 'NOT_FOUND', message);
    }
    await as(app, other).get('/api/auth/me').expect(200);
  });

  it('wants exactly one of the two', async () => {
    const user = await aUser(app);
    const paths = [];
    for (const body of [{}, { all: false }, { all: true, sessionId: 'x' }, { sessionId: 5 }]) {
      const response = await revoke(user, body).expect(400);
      paths.push(response.body.data.issues[0].path[0]);
    }
    expect(paths).toEqual(['sessionId', 'all', 'all', 'sessionId']);
  });

  it('answers a bad choice before it asks who is calling', async () => {
    for (const body of [{}, { all: false }, { all: true, sessionId: 'x' }]) {
      for (const who of [null, await cliTokenOf(app, await aUser(app))]) await revoke(who, body).expect(400);
    }
    await revoke(null, { all: true }).expect(401);
  });
});

describe('command-line tokens', () => {
  const app = useTestApp();
  const list = (who: TestUser | string) => as(app, who).get('/api/auth/cli-tokens');
  const revoke = (who: TestUser | string | null, tokenId: string, language = 'ja') =>
    as(app, who).post('/api/auth/cli-tokens/revoke', { tokenId }).set('Accept-Language', language);

  it('are listed, the newest first, with their last use', async () => {
    const user = await aUser(app);
    expect((await list(user).expect(200)).body).toEqual([]);
    await cliTokenOf(app, user);
    app.passTime(2000);
    const token = await cliTokenOf(app, user);
    await as(app, token).get('/api/auth/me').expect(200);
    const { body } = await list(user).expect(200);
    expect(body).toEqual([
      {
        id: expect.any(String),
        name: 'kimari-cli/1.2.0',
        clientId: 'cli',
        lastFour: token.slice(-4),
        lastUsedAt: expect.any(Number),
        createdAt: expect.any(Number),
        expiresAt: body[0].createdAt + 90 * 24 * 60 * 60,
        scopes: ['read', 'write'],
      },
      expect.objectContaining({ lastUsedAt: null }),
    ]);
  });

  it('note their last use at most once a minute', async () => {
    const user = await aUser(app);
    const token = await cliTokenOf(app, user);
    const lastUse = async () => {
      await as(app, token).get('/api/auth/me').expect(200);
      return (await list(user)).body[0].lastUsedAt;
    };
    const first = await lastUse();
    app.passTime(30_000);
    expect(await lastUse()).toBe(first);
    app.passTime(31_000);
    expect(await lastUse()).toBeGreaterThanOrEqual(first + 60);
  });

  it('end after 90 days', async () => {
    const token = await cliTokenOf(app, await aUser(app));
    app.passTime(90 * 24 * 60 * 60 * 1000 - 10_000);
    await as(app, token).get('/api/auth/me').expect(200);
    app.passTime(11_000);
    await as(app, token).get('/api/auth/me').expect(401);
  });

  it('are revoked by their owner, at once', async () => {
    const user = await aUser(app);
    const token = await cliTokenOf(app, user);
    const [{ id }] = (await list(user)).body;
    const { body } = await revoke(user, id).expect(200);
    expect(body).toEqual({ success: true, message: 'トークンを取り消しました。' });
    await as(app, token).get('/api/auth/me').expect(401);
    expect((await list(user)).body).toEqual([]);
    expectError(await revoke(user, id, 'en'), 404, 'NOT_FOUND', 'Token not found');
  });

  it('revoke themselves as `current`, and no others', async () => {
    const user = await aUser(app);
    const [token, other] = [await cliTokenOf(app, user), await cliTokenOf(app, user)];
    const [{ id }] = (await list(user)).body;
    expect((await revoke(token, id)).status).toBe(403);
    await revoke(token, 'current').expect(200);
    await as(app, token).get('/api/auth/me').expect(401);
    await as(app, other).get('/api/auth/me').expect(200);
  });

  it('of others do not exist', async () => {
    const [user, stranger] = [await aUser(app), await aUser(app)];
    const token = await cliTokenOf(app, user);
    const [{ id }] = (await list(user)).body;
    expectError(await revoke(stranger, id), 404, 'NOT_FOUND', 'トークンが見つかりません。');
    expectError(await revoke(stranger, 'current'), 404, 'NOT_FOUND', 'トークンが見つかりません。');
    expectError(await revoke(null, id), 401, 'UNAUTHORIZED', 'ログインが必要です。');
    await as(app, token).get('/api/auth/me').expect(200);
  });
});
