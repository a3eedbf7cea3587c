import request from 'supertest';
import type { Actor } from '../../../../server/access/actor';
import type { AppError } from '../../../../server/kernel/errors/app-error';
import { ERROR_STATUS } from '@kimari/common/error-codes';
import { RateLimited } from '../../../../server/kernel/errors/request.errors';
import { KnownDevices, PasswordSignInService } from '../../../../server/modules/auth';
import { as } from '../../../support/as';
import { type TestApp, useTestApp } from '../../../support/app';
import { expectError } from '../../../support/expect-error';
import { aSecondFactor } from '../../../support/factories/second-factor';
import { createFrozenDatabase } from '../../../support/frozen-clock';
import { aUser } from '../../../support/factories/user';

const DAY = 86_400_000;

/** Tests come from one address; the trusted proxy in front says another one for each. */
describe('rate limits', () => {
  const app = useTestApp({ RATE_LIMIT: 'on' });
  const from = (ip: string, path: string, body: object, language = 'ja') =>
    as(app, null).post(`/api/auth/${path}`, body).set('X-Forwarded-For', ip).set('Accept-Language', language);
  const wrong = (ip: string, email: string) => from(ip, 'login', { email, password: 'wrong horse' });
  const times = async (count: number, call: (index: number) => PromiseLike<{ status: number }>) => {
    const statuses: number[] = [];
    for (let index = 0; index < count; index++) statuses.push((await call(index)).status);
    return statuses;
  };
  const repeated = (count: number, status: number) => Array.from({ length: count }, () => status);

  it.each([
    ['ja', /^リクエストが多すぎます。(\d+)秒後にもう一度お試しください。$/],
    ['en', /^Too many requests. Please try again in (\d+) seconds.$/],
  ])('say how long to wait (%s)', async (language, message) => {
    const ip = language === 'ja' ? '198.51.100.1' : '198.51.100.2';
    await times(10, () => wrong(ip, `${language}@example.jp`));
    const response = await from(
      ip,
      'login',
      { email: `${language}@example.jp`, password: 'wrong horse' },
      language,
    );
    const seconds = Number(message.exec(response.body.message)?.[1]);
    expect(seconds).toBeGreaterThan(290);
    expect(seconds).toBeLessThanOrEqual(300);
    expect(response.get('Retry-After')).toBe(String(seconds));
    const { message: text } = response.body;
    expectError(response, 429, 'TOO_MANY_REQUESTS', text, { retryAfter: seconds });
  });

  it('stop guessing from one network, but not the owner elsewhere', async () => {
    const user = await aUser(app, { username: 'guessed' });
    const { email, password } = user;
    expect(await times(12, (index) => wrong(`203.0.113.${index + 1}`, email))).toEqual([
      ...repeated(10, 401),
      429,
      429,
    ]);
    expect((await from('203.0.113.200', 'login', { email, password })).status).toBe(429);
    expect((await from('203.0.113.200', 'login', { username: 'guessed', password })).status).toBe(429);
    expect((await from('192.0.2.1', 'login', { email, password })).status).toBe(200);
  });

  it('do not let guessers lock an owner out of a known network', async () => {
    const { email, password } = await aUser(app, { username: 'landlady' });
    const signIn = (ip: string, word: string) => from(ip, 'login', { email, password: word });
    expect((await signIn('192.0.2.7', password)).status).toBe(200);
    for (let net = 0; net < 5; net++) await times(10, () => wrong(`203.0.${130 + net}.1`, email));
    expect((await signIn('192.0.3.7', password)).status).toBe(429);
    // The whole /24 is known.
    expect((await signIn('192.0.2.200', password)).status).toBe(200);
    app.passTime(91 * DAY);
    expect((await signIn('192.0.2.7', password)).status).toBe(429);
  });

  it('do not let guessers lock an owner out of a known device, even in the same network', async () => {
    const { id, email, password } = await aUser(app, { username: 'at-home' });
    const device = app.nest.get(KnownDevices, { strict: false }).issue(id, undefined);
    const signIn = (word: string, held: string) => {
      const actor: Actor = { kind: 'anonymous', origin: { ip: '203.0.140.1', agent: '', device: held } };
      const request = { account: email, password: word, rememberMe: false };
      return app.nest.get(PasswordSignInService, { strict: false }).signIn(actor, request);
    };
    await times(12, () => wrong('203.0.140.1', email));
    await expect(signIn(password, `x${device}`)).rejects.toMatchObject({
      definition: RateLimited.definition,
    });
    expect(await signIn(password, device)).toMatchObject({ kind: 'signed-in', user: { id } });
    const other = await aUser(app, { username: 'other' });
    const ofOther = app.nest.get(KnownDevices, { strict: false }).issue(other.id, undefined);
    await expect(signIn(password, ofOther)).rejects.toMatchObject({ definition: RateLimited.definition });
    // A known device has an allowance as well.
    const guesses = await times(11, (index) =>
      signIn(`wrong ${index}`, device).then(
        () => ({ status: 200 }),
        (error: AppError) => ({ status: ERROR_STATUS[error.definition.code] }),
      ),
    );
    expect(guesses).toEqual([...repeated(10, 401), 429]);
  });

  it('count exactly when many tries come at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => wrong('203.0.114.1', 'rush@example.jp')),
    );
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(20);
  });

  it('take a /64 of IPv6 as one address', async () => {
    const statuses = await times(11, (index) => wrong(`2001:db8:0:7::${index + 1}`, 'v6@example.jp'));
    expect(statuses).toEqual([...repeated(10, 401), 429]);
    expect((await wrong('2001:db8:0:8::1', 'v6@example.jp')).status).toBe(401);
  });

  it('do not count successful sign-ins', async () => {
    const { email, password } = await aUser(app, { username: 'frequent' });
    expect(await times(15, () => from('203.0.115.1', 'login', { email, password }))).toEqual(
      repeated(15, 200),
    );
  });

  it('count each alias of a GraphQL operation', async () => {
    const names = Array.from(
      { length: 15 },
      (_, index) => `a${index}: checkUsername(input: { username: "abc" }) { available }`,
    );
    const ask = () =>
      as(app, null)
        .graphql(`mutation { ${names.join(' ')} }`)
        .set('X-Forwarded-For', '203.0.116.1');
    for (let count = 0; count < 4; count++) expect((await ask()).body.errors).toBeUndefined();
    expect((await ask()).body.errors[0].extensions).toMatchObject({ code: 'TOO_MANY_REQUESTS', status: 429 });
    expect((await from('203.0.116.1', 'checkUsername', { username: 'abc' })).status).toBe(429);
  });

  it('bound registrations from one address', async () => {
    const statuses = await times(6, (index) =>
      from('203.0.117.1', 'register', {
        username: `many-${index}`,
        email: `many-${index}@example.jp`,
        password: 'correct horse',
      }),
    );
    expect(statuses).toEqual([...repeated(5, 200), 429]);
  });

  it('bound mails to one address, known or not, wherever they are asked for', async () => {
    for (const email of ['unknown@example.jp', (await aUser(app, { username: 'mailed' })).email]) {
      const statuses = await times(4, (index) =>
        from(`203.0.${118 + index}.1`, 'sendVerification', { email }),
      );
      expect(statuses).toEqual([...repeated(3, 200), 429]);
    }
  });

  it('keep nothing about people in the table', async () => {
    await wrong('203.0.119.77', 'private@example.jp');
    const rows = await app.database.rows<{ key: string }>('select key from rate_limits');
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toMatch(/private|203\.0/);
  });
});

