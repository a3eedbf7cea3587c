import { as } from '../../../support/as';
import { useTestApp } from '../../../support/app';
import { expectError } from '../../../support/expect-error';
import { aUser, type TestUser } from '../../../support/factories/user';
import { aProviderAccount } from '../../../support/oauth-provider';
import { socialSignIns, useProvider } from '../../../support/social';

describe('accounts at providers', () => {
  const provider = useProvider();
  const app = useTestApp(provider.settings);
  const { run, complete, link } = socialSignIns(app, () => provider.it);

  const linkedOf = async (who: TestUser | string) =>
    (await as(app, who).get('/api/auth/providers/linked').expect(200)).body.linkedAccounts as {
      provider: string;
      name: string;
      linkedAt: number;
    }[];
  const post = (who: TestUser | string, path: 'link' | 'unlink', body: object) =>
    as(app, who).post(`/api/auth/providers/${path}`, body).set('Accept-Language', 'en');
  const withoutPassword = async () => {
    const { body } = await run('github', { action: 'register' });
    return (await complete(body.tempToken, 'mona').expect(200)).body.accessToken as string;
  };

  it('can be linked, listed, used to sign in, and unlinked', async () => {
    const user = await aUser(app, { username: 'hanako' });
    provider.it.account = aProviderAccount({ login: 'hana-chan', email: 'elsewhere@example.jp' });
    const { body } = await link(user, 'github', 200);
    expect(body).toEqual({ provider: 'github', linked: true, redirectUrl: '/settings/security' });
    expect(await linkedOf(user)).toEqual([
      { provider: 'github', name: 'hana-chan', linkedAt: expect.any(Number) },
    ]);
    expect((await run('github', {}, 200)).body.user.id).toBe(user.id);

    const answer = await post(user, 'unlink', { provider: 'github', currentPassword: user.password });
    expect(answer.body).toEqual({ success: true, message: 'The account has been unlinked' });
    expect(await linkedOf(user)).toEqual([]);
    await run('github', {}, 404);
    const subjects = (await app.mails(user.email)).map(({ subject }) => subject);
    expect(subjects.slice(-2)).toEqual([
      expect.stringContaining('アカウントをつなぎました'),
      expect.stringContaining('アカウントを外しました'),
    ]);
    const events = await app.database.rows(
      `select action, target_id, details from audit_events where action like 'provider.%' order by at`,
    );
    expect(events).toEqual([
      { action: 'provider.link', target_id: user.id, details: { provider: 'github' } },
      { action: 'provider.unlink', target_id: user.id, details: { provider: 'github' } },
    ]);
  });

  it('can be linked again by the same person without effect', async () => {
    const user = await aUser(app);
    await link(user, 'github', 200);
    await link(user, 'github', 200);
    expect(await linkedOf(user)).toHaveLength(1);
  });

  it('belong to one person, who has one at each provider', async () => {
    const first = await aUser(app);
    const second = await aUser(app);
    const inUse = [409, 'CONFLICT', 'This account is already used by another user'] as const;
    await link(first, 'github', 200);
    expectError(await link(second, 'github'), ...inUse);
    provider.it.account = aProviderAccount();
    expectError(await link(first, 'github'), ...inUse);
    await link(first, 'google', 200);
  });

  it.each(['link', 'unlink'] as const)('ask for the password first (%s)', async (path) => {
    const user = await aUser(app);
    await link(user, 'github');
    const body = { provider: 'github' };
    expectError(await post(user, path, body), 400, 'BAD_REQUEST', 'Current password is required');
    const { status, body: refusal } = await post(user, path, { ...body, currentPassword: 'wrong horse' });
    expect([status, refusal.data]).toEqual([401, { reason: 'auth.wrongPassword' }]);
    expect(await linkedOf(user)).toHaveLength(1);
  });

  it.each(['link', 'unlink'] as const)('ask for a recent session without a password (%s)', async (path) => {
    const token = await withoutPassword();
    await post(token, 'link', { provider: 'google' }).expect(200);
    await app.database.rows(`update sessions set created_at = created_at - interval '20 minutes'`);
    expect((await post(token, path, { provider: 'github' })).status).toBe(403);
  });

  it('cannot all be unlinked without a password', async () => {
    const token = await withoutPassword();
    const message = 'This is your only way to sign in. Set a password or link another account first.';
    expectError(await post(token, 'unlink', { provider: 'github' }), 409, 'CONFLICT', message);
    const { body } = await post(token, 'link', { provider: 'google' }).expect(200);
    const back = await provider.it.visit(body.authorizationUrl);
    await as(app, token)
      .post('/api/auth/oauthCallback', { provider: 'google', ...back })
      .expect(200);
    await post(token, 'unlink', { provider: 'github' }).expect(200);
    expectError(await post(token, 'unlink', { provider: 'google' }), 409, 'CONFLICT', message);
  });

  it('cannot both be unlinked at once', async () => {
    const token = await withoutPassword();
    const { body } = await post(token, 'link', { provider: 'google' }).expect(200);
    const back = await provider.it.visit(body.authorizationUrl);
    await as(app, token)
      .post('/api/auth/oauthCallback', { provider: 'google', ...back })
      .expect(200);
    const answers = await Promise.all(
      (['github', 'google'] as const).map((name) => post(token, 'unlink', { provider: name })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await linkedOf(token)).toHaveLength(1);
  });

  it('cannot be unlinked when they are not linked', async () => {
    const user = await aUser(app);
    const answer = await post(user, 'unlink', { provider: 'github', currentPassword: user.password });
    expectError(answer, 404, 'NOT_FOUND', 'No account at this service is linked');
  });

  it('are for people, not for command-line tools', async () => {
    for (const path of ['link', 'unlink'] as const) {
      const call = as(app, null).post(`/api/auth/providers/${path}`, { provider: 'github' });
      await call.expect(401);
    }
    await as(app, null).get('/api/auth/providers/linked').expect(401);
  });
});
