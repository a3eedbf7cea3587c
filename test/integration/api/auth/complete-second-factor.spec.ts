import type { Actor } from '../../../../server/access/actor';
import { RateLimited } from '../../../../server/kernel/errors/request.errors';
import { KnownDevices, PasswordSignInService, SessionsService } from '../../../../server/modules/auth';
import { CompleteSignIn } from '../../../../server/modules/auth/sign-in/complete-sign-in.service';
import { as } from '../../../support/as';
import { useTestApp } from '../../../support/app';
import { expectError } from '../../../support/expect-error';
import { aSecondFactor, type TestSecondFactor } from '../../../support/factories/second-factor';
import { aUser, type TestUser } from '../../../support/factories/user';

const LOGIN = '/api/auth/login';
const COMPLETE = '/api/auth/completeSecondFactor';
const HOME = '192.0.2.1';
/** Has the form of a recovery code. */
const WRONG = 'ZZZZ-ZZZZ';

describe('POST /api/auth/completeSecondFactor', () => {
  const app = useTestApp({ RATE_LIMIT: 'on' });
  const from = (ip: string, path: string, body: object) =>
    as(app, null).post(path, body).set('X-Forwarded-For', ip);
  const complete = (challengeToken: string, code: string | undefined, ip = HOME) =>
    from(ip, COMPLETE, { challengeToken, code });

  async function protectedUser(): Promise<[TestUser, TestSecondFactor]> {
    const user = await aUser(app);
    return [user, await aSecondFactor(app, user)];
  }

  async function challengeOf(user: TestUser, ip = HOME, more: object = {}): Promise<string> {
    const { email, password } = user;
    const { body } = await from(ip, LOGIN, { email, password, ...more }).expect(200);
    expect(body).toEqual({ requiresSecondFactor: true, challengeToken: expect.any(String), expiresIn: 600 });
    expect(body.challengeToken).toMatch(/^ksf_[0-9A-Za-z]{38}$/);
    return body.challengeToken as string;
  }

  it('answers a session like that of a sign-in, with the lifetime that was chosen', async () => {
    const [user, factor] = await protectedUser();
    const challenge = await challengeOf(user, HOME, { rememberMe: true });
    const { body } = await complete(challenge, factor.code(1)).expect(200);
    expect(body).toMatchObject({ user: { id: user.id }, message: 'ログインしました。' });
    const sessions = (await as(app, body.accessToken as string).get('/api/auth/sessions')).body.sessions;
    expect(sessions.find(({ current }: { current: boolean }) => current)).toMatchObject({ rememberMe: true });
    await as(app, null).post('/api/auth/refresh', { refreshToken: body.refreshToken }).expect(200);
  });

  it('answers the same over GraphQL', async () => {
    const [user, factor] = await protectedUser();
    const { email, password } = user;
    const login = await as(app, null).graphql(
      `mutation ($input: LoginInput!) { login(input: $input) { __typename ... on SecondFactorNeeded { challengeToken } } }`,
      { input: { email, password } },
    );
    const { __typename, challengeToken } = login.body.data.login;
    expect(__typename).toBe('SecondFactorNeeded');
    const { body } = await as(app, null).graphql(
      `mutation ($input: CompleteSecondFactorInput!) { completeSecondFactor(input: $input) { accessToken user { id } } }`,
      { input: { challengeToken, code: factor.code(1) } },
    );
    expect(body.data.completeSecondFactor.user.id).toBe(user.id);
  });

  it('records how the person signed in', async () => {
    const [user, factor] = await protectedUser();
    await complete(await challengeOf(user), factor.recoveryCodes[3]).expect(200);
    const [event] = await app.database.rows<{ details: object }>(
      `select details from audit_events where action = 'session.start' order by at desc, id desc limit 1`,
    );
    expect(event?.details).toMatchObject({ userId: user.id, method: 'password', secondFactor: 'recovery' });
  });

  it('refuses a wrong code, which leaves the challenge valid', async () => {
    const [user, factor] = await protectedUser();
    const challenge = await challengeOf(user);
    const text = 'コードが合いません。次のコードを待って、入力し直してください。';
    const reason = { reason: 'auth.wrongSecondFactorCode' };
    for (const code of [WRONG, 'nonsense', factor.usedCode])
      expectError(await complete(challenge, code), 401, 'UNAUTHORIZED', text, reason);
    await complete(challenge, factor.code(1)).expect(200);
  });

  it('takes each challenge once, of whatever comes at the same time', async () => {
    const [user, factor] = await protectedUser();
    const challenge = await challengeOf(user);
    const tries = await Promise.all(
      factor.recoveryCodes.slice(0, 5).map((code) => complete(challenge, code)),
    );
    expect(tries.filter(({ status }) => status === 200)).toHaveLength(1);
    expectError(
      await complete(challenge, factor.code(1)),
      401,
      'UNAUTHORIZED',
      'ログインの手続きの期限が切れました。もう一度ログインしてください。',
      { reason: 'auth.invalidChallenge' },
    );
    // The codes that came with a used challenge are not used up.
    const { body } = await as(app, user).get('/api/auth/second-factor').expect(200);
    expect(body.secondFactor.recoveryCodesLeft).toBe(9);
  });

  it('refuses challenges that are old, foreign or of another kind', async () => {
    const [user, factor] = await protectedUser();
    const challenge = await challengeOf(user);
    const invalid = async (token: string) =>
      expect((await complete(token, factor.code(1))).body.data.reason).toBe('auth.invalidChallenge');
    await invalid('ksf_nonsense');
    await invalid(user.refreshToken);
    await invalid(challenge.replace(/.$/, (last) => (last === '0' ? '1' : '0')));
    app.passTime(11 * 60_000);
    await invalid(challenge);
  });

  it('refuses challenges from before all other sessions were ended, or the factor was turned off', async () => {
    const [user, factor] = await protectedUser();
    const before = await challengeOf(user);
    const actor: Actor = { kind: 'anonymous', origin: { ip: HOME, agent: '' } };
    await app.nest.get(SessionsService, { strict: false }).revokeAll(actor, user.id);
    expect((await complete(before, factor.code(1))).body.data.reason).toBe('auth.invalidChallenge');
    const challenge = await challengeOf(user);
    const { body } = await complete(challenge, factor.recoveryCodes[0]).expect(200);
    const waiting = await challengeOf(user);
    await as(app, body.accessToken as string)
      .post('/api/auth/second-factor/disable', { password: user.password, code: factor.recoveryCodes[1] })
      .expect(200);
    expect((await complete(waiting, factor.recoveryCodes[2])).body.data.reason).toBe('auth.invalidChallenge');
  });

  it('refuses command-line clients that cannot ask for a code', async () => {
    const [user] = await protectedUser();
    const { status, body } = await from(HOME, LOGIN, { username: user.username, password: user.password });
    expect([status, body.data.reason]).toEqual([403, 'auth.secondFactorRequired']);
  });

  it('names the fields of a malformed request', async () => {
    const { status, body } = await from(HOME, COMPLETE, { code: 'x'.repeat(33) });
    expect(status).toBe(400);
    expect(body.data.issues).toMatchObject([
      { path: ['challengeToken'] },
      { path: ['code'], code: 'too_big' },
    ]);
  });

  describe('limits wrong codes', () => {
    it('to five in 15 minutes, exactly, whatever comes at the same time and however many challenges there are', async () => {
      const [user, factor] = await protectedUser();
      const challenges = [await challengeOf(user, '203.0.113.1'), await challengeOf(user, '198.51.100.1')];
      const tries = await Promise.all(
        Array.from({ length: 20 }, (_, index) =>
          complete(challenges[index % 2] ?? '', WRONG, `203.0.${120 + index}.1`),
        ),
      );
      expect(tries.filter(({ status }) => status === 401)).toHaveLength(5);
      const refused = tries.filter(({ status }) => status === 429);
      expect(refused).toHaveLength(15);
      expect(Number(refused[0]?.get('Retry-After'))).toBeGreaterThan(880);
      expect(refused[0]?.get('RateLimit-Policy')).toContain('"loginByHost";q=100;w=300');
      expect(refused[0]?.get('RateLimit')).toContain('"loginByHost";r=');
      expect((await complete(challenges[0] ?? '', factor.recoveryCodes[0], '203.0.113.1')).status).toBe(429);
      // The allowance of the account is not the limit's secret: nothing about it is in the headers.
      expect(refused[0]?.get('RateLimit')).not.toContain('secondFactor');
      app.passTime(25 * 60_000);
      await app.database.rows('update rate_limits set expire = expire - 25 * 60000');
      const later = await challengeOf(user, '203.0.113.1');
      await complete(later, factor.recoveryCodes[0], '203.0.113.1').expect(200);
    });

    it('never for the owner at a known network or device', async () => {
      const [user, factor] = await protectedUser();
      // The owner signs in once, from an own network.
      await complete(await challengeOf(user, '192.0.7.1'), factor.code(1), '192.0.7.1').expect(200);
      const guessed = await challengeOf(user, '203.0.113.1');
      for (let count = 0; count < 6; count++) await complete(guessed, WRONG, '203.0.113.1');
      expect((await complete(guessed, WRONG, '203.0.113.1')).status).toBe(429);
      await complete(await challengeOf(user, '192.0.7.9'), factor.recoveryCodes[0], '192.0.7.9').expect(200);

      const device = app.nest.get(KnownDevices, { strict: false }).issue(user.id, undefined);
      const attempt = async (code: string, held: string) => {
        const actor: Actor = { kind: 'anonymous', origin: { ip: '203.0.113.1', agent: '', device: held } };
        const challengeToken = await challengeOf(user, '198.51.100.20');
        return app.nest.get(CompleteSignIn, { strict: false }).complete(actor, { challengeToken, code });
      };
      const refused = { definition: RateLimited.definition };
      await expect(attempt(factor.recoveryCodes[1] ?? '', `x${device}`)).rejects.toMatchObject(refused);
      expect(await attempt(factor.recoveryCodes[1] ?? '', device)).toMatchObject({ user: { id: user.id } });
      for (let count = 0; count < 5; count++)
        await expect(attempt(WRONG, device)).rejects.toThrow('auth.wrongSecondFactorCode');
      await expect(attempt(WRONG, device)).rejects.toMatchObject(refused);
    });

    it('not for those who sign in often', async () => {
      const [user, factor] = await protectedUser();
      for (const code of factor.recoveryCodes.slice(0, 7))
        await complete(await challengeOf(user), code).expect(200);
    });

    it('without ending the challenge of the owner', async () => {
      const [user, factor] = await protectedUser();
      const mine = await challengeOf(user);
      await challengeOf(user, '203.0.113.1');
      await complete(mine, factor.code(1)).expect(200);
    });
  });
});

