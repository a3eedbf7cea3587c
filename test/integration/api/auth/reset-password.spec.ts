import { as } from '../../../support/as';
import { useTestApp } from '../../../support/app';
import { expectError } from '../../../support/expect-error';
import { aCliToken } from '../../../support/factories/cli-token';
import { aRegistration, aUser, type TestUser, tokenIn } from '../../../support/factories/user';
import { EmailChange } from '../../../../server/modules/auth';
import { PasswordHasher } from '../../../../server/kernel/crypto/password-hasher';
import { UsersService } from '../../../../server/modules/users';

const MINUTE = 60_000;
const NEW_PASSWORD = 'a staple battery 42';
const REFUSED = {
  ja: [400, 'BAD_REQUEST', 'トークンが無効か、有効期限が切れています。'],
  en: [400, 'BAD_REQUEST', 'Invalid or expired token'],
} as const;

describe('POST /api/auth/resetPassword', () => {
  const app = useTestApp();
  const ask = (email: string, language = 'ja') =>
    as(app, null).post('/api/auth/sendPasswordReset', { email }).set('Accept-Language', language);
  const reset = (token: string, newPassword = NEW_PASSWORD, language = 'ja') =>
    as(app, null).post('/api/auth/resetPassword', { token, newPassword }).set('Accept-Language', language);
  const login = (email: string, password: string) =>
    as(app, null).post('/api/auth/login', { email, password });
  const mailedToken = async (email: string) => tokenIn((await app.mails(email)).at(-1)?.link);
  const tokenFor = async (email: string) => {
    await ask(email).expect(200);
    return mailedToken(email);
  };

  it('replaces the password', async () => {
    const { email, password } = await aUser(app);
    const { body } = await reset(await tokenFor(email)).expect(200);
    expect(body).toEqual({ success: true, message: 'パスワードを再設定しました。' });
    await login(email, password).expect(401);
    await login(email, NEW_PASSWORD).expect(200);
  });

  it('of a suspended account mails why, and no link', async () => {
    const { id, email } = await aUser(app);
    const before = await ask(email);
    await app.mails(email);
    await app.database.rows(
      `update users set suspended_at = '2026-03-01T12:00:00Z', suspension_reason = 'Spam' where id = $1`,
      [id],
    );
    const after = await ask(email);
    expect([after.status, after.body]).toEqual([before.status, before.body]);
    const mail = (await app.mails(email)).at(-1);
    expect(mail?.subject).toMatch(/停止/);
    expect(mail?.text).toMatch(/Spam/);
    expect(mail?.text).toMatch(/2026年3月1日/);
    expect(mail?.text).not.toMatch(/reset-password|token=/);
  });

  it('ends all sessions and command-line tokens', async () => {
    const user = await aUser(app);
    const sessions = [user, (await login(user.email, user.password)).body as TestUser];
    const tokens = [await aCliToken(app, user), await aCliToken(app, user)];
    await reset(await tokenFor(user.email)).expect(200);
    for (const bearer of [...sessions.map(({ accessToken }) => accessToken), ...tokens])
      await as(app, bearer).get('/api/auth/me').expect(401);
    for (const { refreshToken } of sessions)
      await as(app, null).post('/api/auth/refresh', { refreshToken }).expect(401);
  });

  it('leaves nothing to a sign-in whose password was checked just before', async () => {
    const user = await aUser(app);
    const token = await tokenFor(user.email);
    const hasher = app.nest.get(PasswordHasher, { strict: false });
    const check = hasher.check.bind(hasher);
    const checked = jest.spyOn(hasher, 'check').mockImplementationOnce(async (...given) => {
      const answer = await check(...given);
      await reset(token).expect(200);
      return answer;
    });
    await login(user.email, user.password).expect(401);
    expect(checked).toHaveBeenCalled();
    checked.mockRestore();
    const { body } = await login(user.email, NEW_PASSWORD).expect(200);
    const sessions = await as(app, body as TestUser)
      .get('/api/auth/sessions')
      .expect(200);
    expect((sessions.body as { sessions: unknown[] }).sessions).toHaveLength(1);
  });

  it('leaves the sessions of others alone', async () => {
    const [user, other] = [await aUser(app), await aUser(app)];
    await reset(await tokenFor(user.email)).expect(200);
    await as(app, other).get('/api/auth/me').expect(200);
  });

  it('verifies the address, which ends the need for the link of the registration', async () => {
    const account = { username: 'hanako', email: 'hanako@example.jp', password: 'correct horse' };
    await aRegistration(app, account);
    const verification = await mailedToken(account.email);
    await reset(await tokenFor(account.email)).expect(200);
    await login(account.email, NEW_PASSWORD).expect(200);
    await as(app, null).post('/api/auth/verifyEmail', { token: verification }).expect(400);
  });

  it('gives an account without a password its first one', async () => {
    const { id, email } = await aUser(app);
    await app.database.rows('delete from credentials where user_id = $1', [id]);
    await reset(await tokenFor(email)).expect(200);
    await login(email, NEW_PASSWORD).expect(200);
  });

  it('drops a change of the address, which a thief of the account may have requested', async () => {
    const user = await aUser(app);
    const found = await app.nest.get(UsersService, { strict: false }).find(user.id);
    const change = app.nest.get(EmailChange, { strict: false });
    const origin = { ip: '127.0.0.1', agent: 'test' };
    const actor = { kind: 'user', userId: user.id, sessionId: user.id, origin } as const;
    if (found) await change.request(actor, found, 'thief@example.jp');
    await reset(await tokenFor(user.email)).expect(200);
    const token = await mailedToken('thief@example.jp');
    await as(app, null).post('/api/auth/verifyEmail', { token }).expect(400);
    expect(await change.pendingEmail(user.id)).toBeNull();
  });

  it('tells the owner, and records it', async () => {
    const { id, email } = await aUser(app);
    await reset(await tokenFor(email)).expect(200);
    const mail = (await app.mails(email)).at(-1);
    expect(mail?.subject).toBe('Kimari: パスワードを変更しました');
    const events = await app.database.rows<{ action: string }>(
      "select action from audit_events where target_id = $1 and action like '%password%' order by id",
      [id],
    );
    expect(events.map(({ action }) => action)).toEqual([
      'user.request-password-reset',
      'user.reset-password',
    ]);
  });

  it('takes a token once', async () => {
    const { email } = await aUser(app);
    const token = await tokenFor(email);
    await reset(token).expect(200);
    expectError(await reset(token), ...REFUSED.ja);
  });

  it('takes it once of twenty times at the same moment', async () => {
    const { email } = await aUser(app);
    const token = await tokenFor(email);
    const answers = await Promise.all(Array.from({ length: 20 }, () => reset(token)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(19).fill(400)]);
    await login(email, NEW_PASSWORD).expect(200);
  });

  it('takes it for 30 minutes', async () => {
    const { email } = await aUser(app);
    const token = await tokenFor(email);
    app.passTime(30 * MINUTE);
    expectError(await reset(token, NEW_PASSWORD, 'en'), ...REFUSED.en);
  });

  it('takes the latest link only', async () => {
    const { email } = await aUser(app);
    const first = await tokenFor(email);
    const second = await tokenFor(email);
    await reset(first).expect(400);
    await reset(second).expect(200);
  });

  it.each([
    ['password', 'a common one'],
    ['hanako2024', 'the name of the account'],
    ['hanako@example.jp', 'its address'],
  ])('refuses %s (%s), and the link still works', async (password) => {
    const { email } = await aUser(app, { username: 'hanako' });
    const token = await tokenFor(email);
    const { status, body } = await reset(token, password);
    expect(status).toBe(400);
    expect(body.data.issues).toEqual([
      {
        path: ['newPassword'],
        code: 'custom',
        message: '推測されやすいパスワードです。別のパスワードを指定してください。',
      },
    ]);
    await reset(token).expect(200);
  });

  it('takes no tokens of other kinds', async () => {
    const user = await aUser(app);
    const account = { username: 'hanako', email: 'hanako@example.jp', password: 'correct horse' };
    await aRegistration(app, account);
    const wrong = [await mailedToken(account.email), await aCliToken(app, user)];
    for (const token of [...wrong, user.refreshToken, user.accessToken, 'kpr_', 'x'])
      expectError(await reset(token, NEW_PASSWORD, 'en'), ...REFUSED.en);
  });
});

