import { createHmac } from 'node:crypto';
import { deriveKey } from '../../../../server/kernel/crypto/derive-key';
import { createToken } from '../../../../server/kernel/crypto/tokens';
import { as } from '../../../support/as';
import { useTestApp } from '../../../support/app';
import { expectError } from '../../../support/expect-error';
import { aUser } from '../../../support/factories/user';
import { statementsDuring } from '../../../support/statements';

const MINUTE = 60_000;
const ME = '/api/auth/me';
const SECRET = 'a secret that only the tests know, 32 bytes';

function sign(header: object, claims: object, key: Buffer | string, hash = 'sha256'): string {
  const body = [header, claims]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.');
  return `${body}.${createHmac(hash, key).update(body).digest('base64url')}`;
}

describe('GET /api/auth/me', () => {
  const app = useTestApp();

  it('answers the account as it is now', async () => {
    const user = await aUser(app);
    await app.database.rows("update users set display_name = '花子', role = 'moderator'");
    const { body } = await as(app, user).get(ME).expect(200);
    expect(body).toMatchObject({
      id: user.id,
      username: user.username,
      displayName: '花子',
      role: 'moderator',
    });
  });

  it.each([
    ['ja', 'ログインが必要です。'],
    ['en', 'Authentication required'],
  ])('wants a token (%s)', async (language, message) => {
    expectError(await app.http().get(ME).set('Accept-Language', language), 401, 'UNAUTHORIZED', message);
  });

  it('ignores cookies', async () => {
    const { accessToken } = await aUser(app);
    await app.http().get(ME).set('Cookie', `access_token=${accessToken}`).expect(401);
  });

  it('takes an access token for 15 minutes', async () => {
    const user = await aUser(app);
    app.passTime(15 * MINUTE - 2000);
    await as(app, user).get(ME).expect(200);
    app.passTime(3000);
    await as(app, user).get(ME).expect(401);
  });

  it('takes no forged access token', async () => {
    const user = await aUser(app);
    const claims = JSON.parse(atob(user.accessToken.split('.')[1] ?? ''));
    const header = { alg: 'HS256', typ: 'at+jwt' };
    const key = deriveKey(SECRET, 'access/v1');
    const { exp, sid, sub, aud, iss, ...rest } = claims;
    await as(app, sign(header, claims, key))
      .get(ME)
      .expect(200);
    const forgeries = [
      sign({ ...header, alg: 'none' }, claims, key).replace(/[^.]+$/, ''),
      sign({ ...header, alg: 'HS512' }, claims, key, 'sha512'),
      sign({ ...header, typ: 'JWT' }, claims, key),
      sign({ alg: 'HS256' }, claims, key),
      sign(header, claims, SECRET),
      sign(header, claims, deriveKey(SECRET, 'refresh-token/v1')),
      sign(header, claims, ''),
      sign(header, { ...claims, aud: 'web' }, key),
      sign(header, { ...claims, iss: 'http://elsewhere.example' }, key),
      sign(header, { ...claims, exp: 1 }, key),
      sign(header, { ...claims, exp: 'never' }, key),
      sign(header, { ...claims, nbf: exp + 1000 }, key),
      sign(header, { ...rest, sid, sub, aud, iss }, key),
      sign(header, { ...rest, exp, sub, aud, iss }, key),
      sign(header, { ...rest, exp, sid, aud, iss }, key),
      sign(header, { ...rest, exp, sid, sub, iss }, key),
      sign(header, { ...rest, exp, sid, sub, aud }, key),
      sign(header, { ...claims, sub: '01a1fe60-9c74-777e-a8b9-2231cf965c12' }, key),
      sign(header, { ...claims, sid: "' or true --" }, key),
      user.accessToken.slice(0, -2),
      user.accessToken.replace(/\.[^.]+\./, '.e30.'),
      user.refreshToken,
      createToken('cli'),
      'x',
      'a.b.c',
    ];
    for (const [index, token] of forgeries.entries()) {
      expect([index, (await as(app, token).get(ME)).status]).toEqual([index, 401]);
    }
  });

  it('takes only the Bearer scheme', async () => {
    const { accessToken } = await aUser(app);
    await app.http().get(ME).set('Authorization', accessToken).expect(401);
    await app.http().get(ME).set('Authorization', `Basic ${accessToken}`).expect(401);
    await app.http().get(ME).set('Authorization', `bearer ${accessToken}`).expect(200);
  });

  it('costs no statement for a token that cannot be one', async () => {
    const statements = await statementsDuring(async () => {
      for (const token of ['kmr_x', createToken('refresh'), `${createToken('cli')}x`, 'a.b.c']) {
        await as(app, token).get(ME).expect(401);
      }
    });
    expect(statements).toEqual([]);
  });

  it('costs one statement to know who calls, and one to answer', async () => {
    const user = await aUser(app);
    expect(await statementsDuring(() => as(app, user).get(ME).expect(200))).toHaveLength(2);
  });
});
