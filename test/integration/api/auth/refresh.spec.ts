import { as } from '../../../support/as';
import { type TestApp, useTestApp } from '../../../support/app';
import { expectError, type Refusal } from '../../../support/expect-error';
import { aUser, type TestUser } from '../../../support/factories/user';

const SECOND = 1000;
const HOUR = 60 * 60 * SECOND;
const DAY = 24 * HOUR;
const REFUSED: Record<'ja' | 'en', Refusal> = {
  ja: [401, 'UNAUTHORIZED', 'トークンが無効か、有効期限が切れています。'],
  en: [401, 'UNAUTHORIZED', 'Invalid or expired token'],
};

function refreshOf(app: TestApp) {
  return (refreshToken: string, language = 'ja') =>
    as(app, null).post('/api/auth/refresh', { refreshToken }).set('Accept-Language', language);
}

async function signIn(app: TestApp, { email, password }: TestUser, rememberMe: boolean): Promise<string> {
  const { body } = await as(app, null).post('/api/auth/login', { email, password, rememberMe }).expect(200);
  return body.refreshToken;
}

describe('POST /api/auth/refresh', () => {
  const app = useTestApp();
  const refresh = refreshOf(app);

  it('answers a new pair and the account', async () => {
    const user = await aUser(app);
    const { body } = await refresh(user.refreshToken).expect(200);
    expect(Object.keys(body).sort()).toEqual(['accessToken', 'refreshToken', 'user']);
    expect(body.refreshToken).not.toBe(user.refreshToken);
    expect(body.user.email).toBe(user.email);
    await as(app, body.accessToken).get('/api/auth/me').expect(200);
    await refresh(body.refreshToken).expect(200);
  });

  it('gives requests that were sent together the same new token', async () => {
    const { refreshToken } = await aUser(app);
    const answers = await Promise.all(Array.from({ length: 8 }, () => refresh(refreshToken)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
    expect(new Set(answers.map(({ body }) => body.refreshToken)).size).toBe(1);
    app.passTime(5 * SECOND);
    const late = await refresh(refreshToken).expect(200);
    expect(late.body.refreshToken).toBe(answers[0]?.body.refreshToken);
  });

  it.each<keyof typeof REFUSED>(['ja', 'en'])(
    'ends the session when a token is used again later (%s)',
    async (language) => {
      const user = await aUser(app);
      const { body } = await refresh(user.refreshToken).expect(200);
      app.passTime(11 * SECOND);
      expectError(await refresh(user.refreshToken, language), ...REFUSED[language]);
      expectError(await refresh(body.refreshToken, language), ...REFUSED[language]);
      await as(app, body.accessToken).get('/api/auth/me').expect(401);
    },
  );

  it('tells the owner and the audit log about it, once', async () => {
    const user = await aUser(app);
    await refresh(user.refreshToken).expect(200);
    app.passTime(11 * SECOND);
    await Promise.all([refresh(user.refreshToken), refresh(user.refreshToken)]);
    const mails = await app.mails(user.email);
    expect(mails.map(({ subject }) => subject)).toEqual(['Kimari: 安全のためログアウトしました']);
    const events = await app.database.rows(
      "select 1 from audit_events where action = 'session.reuse-detected'",
    );
    expect(events).toHaveLength(1);
  });

  it('ends the session at once when the token that followed has been used too', async () => {
    const user = await aUser(app);
    const { body } = await refresh(user.refreshToken).expect(200);
    await refresh(body.refreshToken).expect(200);
    expectError(await refresh(user.refreshToken), ...REFUSED.ja);
    expectError(await refresh(body.refreshToken), ...REFUSED.ja);
  });

  it('leaves other sessions alone when one is ended', async () => {
    const user = await aUser(app);
    const other = await signIn(app, user, false);
    await refresh(user.refreshToken).expect(200);
    app.passTime(11 * SECOND);
    await refresh(user.refreshToken).expect(401);
    await refresh(other).expect(200);
  });

  it.each([
    [false, 12 * HOUR, 24 * HOUR],
    [true, 14 * DAY, 30 * DAY],
  ])('with rememberMe %s ends when idle, and in any case in the end', async (rememberMe, idle, absolute) => {
    const user = await aUser(app);
    const idleToken = await signIn(app, user, rememberMe);
    let token = await signIn(app, user, rememberMe);
    app.passTime(idle - 10 * SECOND);
    token = (await refresh(token).expect(200)).body.refreshToken;
    app.passTime(20 * SECOND);
    expectError(await refresh(idleToken), ...REFUSED.ja);
    app.passTime(idle - 30 * SECOND);
    token = (await refresh(token).expect(200)).body.refreshToken;
    app.passTime(absolute - 2 * idle + 30 * SECOND);
    expectError(await refresh(token), ...REFUSED.ja);
  });

  it('refuses tokens of other kinds, damaged and unknown ones', async () => {
    const { accessToken, refreshToken } = await aUser(app);
    const damaged = `${refreshToken.slice(0, -1)}${refreshToken.endsWith('0') ? '1' : '0'}`;
    for (const token of [accessToken, damaged, 'krt_x', 'x'])
      expectError(await refresh(token, 'en'), ...REFUSED.en);
  });

  it('refuses the tokens of a deleted account', async () => {
    const user = await aUser(app);
    await app.database.rows('update users set email = null, email_key = null, deleted_at = now()');
    expectError(await refresh(user.refreshToken), ...REFUSED.ja);
    await as(app, user).get('/api/auth/me').expect(401);
  });

  it('wants a token', async () => {
    const { status, body } = await as(app, null).post('/api/auth/refresh', {});
    expect(status).toBe(400);
    expect(body.data.issues).toMatchObject([
      { path: ['refreshToken'], code: 'invalid_type', expected: 'string' },
    ]);
  });
});

describe('POST /api/auth/logout', () => {
  const app = useTestApp();
  const logout = (refreshToken: string, language = 'ja') =>
    as(app, null).post('/api/auth/logout', { refreshToken }).set('Accept-Language', language);

  it.each([
    ['ja', 'ログアウトしました。'],
    ['en', 'Signed out'],
  ])('ends refresh token and access tokens at once (%s)', async (language, message) => {
    const user = await aUser(app);
    const { body } = await logout(user.refreshToken, language).expect(200);
    expect(body).toEqual({ success: true, message });
    await as(app, user).get('/api/auth/me').expect(401);
    expectError(await refreshOf(app)(user.refreshToken), ...REFUSED.ja);
  });

  it('refuses a token whose session has ended, and unknown ones', async () => {
    const user = await aUser(app);
    await logout(user.refreshToken).expect(200);
    expectError(await logout(user.refreshToken), ...REFUSED.ja);
    expectError(await logout('krt_unknown', 'en'), ...REFUSED.en);
  });

  it('takes a token that was used just now, and ends the session for an older one', async () => {
    const user = await aUser(app);
    const { body } = await refreshOf(app)(user.refreshToken).expect(200);
    app.passTime(11 * SECOND);
    expectError(await logout(user.refreshToken), ...REFUSED.ja);
    await as(app, body.accessToken).get('/api/auth/me').expect(401);
    const other = await signIn(app, user, false);
    await refreshOf(app)(other).expect(200);
    await logout(other).expect(200);
  });
});
