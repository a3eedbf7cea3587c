import { as } from '../../support/as';
import { useTestApp } from '../../support/app';
import { aUser, tokenIn } from '../../support/factories/user';

const LOGIN = `mutation ($input: LoginInput!) {
  login(input: $input) { ... on LoginResult { accessToken refreshToken message user { id username role emailVerified avatarUrl } } }
}`;

describe('accounts over GraphQL', () => {
  const app = useTestApp();

  it('go the whole way: register, verify, sign in, refresh, sign out', async () => {
    const anybody = as(app, null);
    const input = { username: 'hanako', email: 'hanako@example.jp', password: 'correct horse' };
    const registered = await anybody.graphql(
      'mutation ($input: RegisterInput!) { register(input: $input) { success message user { id username email } } }',
      { input },
    );
    expect(registered.body.data.register).toMatchObject({ success: true, user: { username: 'hanako' } });
    const token = tokenIn((await app.mails())[0]?.link);
    const verified = await anybody.graphql(
      'mutation ($input: VerifyEmailInput!) { verifyEmail(input: $input) { success message } }',
      { input: { token } },
    );
    expect(verified.body.data.verifyEmail).toEqual({
      success: true,
      message: 'メールアドレスを確認しました。',
    });
    const { email, password } = input;
    const { login } = (await anybody.graphql(LOGIN, { input: { email, password } })).body.data;
    expect(login).toMatchObject({
      message: 'ログインしました。',
      user: { username: 'hanako', emailVerified: true },
    });
    const refreshed = await anybody.graphql(
      'mutation ($input: RefreshInput!) { refreshSession(input: $input) { accessToken refreshToken user { id } } }',
      { input: { refreshToken: login.refreshToken } },
    );
    const { accessToken, refreshToken } = refreshed.body.data.refreshSession;
    const left = await anybody.graphql(
      'mutation ($input: LogoutInput!) { logout(input: $input) { success message } }',
      {
        input: { refreshToken },
      },
    );
    expect(left.body.data.logout).toEqual({ success: true, message: 'ログアウトしました。' });
    const viewer = await as(app, accessToken).graphql('{ viewer { email } }');
    expect(viewer.body).toEqual({ data: { viewer: null } });
  });

  it('show the caller, their sessions and tokens', async () => {
    const user = await aUser(app, { username: 'Hanako' });
    const { body } = await as(app, user).graphql(
      '{ viewer { email emailVerified role user { id name username url avatarUrl } sessions { current place } cliTokens { id } } }',
    );
    expect(body).toEqual({
      data: {
        viewer: {
          email: user.email,
          emailVerified: true,
          role: 'user',
          user: {
            id: user.id,
            name: 'Hanako',
            username: 'Hanako',
            url: 'http://localhost:3000/user/Hanako',
            avatarUrl: null,
          },
          sessions: [{ current: true, place: '127.0.0.x' }],
          cliTokens: [],
        },
      },
    });
  });

  it('show sessions to people, not to tools', async () => {
    const { username, password } = await aUser(app);
    const { body } = await as(app, null).post('/api/auth/login', { username, password }).expect(200);
    const answer = await as(app, body.token).graphql('{ viewer { email sessions { id } } }');
    expect(answer.body.errors[0].extensions).toMatchObject({
      code: 'FORBIDDEN',
      reason: 'request.sessionRequired',
    });
  });

  it('refuse in the words of REST', async () => {
    const input = { email: 'nobody@example.jp', password: 'wrong horse' };
    const { body } = await as(app, null).graphql(LOGIN, { input }).set('Accept-Language', 'en');
    expect(body.errors[0]).toMatchObject({
      message: 'Invalid email or password',
      extensions: { code: 'UNAUTHORIZED', status: 401, reason: 'auth.invalidCredentials' },
    });
  });

  it('name every failing field', async () => {
    const { body } = await as(app, null).graphql(LOGIN, { input: { email: 'nobody', password: '' } });
    expect(body.errors[0].extensions).toMatchObject({
      code: 'BAD_REQUEST',
      issues: [
        { path: ['email'], code: 'invalid_format' },
        { path: ['password'], code: 'too_small' },
      ],
    });
  });
});

describe('users over GraphQL', () => {
  const app = useTestApp();
  const userNamed = async (username: string) => {
    const { body } = await as(app, null).graphql(
      'query ($username: String!) { user(username: $username) { name url } }',
      {
        username,
      },
    );
    return body.data.user;
  };

  it('are found by their name without regard to case, and by former names', async () => {
    const { id } = await aUser(app, { username: 'Hanako' });
    await app.database.rows("insert into owner_names (name_key, owner_id) values ('hana-old', $1)", [id]);
    const hanako = { name: 'Hanako', url: 'http://localhost:3000/user/Hanako' };
    expect(await userNamed('HANAKO')).toEqual(hanako);
    expect(await userNamed('hana-old')).toEqual(hanako);
    expect(await userNamed('nobody')).toBeNull();
  });

  it('are listed by the beginning of their name; nothing in it is a wildcard', async () => {
    for (const username of ['hanako', 'Hana_2']) await aUser(app, { username });
    const taro = await aUser(app, { username: 'taro' });
    const names = async (prefix: string, first = 10) => {
      const { body } = await as(app, taro).graphql(
        'query ($prefix: String!, $first: Int) { users(usernamePrefix: $prefix, first: $first) { name } }',
        { prefix, first },
      );
      return body.data.users.map(({ name }: { name: string }) => name).sort();
    };
    expect(await names('hana')).toEqual(['Hana_2', 'hanako']);
    expect(await names('HANA_')).toEqual(['Hana_2']);
    expect(await names('%')).toEqual([]);
    expect(await names('')).toEqual([]);
    expect(await names('hana', 1)).toHaveLength(1);
  });

  it('do not show their addresses', async () => {
    await aUser(app, { username: 'hanako' });
    const { status, body } = await as(app, null)
      .graphql('{ user(username: "hanako") { email } }')
      .set('Accept', 'application/graphql-response+json');
    expect(status).toBe(400);
    expect(body.errors[0].extensions.code).toBe('BAD_REQUEST');
  });
});