describe('POST /api/auth/sendPasswordReset', () => {
  const app = useTestApp();
  const ask = (email: string, language = 'ja') =>
    as(app, null).post('/api/auth/sendPasswordReset', { email }).set('Accept-Language', language);

  it('mails the stored address, whatever the case of the typed one', async () => {
    await aUser(app, { username: 'hanako', email: 'Hanako@example.jp' });
    await ask('hANAKO@example.jp').expect(200);
    expect((await app.mails()).at(-1)?.to).toBe('Hanako@example.jp');
  });

  it.each([
    ['ja', 'Kimari: パスワードの再設定'],
    ['en', 'Kimari: Reset your password'],
  ])('writes in the language of the request (%s)', async (language, subject) => {
    const { email } = await aUser(app);
    await ask(email, language).expect(200);
    expect((await app.mails(email)).at(-1)?.subject).toBe(subject);
  });

  it('answers the same, and no sooner, for known and unknown addresses', async () => {
    const { email } = await aUser(app);
    const answers = [];
    for (const address of [email, 'nobody@example.jp']) {
      const started = performance.now();
      const { body } = await ask(address).expect(200);
      expect(performance.now() - started).toBeGreaterThanOrEqual(78);
      answers.push(body);
    }
    const message =
      'このアドレスのアカウントがある場合は、パスワード再設定用のリンクをメールでお送りしました。';
    expect(answers).toEqual([
      { success: true, message },
      { success: true, message },
    ]);
    expect(await app.mails('nobody@example.jp')).toEqual([]);
  });
});

describe('the limits of password resets', () => {
  const app = useTestApp({ RATE_LIMIT: 'on' });
  const ask = (email: string) => as(app, null).post('/api/auth/sendPasswordReset', { email });

  it('allow 5 mails a day for an address, known or not', async () => {
    for (let count = 0; count < 5; count++) await ask('nobody@example.jp').expect(200);
    const { headers } = await ask('Nobody@example.jp').expect(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(23 * 60 * 60);
    await ask('somebody@example.jp').expect(200);
  });
});
