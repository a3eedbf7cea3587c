import { createHash } from 'node:crypto';
import request from 'supertest';
import { PurgeTask } from '../../../../server/kernel/maintenance/purge.task';
import { type TestApp, useTestApp } from '../../../support/app';
import { as } from '../../../support/as';
import { expectError } from '../../../support/expect-error';
import { aCliToken } from '../../../support/factories/cli-token';
import { approve, aDevice, poll, type TestDevice } from '../../../support/factories/device';
import { aUser, type TestUser } from '../../../support/factories/user';

const MINUTE = 60_000;
const PENDING = { error: 'authorization_pending', errorDescription: '承認を待っています。' };
const SLOW_DOWN = { error: 'slow_down', errorDescription: '問い合わせの間隔が短すぎます。' };
const UNKNOWN = { error: 'access_denied', errorDescription: '無効なコードです。' };
const GRANTED = {
  accessToken: expect.stringMatching(/^kmr_/),
  tokenType: 'Bearer',
  scope: 'read',
  expiresIn: 90 * 24 * 60 * 60,
};

/** A new access token; they last 15 minutes. */
async function signedInAgain(app: TestApp, { refreshToken }: TestUser): Promise<string> {
  const { body } = await as(app, null).post('/api/auth/refresh', { refreshToken }).expect(200);
  return body.accessToken;
}