describe('a sign-in from a new device', () => {
  const app = useTestApp();
  const signIn = (user: TestUser, ip: string) =>
    as(app, null)
      .post(LOGIN, { email: user.email, password: user.password })
      .set('X-Forwarded-For', ip)
      .set('User-Agent', 'Mozilla/5.0 (Windows NT 10.0; rv:144.0) Gecko/20100101 Firefox/144.0')
      .expect(200);
  const notices = async (user: TestUser) =>
    (await app.mails(user.email)).filter(({ subject }) => subject === 'Kimari: 新しい端末からのログイン');

  it('is mailed once, unless the network is known or it is the first of the account', async () => {
    const user = await aUser(app);
    expect(await notices(user)).toHaveLength(0);
    await signIn(user, '203.0.113.5');
    const [mail] = await notices(user);
    expect(mail?.text).toContain('Firefox (Windows)');
    expect(mail?.text).toContain('203.0.113.x');
    await signIn(user, '203.0.113.77');
    expect(await notices(user)).toHaveLength(1);
    const events = await app.database.rows<{ isNew: boolean }>(
      `select (details->>'isNewDevice')::bool as "isNew" from audit_events where action = 'session.start' order by at, id`,
    );
    expect(events.map(({ isNew }) => isNew)).toEqual([false, true, false]);
  });

  it('is still mailed after a long absence', async () => {
    const user = await aUser(app);
    app.passTime(200 * 86_400_000);
    await app.database.rows('delete from sign_in_networks');
    await app.database.rows('delete from sessions');
    await signIn(user, '203.0.113.5');
    expect(await notices(user)).toHaveLength(1);
  });

  it('is not mailed for a known browser in another network', async () => {
    const user = await aUser(app);
    const device = app.nest.get(KnownDevices, { strict: false }).issue(user.id, undefined);
    const actor: Actor = { kind: 'anonymous', origin: { ip: '203.0.113.5', agent: '', device } };
    await app.nest
      .get(PasswordSignInService, { strict: false })
      .signIn(actor, { account: user.email, password: user.password, rememberMe: false });
    expect(await notices(user)).toHaveLength(0);
  });
});
