import { useTestApp } from '../../../support/app';
import { as } from '../../../support/as';
import { aCliToken } from '../../../support/factories/cli-token';
import { approve, aDevice, poll, type TestDevice } from '../../../support/factories/device';
import { aRule } from '../../../support/factories/rule';
import { aUser, type TestUser } from '../../../support/factories/user';
import { graphqlOf } from '../../../support/graphql';
import { aProviderAccount } from '../../../support/oauth-provider';
import { socialSignIns, useProvider } from '../../../support/social';

const SUSPENDED = 'This account is suspended. Its owner has received the reason by email.';
const SUSPEND = `mutation ($input: SuspendUserInput!) { suspendUser(input: $input) { success message } }`;
const RESTORE = `mutation ($input: AdministeredUserInput!) { restoreUser(input: $input) { success } }`;

describe('a suspended account', () => {
  const provider = useProvider();
  const app = useTestApp(async () => ({
    ...(await provider.settings()),
    ADMIN_EMAILS: 'boss@example.jp,deputy@example.jp',
  }));
  const { ask, refusal, run } = graphqlOf(() => app);
  const social = socialSignIns(app, () => provider.it);
  let boss: TestUser;
  let yuki: TestUser;

  beforeEach(async () => {
    boss = await aUser(app, { username: 'boss' });
    yuki = await aUser(app, { username: 'yuki' });
  });

  const suspend = (who: TestUser, reason = 'Spam in three rules') =>
    ask(boss, SUSPEND, { input: { userId: who.id, reason } });

  /** What each way in answers: `in`, or the refusal. */
  const waysIn = async (before: { readonly cliToken: string; readonly approved: TestDevice }) => {
    const { email, password } = yuki;
    const english = { 'Accept-Language': 'en' };
    const said = ({
      status,
      body,
    }: {
      status: number;
      body: { message?: string; data?: { reason?: string } };
    }) => (status === 200 ? 'in' : `${status} ${body.data?.reason ?? body.message ?? ''}`);
    const login = await as(app, null).post('/api/auth/login', { email, password }).set(english);
    const { data, errors } = await run(
      null,
      `mutation { login(input: { email: "${email}", password: "${password}" }) { __typename } }`,
    );
    const polled = await poll(app, before.approved);
    return {
      password: said(login),
      'password over GraphQL': data?.['login'] ? 'in' : errors?.[0]?.message,
      provider: said(await social.finish('github', await social.begin('github'))),
      'refresh token': said(
        await as(app, null).post('/api/auth/refresh', { refreshToken: yuki.refreshToken }).set(english),
      ),
      'access token': said(await as(app, yuki).get('/api/auth/me').set(english)),
      'command-line token': said(await as(app, before.cliToken).get('/api/auth/me').set(english)),
      'device flow': (polled.body as { accessToken?: string; error?: string }).accessToken
        ? 'in'
        : (polled.body as { error?: string }).error,
    };
  };

  const ways = async () => {
    const cliToken = await aCliToken(app, yuki);
    await social.link(yuki, 'github', 200);
    const approved = await aDevice(app);
    await approve(app, yuki, approved).expect(200);
    return { cliToken, approved };
  };

  it('has no way in, and each refusal says so', async () => {
    const before = await ways();
    await suspend(yuki);
    expect(await waysIn(before)).toEqual({
      password: '403 auth.accountSuspended',
      'password over GraphQL': SUSPENDED,
      provider: '403 auth.accountSuspended',
      'refresh token': expect.stringMatching(/^401 /),
      'access token': expect.stringMatching(/^401 /),
      'command-line token': expect.stringMatching(/^401 /),
      'device flow': 'access_denied',
    });
  });

  it('is not changed by a sign-in at a provider that knows its address', async () => {
    await suspend(yuki);
    provider.it.account = aProviderAccount({ email: yuki.email });
    const before = (await app.mails(yuki.email)).length;
    const answer = await social.finish('oidc', await social.begin('oidc'));
    expect([answer.status, (answer.body as { data?: unknown }).data]).toEqual([
      403,
      { reason: 'auth.accountSuspended' },
    ]);
    expect(await app.database.rows('select 1 from linked_accounts where user_id = $1', [yuki.id])).toEqual(
      [],
    );
    expect(await app.mails(yuki.email)).toHaveLength(before);
  });

  it('has every way in that is new once it is restored, and no former one', async () => {
    const before = await ways();
    await suspend(yuki);
    await ask(boss, RESTORE, { input: { userId: yuki.id } });
    expect(await waysIn(before)).toEqual({
      password: 'in',
      'password over GraphQL': 'in',
      provider: 'in',
      'refresh token': expect.stringMatching(/^401 /),
      'access token': expect.stringMatching(/^401 /),
      'command-line token': expect.stringMatching(/^401 /),
      'device flow': 'access_denied',
    });
  });

  it('tells its owner why, and nothing of the administrator', async () => {
    await suspend(yuki);
    const mail = (await app.mails(yuki.email)).at(-1);
    expect(mail?.subject).toContain('停止');
    expect(mail?.text).toContain('Spam in three rules');
    expect(mail?.text).not.toMatch(/127\.0\.0|端末|boss/);
  });

  it('gets no link that could not let its owner in, but the reason again', async () => {
    await suspend(yuki);
    await app.database.rows('update users set email_verified_at = null where id = $1', [yuki.id]);
    const mails = async () => (await app.mails(yuki.email)).map(({ text }) => text);
    const before = (await mails()).length;
    const send = `mutation ($input: AdministeredUserInput!) { sendResetLink(input: $input) { success } }`;
    expect(await refusal(boss, send, { input: { userId: yuki.id } })).toMatchObject({ code: 'CONFLICT' });
    for (const call of ['sendPasswordReset', 'sendVerification'])
      await as(app, null).post(`/api/auth/${call}`, { email: yuki.email }).expect(200);
    const sent = (await mails()).slice(before);
    expect(sent).toHaveLength(2);
    for (const text of sent) {
      expect(text).toContain('Spam in three rules');
      expect(text).not.toContain('token=');
    }
  });

  it('cannot be the own one or that of the last administrator, also when two act on each other', async () => {
    expect(await refusal(boss, SUSPEND, { input: { userId: boss.id, reason: 'x' } })).toMatchObject({
      reason: 'administration.ownAccount',
    });
    const deputy = await aUser(app, { username: 'deputy' });
    const both = await Promise.all([
      run(boss, SUSPEND, { input: { userId: deputy.id, reason: 'x' } }),
      run(deputy, SUSPEND, { input: { userId: boss.id, reason: 'x' } }),
    ]);
    expect(both.filter(({ errors }) => !errors)).toHaveLength(1);
    expect(await app.database.rows('select 1 from users where suspended_at is not null')).toHaveLength(1);
  });

  it('leaves its public rules readable', async () => {
    await aRule(app, yuki, { name: 'kept', visibility: 'public' });
    await suspend(yuki);
    const { data } = await run(null, '{ rule(path: "@yuki/kept") { path } }');
    expect(data).toEqual({ rule: { path: '@yuki/kept' } });
  });
});
