import { ARGON2ID_COST } from '../../../../server/kernel/crypto/argon2-password-hasher';
import { as } from '../../../support/as';
import { useTestApp } from '../../../support/app';
import { expectError, type Refusal } from '../../../support/expect-error';
import { aRegistration, aUser } from '../../../support/factories/user';

const LOGIN = '/api/auth/login';
const WRONG: Record<'ja' | 'en', Refusal> = {
  ja: [401, 'UNAUTHORIZED', 'メールアドレスまたはパスワードが正しくありません。'],
  en: [401, 'UNAUTHORIZED', 'Invalid email or password'],
};

describe('POST /api/auth/login', () => {
  const app = useTestApp({ ADMIN_EMAILS: 'Boss@example.jp' });
  const login = (body: object, language = 'ja') =>
    as(app, null).post(LOGIN, body).set('Accept-Language', language);

  it('answers a pair of tokens and the account', async () => {
    const user = await aUser(app, { username: 'hanako' });
    const { body } = await login({ email: 'HANAKO@example.jp', password: user.password }).expect(200);
    expect(body).toEqual({
      accessToken: expect.stringMatching(/^eyJ/),
      refreshToken: expect.stringMatching(/^krt_[0-9A-Za-z]{38}$/),
      message: 'ログインしました。',
      user: {
        id: user.id,
        email: 'hanako@example.jp',
        username: 'hanako',
        role: 'user',
        emailVerified: true,
        displayName: null,
        avatarUrl: null,
        bio: null,
        location: null,
        website: null,
      },
    });
  });

  it('puts ids and times into the access token, nothing about the person', async () => {
    const user = await aUser(app);
    const [head, claims] = user.accessToken.split('.', 2).map((part) => JSON.parse(atob(part)));
    expect(head).toEqual({ alg: 'HS256', typ: 'at+jwt' });
    expect(Object.keys(claims).sort()).toEqual(['aud', 'exp', 'iat', 'iss', 'jti', 'sid', 'sub']);
    expect(claims).toMatchObject({
      sub: user.id,
      aud: 'api',
      iss: 'http://localhost:3000',
      exp: claims.iat + 900,
    });
  });

  it('takes the same password in another Unicode form', async () => {
    const user = await aUser(app, { password: 'パスガード-é-長い' });
    await login({ email: user.email, password: 'パスガード-é-長い'.normalize('NFD') }).expect(200);
  });

  it('makes those administrators whom the settings name', async () => {
    const boss = await aUser(app, { email: 'boss@example.jp' });
    const { body } = await as(app, boss).get('/api/auth/me').expect(200);
    expect(body.role).toBe('admin');
  });

  describe('with `username`, as command-line clients send it', () => {
    it.each(['hanako', 'HANAKO', 'hanako@example.jp'])(
      'takes %s and adds a command-line token',
      async (username) => {
        const user = await aUser(app, { username: 'hanako' });
        const { body } = await login({ username, password: user.password }).expect(200);
        expect(body.token).toMatch(/^kmr_[0-9A-Za-z]{38}$/);
        const me = await as(app, body.token).get('/api/auth/me').expect(200);
        expect(me.body.id).toBe(user.id);
      },
    );

    it('lets the contract’s own field win', async () => {
      const user = await aUser(app);
      const { body } = await login({ email: user.email, username: 'nobody', password: user.password }).expect(
        200,
      );
      expect(body.token).toBeUndefined();
    });

    it('names the contract’s field in issues', async () => {
      const { body } = await login({ username: '', password: 'x' }).expect(400);
      expect(body.data.issues).toMatchObject([{ path: ['email'], code: 'too_small' }]);
    });
  });

  describe('refuses', () => {
    it.each<keyof typeof WRONG>(['ja', 'en'])(
      'wrong passwords and unknown accounts in the same words (%s)',
      async (language) => {
        const user = await aUser(app);
        const wrong = await login({ email: user.email, password: 'wrong horse' }, language);
        const unknown = await login({ email: 'nobody@example.jp', password: 'wrong horse' }, language);
        const unnamed = await login({ username: 'nobody', password: 'wrong horse' }, language);
        for (const response of [wrong, unknown, unnamed]) expectError(response, ...WRONG[language]);
      },
    );

    it('accounts without a password', async () => {
      const user = await aUser(app);
      await app.database.rows('delete from credentials');
      expectError(await login({ email: user.email, password: user.password }), ...WRONG.ja);
    });

    it('unknown accounts no sooner than known ones', async () => {
      const user = await aUser(app);
      const time = async (email: string) => {
        const started = performance.now();
        await login({ email, password: 'wrong horse' }).expect(401);
        return performance.now() - started;
      };
      const known: number[] = [];
      const unknown: number[] = [];
      for (let round = 0; round < 30; round++) {
        known.push(await time(user.email));
        unknown.push(await time('nobody@example.jp'));
      }
      const pairs = known.flatMap((one) => unknown.map((other): number => (other < one ? 1 : 0)));
      const unknownIsFaster = pairs.reduce((sum, faster) => sum + faster, 0) / pairs.length;
      // Without the same work for both it is above 0.99; 30 rounds of pure chance stay well within these bounds.
      expect(unknownIsFaster).toBeGreaterThan(0.15);
      expect(unknownIsFaster).toBeLessThan(0.85);
    });

    it.each([
      ['ja', 'メールアドレスを確認してからログインしてください。'],
      ['en', 'Please verify your email address before signing in.'],
    ])('addresses that are not proved, once the password was right (%s)', async (language, message) => {
      const account = { username: 'hanako', email: 'hanako@example.jp', password: 'correct horse' };
      await aRegistration(app, account);
      expectError(await login(account, language), 403, 'FORBIDDEN', message);
      expectError(await login({ ...account, password: 'wrong horse' }), ...WRONG.ja);
    });

    it('input of the wrong shape', async () => {
      const { status, body } = await login({ email: 'hanako', password: '', rememberMe: 'yes' });
      expect(status).toBe(400);
      expect(body.data.issues).toMatchObject([
        { path: ['email'], code: 'invalid_format', format: 'email' },
        { path: ['password'], code: 'too_small', minimum: 1 },
        { path: ['rememberMe'], code: 'invalid_type', expected: 'boolean' },
      ]);
    });
  });

  it('makes an outdated hash again', async () => {
    const user = await aUser(app);
    const { hash } = await import('@node-rs/argon2');
    const cheap = await hash(user.password, { memoryCost: 8192, timeCost: 1, parallelism: 1 });
    await app.database.rows('update credentials set password_hash = $1', [cheap]);
    await login({ email: user.email, password: user.password }).expect(200);
    const [row] = await app.database.rows<{ hash: string }>('select password_hash as hash from credentials');
    expect(row?.hash).toContain(`m=${ARGON2ID_COST.memoryCost},t=${ARGON2ID_COST.timeCost},p=1`);
  });
});
