import { as } from '../../../support/as';
import { useTestApp } from '../../../support/app';
import { expectError } from '../../../support/expect-error';
import { aRegistration, aUser, tokenIn } from '../../../support/factories/user';

const HANAKO = { username: 'hanako', email: 'hanako@example.jp', password: 'correct horse' };
const DAY = 24 * 60 * 60 * 1000;
const REFUSED = {
  ja: [400, 'BAD_REQUEST', '確認用トークンが無効か、有効期限が切れています。'],
  en: [400, 'BAD_REQUEST', 'Invalid or expired verification token'],
} as const;

describe('POST /api/auth/verifyEmail', () => {
  const app = useTestApp();
  const verify = (token: string, language = 'ja') =>
    as(app, null).post('/api/auth/verifyEmail', { token }).set('Accept-Language', language);
  const mailedToken = async () => tokenIn((await app.mails(HANAKO.email)).at(-1)?.link);

  it('proves the address', async () => {
    await aRegistration(app, HANAKO);
    const { body } = await verify(await mailedToken()).expect(200);
    expect(body).toEqual({ success: true, message: 'メールアドレスを確認しました。' });
    await as(app, null).post('/api/auth/login', HANAKO).expect(200);
  });

  it('takes a token once', async () => {
    await aRegistration(app, HANAKO);
    const token = await mailedToken();
    await verify(token).expect(200);
    expectError(await verify(token), ...REFUSED.ja);
  });

  it('takes it once of many times at the same moment', async () => {
    await aRegistration(app, HANAKO);
    const token = await mailedToken();
    const answers = await Promise.all(Array.from({ length: 20 }, () => verify(token)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('takes it for 24 hours', async () => {
    await aRegistration(app, HANAKO);
    const token = await mailedToken();
    app.passTime(DAY);
    expectError(await verify(token, 'en'), ...REFUSED.en);
  });

  it('takes no tokens of other kinds, and no damaged ones', async () => {
    const { refreshToken, accessToken } = await aUser(app);
    await aRegistration(app, HANAKO);
    const token = await mailedToken();
    for (const wrong of [refreshToken, accessToken, `${token}x`, token.toLowerCase(), 'kvr_', 'x']) {
      expectError(await verify(wrong, 'en'), ...REFUSED.en);
    }
  });

  it('wants a token', async () => {
    const { status, body } = await as(app, null).post('/api/auth/verifyEmail', {});
    expect(status).toBe(400);
    expect(body.data.issues).toEqual([
      { path: ['token'], code: 'invalid_type', message: '必須の項目です。', expected: 'string' },
    ]);
  });
});

describe('POST /api/auth/sendVerification', () => {
  const app = useTestApp();
  const send = (body: object, language = 'ja') =>
    as(app, null).post('/api/auth/sendVerification', body).set('Accept-Language', language);

  it('mails another link; the earlier one stops working', async () => {
    await aRegistration(app, HANAKO);
    const token = async () => tokenIn((await app.mails(HANAKO.email)).at(-1)?.link);
    const first = await token();
    await send({ email: 'HANAKO@example.jp' }).expect(200);
    await as(app, null).post('/api/auth/verifyEmail', { token: first }).expect(400);
    await as(app, null)
      .post('/api/auth/verifyEmail', { token: await token() })
      .expect(200);
  });

  it.each([
    ['ja', undefined, 'Kimari: メールアドレスの確認'],
    ['en', undefined, 'Kimari: Verify your email address'],
    ['ja', 'en-GB', 'Kimari: Verify your email address'],
    ['en', 'fr', 'Kimari: Verify your email address'],
  ])('writes in the language asked for (%s, %s)', async (language, locale, subject) => {
    await aRegistration(app, HANAKO);
    await send({ email: HANAKO.email, locale }, language).expect(200);
    expect((await app.mails(HANAKO.email)).at(-1)?.subject).toBe(subject);
  });

  it('answers the same, and no sooner, for unknown, verified and waiting addresses', async () => {
    await aRegistration(app, HANAKO);
    const { email: verified } = await aUser(app);
    const answers = [];
    for (const email of [HANAKO.email, verified, 'nobody@example.jp']) {
      const started = performance.now();
      const { body } = await send({ email }).expect(200);
      expect(performance.now() - started).toBeGreaterThanOrEqual(78);
      answers.push(body);
    }
    const message = '確認が必要なアドレスの場合は、確認用のリンクをメールでお送りしました。';
    expect(answers).toEqual(Array.from({ length: 3 }, () => ({ success: true, message })));
    expect(await app.mails('nobody@example.jp')).toEqual([]);
    expect(await app.mails(verified)).toEqual([]);
  });
});
