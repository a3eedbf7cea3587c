import { as } from '../../../support/as';
import { useTestApp } from '../../../support/app';
import { expectError } from '../../../support/expect-error';
import { aCliToken } from '../../../support/factories/cli-token';
import { aUser, type TestUser, tokenIn } from '../../../support/factories/user';
import { graphqlOf } from '../../../support/graphql';

const NEW_PASSWORD = 'a staple battery 42';

describe('POST /api/users/changePassword', () => {
  const app = useTestApp();
  const change = (user: TestUser, body: object = {}) =>
    as(app, user).post('/api/users/changePassword', {
      currentPassword: user.password,
      newPassword: NEW_PASSWORD,
      ...body,
    });
  const login = (email: string, password: string) =>
    as(app, null).post('/api/auth/login', { email, password });

  it('replaces the password', async () => {
    const user = await aUser(app);
    const { body } = await change(user).expect(200);
    expect(body).toEqual({ success: true, message: 'パスワードを変更しました。' });
    await login(user.email, user.password).expect(401);
    await login(user.email, NEW_PASSWORD).expect(200);
  });

  it('ends every other session; this one and command-line tokens stay', async () => {
    const user = await aUser(app);
    const { body: other } = await login(user.email, user.password).expect(200);
    const token = await aCliToken(app, user);
    await change(user).expect(200);
    await as(app, other.accessToken as string)
      .get('/api/auth/me')
      .expect(401);
    await as(app, user).get('/api/auth/me').expect(200);
    await as(app, token).get('/api/auth/me').expect(200);
  });

  it('voids a link to reset the password', async () => {
    const user = await aUser(app);
    await as(app, null).post('/api/auth/sendPasswordReset', { email: user.email }).expect(200);
    const token = tokenIn((await app.mails(user.email)).at(-1)?.link);
    await change(user).expect(200);
    await as(app, null)
      .post('/api/auth/resetPassword', { token, newPassword: 'another 1 battery' })
      .expect(400);
  });

  it('tells the owner, and records it', async () => {
    const user = await aUser(app);
    await change(user).expect(200);
    expect((await app.mails(user.email)).at(-1)?.subject).toBe('Kimari: パスワードを変更しました');
    const events = await app.database.rows(
      "select 1 from audit_events where action = 'user.change-password' and target_id = $1",
      [user.id],
    );
    expect(events).toHaveLength(1);
  });

  it('refuses a wrong current password without signing out', async () => {
    const user = await aUser(app);
    const response = await change(user, { currentPassword: 'wrong horse' });
    expectError(response, 401, 'UNAUTHORIZED', '現在のパスワードが正しくありません。', {
      reason: 'auth.wrongPassword',
    });
    await as(app, user).get('/api/auth/me').expect(200);
  });

  it('refuses a new password that is easy to guess', async () => {
    const user = await aUser(app);
    const { body } = await change(user, { newPassword: 'Password1!' }).expect(400);
    expect(body.data.issues).toMatchObject([{ path: ['newPassword'], code: 'custom' }]);
    await login(user.email, user.password).expect(200);
  });

  it('sends accounts without a password to the reset', async () => {
    const user = await aUser(app);
    await app.database.rows('delete from credentials where user_id = $1', [user.id]);
    expectError(
      await change(user),
      400,
      'BAD_REQUEST',
      'このアカウントにはまだパスワードがありません。パスワードの再設定から設定してください。',
    );
  });

  it('is not for command-line tokens', async () => {
    const user = await aUser(app);
    const token = await aCliToken(app, user);
    await as(app, token)
      .post('/api/users/changePassword', { currentPassword: user.password, newPassword: NEW_PASSWORD })
      .expect(403);
  });

  it('stores one of two changes at the same moment, never half of each', async () => {
    const user = await aUser(app);
    const { body: other } = await login(user.email, user.password).expect(200);
    const second = { ...user, accessToken: other.accessToken as string };
    const answers = await Promise.all([
      change(user, { newPassword: 'the first of two 1' }),
      change(second, { newPassword: 'the second of two 2' }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
    const winner = answers[0].status === 200 ? 'the first of two 1' : 'the second of two 2';
    await login(user.email, winner).expect(200);
  });

  it('works over GraphQL', async () => {
    const user = await aUser(app);
    const { ask } = graphqlOf(() => app);
    const input = { currentPassword: user.password, newPassword: NEW_PASSWORD };
    expect(
      await ask(
        user,
        'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { success message } }',
        { input },
      ),
    ).toEqual({ changePassword: { success: true, message: 'Password changed' } });
  });
});