describe('device sign-in', () => {
  const app = useTestApp();
  const lookup = (who: TestUser | string | null, userCode: string) =>
    as(app, who).post('/api/auth/device/lookup', { userCode });
  const deny = (who: TestUser | string | null, { userCode }: TestDevice) =>
    as(app, who).post('/api/auth/device/deny', { userCode });
  const outcome = async (device: TestDevice, more = {}): Promise<unknown> =>
    (await poll(app, device, more).expect(200)).body;

  it('gives a tool its codes', async () => {
    const { body } = await as(app, null).post('/api/auth/device/authorize', { clientId: 'cli' }).expect(200);
    expect(body).toEqual({
      deviceCode: expect.stringMatching(/^kdc_[0-9A-Za-z]{38}$/),
      userCode: expect.stringMatching(/^[BCDFGHJKLMNPQRSTVWXZ]{4}-[BCDFGHJKLMNPQRSTVWXZ]{4}$/),
      verificationUri: 'http://localhost:3000/device',
      verificationUriComplete: `http://localhost:3000/device?user_code=${body.userCode}`,
      expiresIn: 900,
      interval: 5,
    });
  });

  it('stores neither code', async () => {
    const { deviceCode, userCode } = await aDevice(app);
    const [row] = await app.database.rows<Record<string, unknown>>('select * from device_requests');
    const stored = JSON.stringify(row, (_, value: unknown) =>
      Buffer.isBuffer(value) ? value.toString('latin1') : value,
    );
    for (const secret of [deviceCode, userCode, userCode.replace('-', '')])
      expect(stored).not.toContain(secret);
    const plainHash = createHash('sha256').update(userCode.replace('-', '')).digest();
    expect(plainHash.equals(row?.['user_code_digest'] as Buffer)).toBe(false);
  });

  it('issues one token after the approval, which acts for the approver within its scopes', async () => {
    const taro = await aUser(app, { username: 'taro' });
    const device = await aDevice(app, { scope: 'read', deviceName: 'hanako-laptop' });
    expect(await outcome(device)).toEqual(PENDING);
    const { body } = await approve(app, taro, device).expect(200);
    expect(body).toEqual({ success: true, message: 'デバイスを承認しました。' });
    app.passTime(5000);
    const granted = await poll(app, device).expect(200);
    expect(granted.body).toEqual(GRANTED);
    expect(granted.headers['cache-control']).toBe('no-store');
    const token = String(granted.body.accessToken);
    expect((await as(app, token).get('/api/auth/me').expect(200)).body.username).toBe('taro');
    await as(app, token)
      .post('/api/rules/create', { name: 'x', visibility: 'public', tags: [], content: 'x' })
      .expect(403);
    expect(await outcome(device)).toEqual(UNKNOWN);
    const { body: tokens } = await as(app, taro).get('/api/auth/cli-tokens').expect(200);
    expect(tokens).toEqual([
      expect.objectContaining({ name: 'hanako-laptop', clientId: 'cli', lastFour: token.slice(-4) }),
    ]);
  });

  it.each([
    [undefined, 'read'],
    ['write', 'write'],
    ['write read', 'read write'],
    ['admin everything', 'read'],
    ['admin  write', 'write'],
  ])('grants known scopes only: %s', async (scope, granted) => {
    const taro = await aUser(app);
    const device = await aDevice(app, scope === undefined ? {} : { scope });
    await approve(app, taro, device).expect(200);
    expect(await outcome(device)).toMatchObject({ scope: granted });
  });

  it('issues one token to fifty concurrent polls', async () => {
    const taro = await aUser(app);
    const device = await aDevice(app);
    await approve(app, taro, device).expect(200);
    const answers = await Promise.all(Array.from({ length: 50 }, () => outcome(device)));
    const tokens = answers.filter((answer) => 'accessToken' in (answer as object));
    expect(tokens).toHaveLength(1);
    expect((await as(app, taro).get('/api/auth/cli-tokens')).body).toHaveLength(1);
  });

  it('shows the approver what is asked for', async () => {
    const taro = await aUser(app);
    const { body: codes } = await as(app, null)
      .post('/api/auth/device/authorize', {
        clientId: 'kimari-cli',
        scope: 'read write',
        deviceName: 'hanako\u202e-lap\ntop',
      })
      .set('User-Agent', 'kimari-cli/1.0.0 (node 22; linux)');
    const { body } = await lookup(taro, codes.userCode.toLowerCase().replace('-', ' ')).expect(200);
    expect(body).toEqual({
      userCode: codes.userCode,
      clientId: 'kimari-cli',
      clientName: 'Kimari CLI (hanako -lap top)',
      scopes: ['read', 'write'],
      createdAt: expect.any(Number),
      expiresAt: body.createdAt + 900,
      place: '127.0.0.x',
      sameNetwork: true,
      agent: 'kimari-cli/1.0.0',
    });
    const { userCode } = await aDevice(app, { clientId: 'Some tool' });
    expect((await lookup(taro, userCode)).body.clientName).toBe('Some tool');
  });

  it('slows down a tool that polls too fast, each time by five seconds', async () => {
    const device = await aDevice(app);
    expect(await outcome(device)).toEqual(PENDING);
    expect(await outcome(device)).toEqual(SLOW_DOWN);
    app.passTime(5000);
    expect(await outcome(device)).toEqual(SLOW_DOWN);
    app.passTime(10_000);
    expect(await outcome(device)).toEqual(SLOW_DOWN);
    app.passTime(20_000);
    expect(await outcome(device)).toEqual(PENDING);
    app.passTime(20_000);
    expect(await outcome(device)).toEqual(PENDING);
  });

  it('answers in the order of the contract', async () => {
    const taro = await aUser(app);
    const device = await aDevice(app);
    expect(await outcome({ ...device, clientId: 'another' })).toEqual(UNKNOWN);
    expect(await outcome({ ...device, deviceCode: `${device.deviceCode}x` })).toEqual(UNKNOWN);
    // A poll in the name of another client does not slow the tool down.
    expect(await outcome(device)).toEqual(PENDING);
    await deny(taro, device).expect(200, { success: true, message: 'リクエストを拒否しました。' });
    const denied = { error: 'access_denied', errorDescription: 'リクエストは拒否されました。' };
    expect([await outcome(device), await outcome(device)]).toEqual([denied, denied]);
    app.passTime(15 * MINUTE);
    const expired = { error: 'expired_token', errorDescription: 'コードの有効期限が切れています。' };
    expect(await outcome(device)).toEqual(expired);
    const { body } = await poll(app, device).set('Accept-Language', 'en');
    expect(body).toEqual({ error: 'expired_token', errorDescription: 'Code has expired' });
  });

  it('does not grant what expired after its approval', async () => {
    const device = await aDevice(app);
    await approve(app, await aUser(app), device).expect(200);
    app.passTime(15 * MINUTE);
    expect(await outcome(device)).toMatchObject({ error: 'expired_token' });
  });

  it('lets one person decide once', async () => {
    const [taro, hanako] = [await aUser(app), await aUser(app)];
    for (const first of [approve.bind(null, app), deny]) {
      const device = await aDevice(app);
      await first(taro, device).expect(200);
      for (const second of [
        () => approve(app, hanako, device),
        () => deny(taro, device),
        () => lookup(taro, device.userCode),
      ])
        expectError(await second(), 409, 'CONFLICT', 'このコードは既に使用されています。');
    }
    const device = await aDevice(app);
    const decisions = [taro, hanako].flatMap((who) => [approve(app, who, device), deny(who, device)]);
    const statuses = (await Promise.all(decisions)).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 409, 409, 409]);
  });

  it('knows no codes but its own', async () => {
    const taro = await aUser(app);
    for (const code of ['BBBB-BBBB', 'nonsense', 'WDJB'])
      expectError(await lookup(taro, code), 404, 'NOT_FOUND', '無効なコードです。');
    const { userCode } = await aDevice(app);
    app.passTime(15 * MINUTE);
    const answer = await lookup(await signedInAgain(app, taro), userCode);
    expectError(answer, 400, 'BAD_REQUEST', 'コードの有効期限が切れています。');
  });

  it('wants a session to decide, and one that is not old', async () => {
    const taro = await aUser(app);
    const device = await aDevice(app);
    const token = await aCliToken(app, taro);
    for (const call of [lookup(token, device.userCode), approve(app, token, device), deny(token, device)])
      expect((await call).status).toBe(403);
    expect((await approve(app, null, device)).status).toBe(401);
    app.passTime(14 * MINUTE);
    await lookup(taro, device.userCode).expect(200);
    const { body } = await as(app, null)
      .post('/api/auth/login', { email: taro.email, password: taro.password, rememberMe: true })
      .expect(200);
    app.passTime(11 * 60 * MINUTE);
    const refreshed = async () =>
      (await as(app, null).post('/api/auth/refresh', { refreshToken: body.refreshToken })).body;
    const pair = await refreshed();
    const young = await aDevice(app);
    await approve(app, pair.accessToken, young).expect(200);
    app.passTime(61 * MINUTE);
    const again = await as(app, null).post('/api/auth/refresh', { refreshToken: pair.refreshToken });
    const late = await aDevice(app);
    const refusal = await approve(app, again.body.accessToken, late);
    expect([refusal.status, refusal.body.data]).toEqual([403, { reason: 'device.newSignInRequired' }]);
    expect(await outcome(late)).toEqual(PENDING);
    await deny(again.body.accessToken, late).expect(200);
  });

  it('accepts a challenge, which only the tool itself can meet', async () => {
    const taro = await aUser(app);
    const codeVerifier = 'a-secret-of-the-tool-that-nobody-else-knows-0';
    const codeChallenge = createHash('sha256').update(codeVerifier).digest('base64url');
    const device = await aDevice(app, { codeChallenge });
    await approve(app, taro, device).expect(200);
    expect(await outcome(device)).toEqual(UNKNOWN);
    expect(await outcome(device, { codeVerifier: `${codeVerifier}1` })).toEqual(UNKNOWN);
    expect(await outcome(device, { codeVerifier })).toEqual(GRANTED);
  });

  it('tells the owner about the new token', async () => {
    const taro = await aUser(app, { username: 'taro' });
    const device = await aDevice(app, { deviceName: 'hanako-laptop' });
    await approve(app, taro, device).expect(200);
    await poll(app, device).set('User-Agent', 'kimari-cli/1.0.0').expect(200);
    const mail = (await app.mails(taro.email)).at(-1);
    expect(mail?.subject).toContain('CLIのトークンを発行しました');
    for (const fact of ['hanako-laptop', 'kimari-cli/1.0.0', '127.0.0.x']) expect(mail?.text).toContain(fact);
    expect(mail?.link).toBe('http://localhost:3000/settings/security');
  });

  it('leaves an audit trail', async () => {
    const taro = await aUser(app);
    const [first, second] = [await aDevice(app), await aDevice(app)];
    await approve(app, taro, first).expect(200);
    await deny(taro, second).expect(200);
    await outcome(first);
    const rows = await app.database.rows(
      `select action, actor_id from audit_events where action like 'device.%' or action = 'cli-token.create' order by id`,
    );
    expect(rows).toEqual([
      { action: 'device.approve', actor_id: taro.id },
      { action: 'device.deny', actor_id: taro.id },
      { action: 'cli-token.create', actor_id: null },
    ]);
  });

  it('forgets requests a day after they expired', async () => {
    await aDevice(app);
    const purge = async () => {
      await app.nest.get(PurgeTask, { strict: false }).run();
      return (await app.database.rows('select 1 from device_requests')).length;
    };
    app.passTime(24 * 60 * MINUTE);
    expect(await purge()).toBe(1);
    app.passTime(16 * MINUTE);
    expect(await purge()).toBe(0);
  });

  it.each([
    [{}, ['clientId']],
    [{ clientId: ' x' }, ['clientId']],
    [{ clientId: 'x'.repeat(65) }, ['clientId']],
    [{ clientId: 'cli', scope: 's'.repeat(201), deviceName: '' }, ['scope', 'deviceName']],
    [{ clientId: 'cli', codeChallenge: 'short' }, ['codeChallenge']],
  ])('refuses what is not as promised: %j', async (wish, fields) => {
    const { body } = await as(app, null).post('/api/auth/device/authorize', wish).expect(400);
    expect(body.data.issues.map(({ path }: { path: string[] }) => path[0])).toEqual(fields);
  });

  it('has the same decisions over GraphQL', async () => {
    const taro = await aUser(app);
    const [first, second] = [await aDevice(app), await aDevice(app)];
    const ask = async (query: string, variables: object) =>
      (await as(app, taro).graphql(query, variables).set('Accept-Language', 'en').expect(200)).body;
    const look =
      'query($userCode: String!) { deviceRequest(userCode: $userCode) { userCode clientName scopes sameNetwork } }';
    expect(await ask(look, { userCode: first.userCode })).toEqual({
      data: {
        deviceRequest: {
          userCode: first.userCode,
          clientName: 'Kimari CLI',
          scopes: ['read'],
          sameNetwork: true,
        },
      },
    });
    const approveIt =
      'mutation($input: ApproveDeviceInput!) { approveDevice(input: $input) { success message } }';
    expect(await ask(approveIt, { input: { userCode: first.userCode } })).toEqual({
      data: { approveDevice: { success: true, message: 'The device has been approved' } },
    });
    const denyIt = 'mutation($input: DeviceCodeInput!) { denyDevice(input: $input) { success message } }';
    expect(await ask(denyIt, { input: { userCode: second.userCode } })).toEqual({
      data: { denyDevice: { success: true, message: 'The request has been denied' } },
    });
    expect((await ask(look, { userCode: first.userCode })).errors[0].extensions).toMatchObject({
      code: 'CONFLICT',
      reason: 'device.decided',
    });
    expect((await ask(look, { userCode: 'BBBB-BBBB' })).errors[0].message).toBe('Invalid code');
  });
});

describe('a token of a device in two processes', () => {
  const app = useTestApp();

  it('is revoked in both at once', async () => {
    const taro = await aUser(app);
    const token = await aCliToken(app, taro);
    const other = await app.another();
    try {
      const ask = () =>
        request(other.nest.getHttpServer()).get('/api/auth/me').auth(token, { type: 'bearer' });
      await ask().expect(200);
      const revoke = 'mutation { revokeCliToken(input: { tokenId: "current" }) { success } }';
      const { body } = await as(app, token).graphql(revoke).expect(200);
      expect(body).toEqual({ data: { revokeCliToken: { success: true } } });
      await ask().expect(401);
    } finally {
      await other.close();
    }
  });
});
