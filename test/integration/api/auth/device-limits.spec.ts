import { useTestApp } from '../../../support/app';
import { as } from '../../../support/as';
import { approve, aDevice } from '../../../support/factories/device';
import { aUser, type TestUser } from '../../../support/factories/user';

describe('limits of device sign-in', () => {
  const app = useTestApp({ RATE_LIMIT: 'on', TRUST_PROXY: 'loopback' });
  const wrong = (who: TestUser, host: string) =>
    as(app, who).post('/api/auth/device/lookup', { userCode: 'BBBB-BBBB' }).set('X-Forwarded-For', host);

  it('end guessing after five wrong codes of an account, also when they come at once', async () => {
    const taro = await aUser(app);
    const device = await aDevice(app);
    for (let times = 0; times < 8; times++) {
      await as(app, taro).post('/api/auth/device/lookup', { userCode: device.userCode }).expect(200);
    }
    const guesses = await Promise.all(
      Array.from({ length: 8 }, (_, host) => wrong(taro, `203.0.113.${host}`)),
    );
    expect(guesses.map(({ status }) => status).sort()).toEqual([404, 404, 404, 404, 404, 429, 429, 429]);
    expect((await approve(app, taro, device)).status).toBe(429);
    const hanako = await aUser(app);
    await approve(app, hanako, device).expect(200);
  });

  it('end guessing after twenty wrong codes of a host', async () => {
    const people = [];
    for (let count = 0; count < 5; count++) people.push(await aUser(app));
    const [first, second, third, fourth, fifth] = people as [
      TestUser,
      TestUser,
      TestUser,
      TestUser,
      TestUser,
    ];
    for (const who of [first, second, third, fourth])
      for (let times = 0; times < 5; times++) await wrong(who, '198.51.100.7').expect(404);
    await wrong(fifth, '198.51.100.7').expect(429);
    await wrong(fifth, '198.51.100.8').expect(404);
  });

  it('end asking for codes after twenty of a host', async () => {
    const ask = () =>
      as(app, null)
        .post('/api/auth/device/authorize', { clientId: 'cli' })
        .set('X-Forwarded-For', '192.0.2.9');
    for (let times = 0; times < 20; times++) await ask().expect(200);
    const refused = await ask().expect(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(800);
  });
});
