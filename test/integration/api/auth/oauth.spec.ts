import type { AddressInfo } from 'node:net';
import * as openid from 'openid-client';
import { TEST_APP_URL, useTestApp } from '../../../support/app';
import { as } from '../../../support/as';
import { aCliToken } from '../../../support/factories/cli-token';
import { approve, aDevice } from '../../../support/factories/device';
import { aUser } from '../../../support/factories/user';

const DEVICE_GRANT = 'urn:ietf:params:oauth:grant-type:device_code';

describe('the OAuth endpoints', () => {
  const app = useTestApp();
  const form = (path: string, fields: Readonly<Record<string, string>>) =>
    app.http().post(`/oauth/${path}`).type('form').send(fields);
  const poll = (device_code: string, more = {}) =>
    form('token', { grant_type: DEVICE_GRANT, client_id: 'cli', device_code, ...more });

  /** Sends requests for the configured address to the port of the test. */
  const toThisApp: openid.CustomFetch = (url, options) => {
    const { port } = app.nest.getHttpServer().address() as AddressInfo;
    return fetch(url.replace(TEST_APP_URL, `http://127.0.0.1:${port}`), options);
  };

  it('serve openid-client from discovery to revocation', async () => {
    const taro = await aUser(app, { username: 'taro' });
    const config = await openid.discovery(new URL(TEST_APP_URL), 'a-standard-client', undefined, undefined, {
      algorithm: 'oauth2',
      [openid.customFetch]: toThisApp,
      execute: [openid.allowInsecureRequests],
    });
    const codes = await openid.initiateDeviceAuthorization(config, { scope: 'read write' });
    expect(codes).toMatchObject({ verification_uri: `${TEST_APP_URL}/device`, expires_in: 900, interval: 5 });
    const { device_code: deviceCode, user_code: userCode } = codes;
    await approve(app, taro, { deviceCode, userCode, clientId: '' }).expect(200);
    const granted = await openid.pollDeviceAuthorizationGrant(config, { ...codes, interval: 0.01 });
    expect(granted).toMatchObject({ token_type: 'bearer', scope: 'read write', expires_in: 7_776_000 });
    const token = granted.access_token;
    expect((await as(app, token).get('/api/auth/me').expect(200)).body.username).toBe('taro');
    await openid.tokenRevocation(config, token);
    await as(app, token).get('/api/auth/me').expect(401);
  });

  it('tell openid-client to wait, to slow down and to stop', async () => {
    const taro = await aUser(app);
    const { body } = await form('device_authorization', { client_id: 'cli' }).expect(200);
    const refused = async () => (await poll(body.device_code).expect(400)).body;
    expect(await refused()).toEqual({
      error: 'authorization_pending',
      error_description: 'Waiting for approval',
    });
    expect((await refused()).error).toBe('slow_down');
    await as(app, taro).post('/api/auth/device/deny', { userCode: body.user_code }).expect(200);
    expect((await refused()).error).toBe('access_denied');
    app.passTime(900_000);
    expect((await refused()).error).toBe('expired_token');
  });

  it('describe themselves', async () => {
    const { body, headers } = await app.http().get('/.well-known/oauth-authorization-server').expect(200);
    expect(headers['content-type']).toContain('application/json');
    expect(body).toEqual({
      issuer: TEST_APP_URL,
      device_authorization_endpoint: `${TEST_APP_URL}/oauth/device_authorization`,
      token_endpoint: `${TEST_APP_URL}/oauth/token`,
      revocation_endpoint: `${TEST_APP_URL}/oauth/revoke`,
      grant_types_supported: [DEVICE_GRANT],
      response_types_supported: [],
      scopes_supported: ['read', 'write'],
      token_endpoint_auth_methods_supported: ['none'],
      revocation_endpoint_auth_methods_supported: ['none'],
      code_challenge_methods_supported: ['S256'],
    });
  });

  it('share requests with the REST calls', async () => {
    const taro = await aUser(app);
    const { deviceCode, userCode } = await aDevice(app, { clientId: 'cli' });
    await approve(app, taro, { deviceCode, userCode, clientId: '' }).expect(200);
    const { body, headers } = await poll(deviceCode).expect(200);
    expect(body).toEqual({
      access_token: expect.stringMatching(/^kmr_/),
      token_type: 'Bearer',
      expires_in: 7_776_000,
      scope: 'read',
    });
    expect(headers['cache-control']).toBe('no-store');
    expect((await poll(deviceCode).expect(400)).body.error).toBe('invalid_grant');
  });

  it.each([
    ['token', {}, 400, 'invalid_request', /object/],
    ['token', { client_id: 'cli' }, 400, 'invalid_request', /grant_type/],
    ['token', { grant_type: 'password', username: 'a', password: 'b' }, 400, 'unsupported_grant_type', /./],
    ['token', { grant_type: DEVICE_GRANT, client_id: 'cli' }, 400, 'invalid_request', /device_code/],
    [
      'token',
      { grant_type: DEVICE_GRANT, device_code: 'x', client_id: '' },
      400,
      'invalid_request',
      /client_id/,
    ],
    ['token', { grant_type: DEVICE_GRANT, device_code: 'x', client_id: 'cli' }, 400, 'invalid_grant', /./],
    ['device_authorization', { scope: 'read' }, 400, 'invalid_request', /client_id/],
    ['device_authorization', { client_id: '<script>' }, 400, 'invalid_request', /client_id/],
    [
      'device_authorization',
      { client_id: 'cli', code_challenge: 'x'.repeat(43) },
      400,
      'invalid_request',
      /code_challenge_method/,
    ],
    [
      'device_authorization',
      { client_id: 'cli', code_challenge: 'x'.repeat(43), code_challenge_method: 'plain' },
      400,
      'invalid_request',
      /code_challenge_method/,
    ],
    ['revoke', { client_id: 'cli' }, 400, 'invalid_request', /token/],
    ['nothing', {}, 404, 'invalid_request', /./],
  ] as const)('refuse %s %j', async (path, fields, status, error, description) => {
    const answer = await form(path, fields).set('Accept-Language', 'ja').expect(status);
    expect(answer.body).toEqual({ error, error_description: expect.stringMatching(description) });
    expect(answer.body.error_description).toMatch(/^[\x20\x21\x23-\x5b\x5d-\x7e]+$/);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('refuse JSON, repeated fields and other methods', async () => {
    const json = await app.http().post('/oauth/token').send({ grant_type: DEVICE_GRANT }).expect(415);
    expect(json.body.error).toBe('invalid_request');
    const twice = app.http().post('/oauth/token').type('form').send('client_id=a&client_id=b');
    expect((await twice.expect(400)).body.error).toBe('invalid_request');
    await app.http().get('/oauth/token').expect(405);
  });

  it('revoke command-line tokens of the same client, and nothing else', async () => {
    const taro = await aUser(app);
    const token = await aCliToken(app, taro);
    const revoke = (fields: Readonly<Record<string, string>>) => form('revoke', fields);
    expect((await revoke({ token, client_id: 'another' }).expect(400)).body.error).toBe('invalid_grant');
    await revoke({ token: taro.refreshToken, client_id: 'test' }).expect(200);
    await revoke({ token: taro.accessToken, client_id: 'test' }).expect(200);
    await as(app, taro).get('/api/auth/me').expect(200);
    await as(app, token).get('/api/auth/me').expect(200);
    const done = await revoke({ token, client_id: 'test', token_type_hint: 'access_token' }).expect(200);
    expect(done.text).toBe('');
    await as(app, token).get('/api/auth/me').expect(401);
    await revoke({ token, client_id: 'test' }).expect(200);
  });
});