describe('four processes', () => {
  // Nothing comes back while a busy machine takes its time.
  const first = useTestApp({ RATE_LIMIT: 'on' }, {}, createFrozenDatabase);
  const others: Pick<TestApp, 'nest' | 'close'>[] = [];

  beforeAll(async () => {
    for (let count = 0; count < 3; count++) others.push(await first.another());
  });
  afterAll(() => Promise.all(others.map((other) => other.close())));

  it.each([
    ['auth/checkUsername', { username: 'someone' }, 60],
    ['rules/search', { query: 'x' }, 120],
  ])('never pass a limit together, and can use all of it (%s)', async (path, body, points) => {
    const statuses: number[] = [];
    const ask = async ({ nest }: Pick<TestApp, 'nest'>) => {
      for (let times = 0; times < 25; times++) {
        const call = request(nest.getHttpServer())
          .post(`/api/${path}`)
          .set('X-Forwarded-For', '198.51.100.77');
        statuses.push((await call.send(body)).status);
      }
    };
    // Two askers at once in each process.
    await Promise.all([first, ...others, first, ...others].map(ask));
    expect(statuses.filter((status) => status === 200)).toHaveLength(points);
    expect(statuses.filter((status) => status === 429)).toHaveLength(200 - points);
  });
});

describe('four processes and one account', () => {
  const first = useTestApp({ RATE_LIMIT: 'on' });
  const others: Pick<TestApp, 'nest' | 'close'>[] = [];

  beforeAll(async () => {
    for (let count = 0; count < 3; count++) others.push(await first.another());
  });
  afterAll(() => Promise.all(others.map((other) => other.close())));

  const inTurn = (
    count: number,
    path: string,
    body: (index: number) => object,
    ip: (index: number) => string,
  ) =>
    Promise.all(
      Array.from({ length: count }, (_, index) =>
        request(([first, ...others][index % 4] ?? first).nest.getHttpServer())
          .post(`/api/auth/${path}`)
          .set('X-Forwarded-For', ip(index))
          .send(body(index)),
      ),
    );
  const counted = (answers: readonly { status: number }[], status: number) =>
    answers.filter((answer) => answer.status === status).length;

  it('check ten passwords from a network and five codes in all, exactly', async () => {
    const user = await aUser(first, { username: 'besieged' });
    const { email, password } = user;
    const guess = () => ({ email, password: 'wrong horse' });
    const guesses = await inTurn(40, 'login', guess, (index) => `203.0.150.${index + 1}`);
    expect([counted(guesses, 401), counted(guesses, 429)]).toEqual([10, 30]);
    await aSecondFactor(first, user);
    const [challenge] = await inTurn(
      1,
      'login',
      () => ({ email, password }),
      () => '203.0.151.1',
    );
    const code = () => ({ challengeToken: challenge?.body.challengeToken, code: 'ZZZZ-ZZZZ' });
    const codes = await inTurn(40, 'completeSecondFactor', code, (index) => `203.0.${160 + index}.1`);
    expect([counted(codes, 401), counted(codes, 429)]).toEqual([5, 35]);
    for (const { headers, status } of codes)
      if (status === 429) expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  });

  it('refresh one session eight times at once, and nobody is signed out', async () => {
    let { refreshToken } = await aUser(first, { username: 'many-tabs' });
    for (let round = 0; round < 5; round++) {
      const held = refreshToken;
      const answers = await inTurn(
        8,
        'refresh',
        () => ({ refreshToken: held }),
        () => '203.0.152.1',
      );
      expect(counted(answers, 200)).toBe(8);
      const children = new Set(answers.map(({ body }) => body.refreshToken as string));
      expect(children.size).toBe(1);
      refreshToken = [...children][0] ?? '';
    }
  });
});

describe('without trust in the proxy', () => {
  const app = useTestApp({ RATE_LIMIT: 'on', TRUST_PROXY: '192.0.2.254' });

  it('forwarded addresses dodge nothing', async () => {
    const statuses: number[] = [];
    for (let index = 0; index < 11; index++) {
      const login = as(app, null).post('/api/auth/login', { email: 'x@example.jp', password: 'wrong horse' });
      const { status } = await login
        .set('X-Forwarded-For', `198.51.${index}.1`)
        .set('Forwarded', `for=198.51.${index}.1`);
      statuses.push(status);
    }
    expect(statuses.at(-1)).toBe(429);
  });
});
