import { EmailChange } from '../../../../server/modules/auth';
import { UsersService } from '../../../../server/modules/users';
import { as } from '../../../support/as';
import { useTestApp } from '../../../support/app';
import { aCliToken } from '../../../support/factories/cli-token';
import { aRegistration, aUser, tokenIn } from '../../../support/factories/user';

describe('tokens', () => {
  const app = useTestApp();
  const mailedTo = async (email: string) => tokenIn((await app.mails(email)).at(-1)?.link);

  /** One live token of each kind, of different accounts. */
  const tokensOfAllKinds = async () => {
    const unverified = { username: 'unverified', email: 'unverified@example.jp', password: 'correct horse' };
    await aRegistration(app, unverified);
    const forgetful = await aUser(app);
    await as(app, null).post('/api/auth/sendPasswordReset', { email: forgetful.email }).expect(200);
    const mover = await aUser(app);
    const found = await app.nest.get(UsersService, { strict: false }).find(mover.id);
    const origin = { ip: '127.0.0.1', agent: 'test' };
    const actor = { kind: 'user', userId: mover.id, sessionId: mover.id, origin } as const;
    if (found) await app.nest.get(EmailChange, { strict: false }).request(actor, found, 'moved@example.jp');
    const { accessToken, refreshToken } = await aUser(app);
    return {
      verification: await mailedTo(unverified.email),
      reset: await mailedTo(forgetful.email),
      emailChange: await mailedTo('moved@example.jp'),
      access: accessToken,
      refresh: refreshToken,
      commandLine: await aCliToken(app, mover),
    };
  };

  it('work for their own purpose only', async () => {
    const tokens = await tokensOfAllKinds();
    const consumers = {
      verifyEmail: (token: string) => as(app, null).post('/api/auth/verifyEmail', { token }),
      resetPassword: (token: string) =>
        as(app, null).post('/api/auth/resetPassword', { token, newPassword: 'a staple battery 42' }),
      bearer: (token: string) => as(app, token).get('/api/auth/me'),
      refresh: (token: string) => as(app, null).post('/api/auth/refresh', { refreshToken: token }),
    };
    const accepted: string[] = [];
    // Those that are refused come first, so that none is refused only because it has been used.
    for (const [consumer, use] of Object.entries(consumers).reverse())
      for (const [kind, token] of Object.entries(tokens)) {
        const { status } = await use(token);
        expect([200, 400, 401]).toContain(status);
        if (status === 200) accepted.push(`${kind} → ${consumer}`);
      }
    expect(accepted.sort()).toEqual([
      'access → bearer',
      'commandLine → bearer',
      'emailChange → verifyEmail',
      'refresh → refresh',
      'reset → resetPassword',
      'verification → verifyEmail',
    ]);
  });
});

describe('a request for a mail', () => {
  const app = useTestApp();
  const REQUESTS = ['sendPasswordReset', 'sendVerification'];

  it.each(REQUESTS)('%s gives one answer, byte for byte, for known and unknown addresses', async (call) => {
    const { email: verified } = await aUser(app);
    const unverified = { username: 'unverified', email: 'unverified@example.jp', password: 'correct horse' };
    await aRegistration(app, unverified);
    const answers = await Promise.all(
      [verified, unverified.email, 'nobody@example.jp'].map((email) =>
        as(app, null).post(`/api/auth/${call}`, { email }),
      ),
    );
    const seen = answers.map(({ status, text, headers }) => ({
      status,
      text,
      headers: Object.keys(headers).sort(),
    }));
    expect(new Set(seen.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(seen[0]?.status).toBe(200);
  });
});
