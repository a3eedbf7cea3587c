import { useTestApp } from '../../../support/app';
import { as } from '../../../support/as';
import { expectError } from '../../../support/expect-error';
import { aCliToken } from '../../../support/factories/cli-token';
import { aRule } from '../../../support/factories/rule';
import { aUser, tokenIn, type TestUser } from '../../../support/factories/user';
import { graphqlOf } from '../../../support/graphql';

describe('the settings of an account', () => {
  const app = useTestApp();
  const { ask, refusal } = graphqlOf(() => app);
  const update = (who: TestUser | string, body: object) =>
    as(app, who).post('/api/users/updateSettings', body).set('Accept-Language', 'en');
  const settingsOf = async (who: TestUser) =>
    (await as(app, who).get('/api/users/settings').expect(200)).body as Record<string, unknown>;

  it('show the account, over REST and GraphQL', async () => {
    const taro = await aUser(app, { username: 'taro' });
    expect(await settingsOf(taro)).toEqual({
      id: taro.id,
      email: 'taro@example.jp',
      username: 'taro',
      email_verified: true,
      created_at: expect.any(Number),
      updated_at: expect.any(Number),
      hasPassword: true,
      pendingEmail: null,
      providers: [],
      locale: 'ja',
      timeZone: null,
      preferences: {
        locale: null,
        theme: null,
        listView: null,
        ruleSort: null,
        installTarget: null,
        wrapLines: null,
        singleKeys: null,
        widerVersionMails: null,
      },
    });
    const { viewer } = await ask(
      taro,
      '{ viewer { settings { id username email emailVerified hasPassword pendingEmail locale timeZone preferences { theme } } } }',
    );
    expect(viewer).toEqual({
      settings: {
        id: taro.id,
        username: 'taro',
        email: 'taro@example.jp',
        emailVerified: true,
        hasPassword: true,
        pendingEmail: null,
        locale: 'JA',
        timeZone: null,
        preferences: { theme: null },
      },
    });
  });

  it('can be read but not changed with a command-line token', async () => {
    const taro = await aUser(app);
    const token = await aCliToken(app, taro, ['write']);
    await as(app, token).get('/api/users/settings').expect(200);
    const changed = { username: 'other', currentPassword: taro.password };
    await update(token, changed).expect(403);
    await as(app, token).post('/api/users/updatePreferences', { theme: 'dark' }).expect(403);
  });

  it('change nothing without a change, and then need no password', async () => {
    const taro = await aUser(app, { username: 'taro' });
    const before = await settingsOf(taro);
    for (const body of [{}, { username: 'taro' }, { email: 'TARO@example.jp' }]) {
      const { body: answer } = await update(taro, body).expect(200);
      expect(answer).toEqual({ success: true, message: 'Settings updated' });
    }
    expect(await settingsOf(taro)).toEqual(before);
  });

  it('need the current password for any change', async () => {
    const taro = await aUser(app);
    const missing = await update(taro, { username: 'jiro' });
    expectError(missing, 400, 'BAD_REQUEST', 'Current password is required');
    const wrong = await update(taro, { username: 'jiro', currentPassword: 'wrong horse' });
    expectError(wrong, 401, 'UNAUTHORIZED', 'Current password is incorrect', {
      reason: 'auth.wrongPassword',
    });
    await as(app, taro).get('/api/auth/me').expect(200);
  });

  it('need a recent session when the account has no password, and cannot give it one', async () => {
    const taro = await aUser(app);
    await app.database.rows('delete from credentials where user_id = $1', [taro.id]);
    const password = await update(taro, { newPassword: 'another long secret' });
    expectError(
      password,
      400,
      'BAD_REQUEST',
      'This account has no password yet. Use the password reset to set one.',
    );
    await update(taro, { username: 'taro-new' }).expect(200);
    await app.database.rows(`update sessions set created_at = created_at - interval '16 minutes'`);
    const late = await update(taro, { username: 'taro-newer' });
    expectError(late, 403, 'FORBIDDEN', 'Please sign in again to confirm this change', {
      reason: 'auth.recentSignInRequired',
    });
  });

  it('apply all changes of a request', async () => {
    const taro = await aUser(app, { username: 'taro' });
    await update(taro, {
      username: 'jiro',
      email: 'jiro@example.jp',
      newPassword: 'another long secret',
      currentPassword: taro.password,
    }).expect(200);
    expect(await settingsOf(taro)).toMatchObject({
      username: 'jiro',
      email: 'taro@example.jp',
      pendingEmail: 'jiro@example.jp',
    });
    const login = { email: 'taro@example.jp', password: 'another long secret' };
    await as(app, null).post('/api/auth/login', login).expect(200);
    const link = (await app.mails('jiro@example.jp')).at(-1)?.link;
    await as(app, null)
      .post('/api/auth/verifyEmail', { token: tokenIn(link) })
      .expect(200);
    expect(await settingsOf(taro)).toMatchObject({ email: 'jiro@example.jp', pendingEmail: null });
  });

  it('apply none of the changes of a request when one is refused', async () => {
    const taro = await aUser(app, { username: 'taro' });
    await aUser(app, { username: 'hanako' });
    const before = await settingsOf(taro);
    const currentPassword = taro.password;
    const newPassword = 'another long secret';
    const taken = await update(taro, {
      username: 'jiro',
      email: 'hanako@example.jp',
      newPassword,
      currentPassword,
    });
    expectError(taken, 409, 'CONFLICT', 'That username or email address is already taken');
    const weak = await update(taro, { username: 'jiro', newPassword: 'password', currentPassword });
    expect(weak.body).toMatchObject({ status: 400, data: { issues: [{ path: ['newPassword'] }] } });
    expect(await settingsOf(taro)).toEqual(before);
    await as(app, null).post('/api/auth/login', { email: taro.email, password: taro.password }).expect(200);
    const reserved = await update(taro, { username: 'settings', currentPassword });
    expectError(reserved, 409, 'CONFLICT', 'That username or email address is already taken');
  });

  it('change over GraphQL as over REST', async () => {
    const taro = await aUser(app);
    const change =
      'mutation ($input: UpdateSettingsInput!) { updateSettings(input: $input) { success message } }';
    expect(await refusal(taro, change, { input: { username: 'jiro' } })).toMatchObject({
      code: 'BAD_REQUEST',
      reason: 'auth.passwordRequired',
    });
    const input = { username: 'jiro', currentPassword: taro.password };
    expect(await ask(taro, change, { input })).toEqual({
      updateSettings: { success: true, message: 'Settings updated' },
    });
    expect(await settingsOf(taro)).toMatchObject({ username: 'jiro' });
  });

  describe('preferences', () => {
    const prefer = (who: TestUser, body: object) =>
      as(app, who).post('/api/users/updatePreferences', body).set('Accept-Language', 'en');

    it('keep what is left out and forget what is null', async () => {
      const taro = await aUser(app);
      await prefer(taro, { theme: 'dark', listView: 'grid', ruleSort: 'stars', locale: 'en' }).expect(200);
      await prefer(taro, {
        theme: null,
        installTarget: 'cursor',
        wrapLines: false,
        timeZone: 'asia/seoul',
      }).expect(400);
      await prefer(taro, {
        theme: null,
        installTarget: 'cursor',
        wrapLines: false,
        timeZone: 'Asia/Seoul',
      }).expect(200);
      expect(await settingsOf(taro)).toMatchObject({
        locale: 'en',
        timeZone: 'Asia/Seoul',
        preferences: {
          theme: null,
          listView: 'grid',
          ruleSort: 'stars',
          installTarget: 'cursor',
          wrapLines: false,
          singleKeys: null,
          widerVersionMails: null,
        },
      });
      await prefer(taro, { timeZone: null }).expect(200);
      expect(await settingsOf(taro)).toMatchObject({ timeZone: null });
    });

    it('refuse unknown values and name the field', async () => {
      const taro = await aUser(app);
      for (const [name, value] of Object.entries({
        timeZone: 'Mars/Olympus',
        theme: 'pink',
        listView: 'x',
        ruleSort: 'relevance',
        installTarget: 'vim',
        locale: 'fr',
        wrapLines: 'yes',
      })) {
        const { body } = await prefer(taro, { [name]: value }).expect(400);
        expect(body.data.issues).toMatchObject([{ path: [name] }]);
      }
    });

    it('change over GraphQL', async () => {
      const taro = await aUser(app);
      const change =
        'mutation ($input: UpdatePreferencesInput!) { updatePreferences(input: $input) { success } }';
      const input = {
        timeZone: 'Europe/London',
        locale: 'EN',
        preferencesAreNoField: undefined,
        theme: 'LIGHT',
      };
      await ask(taro, change, { input });
      expect(await settingsOf(taro)).toMatchObject({
        timeZone: 'Europe/London',
        locale: 'en',
        preferences: { theme: 'light' },
      });
    });

    it('set the zone and the language of mails', async () => {
      const taro = await aUser(app);
      await prefer(taro, { timeZone: 'America/New_York', locale: 'en' }).expect(200);
      await update(taro, { newPassword: 'another long secret', currentPassword: taro.password }).expect(200);
      const mail = (await app.mails(taro.email)).at(-1);
      expect(mail?.subject).toContain('Your password was changed');
      expect(mail?.text).toContain('(Eastern Time)');
    });
  });

  describe('a new username', () => {
    const rename = (who: TestUser, username: string) =>
      update(who, { username, currentPassword: who.password });
    const found = async (query: string) => {
      const { body } = await as(app, null).post('/api/rules/search', { query }).expect(200);
      return (body as { rules: { path: string }[] }).rules.map(({ path }) => path);
    };

    it('moves every address, and the former one leads on', async () => {
      const taro = await aUser(app, { username: 'taro' });
      await aRule(app, taro, { name: 'naming' });
      await rename(taro, 'saburo').expect(200);
      const { body } = await as(app, null).post('/api/rules/getByPath', { path: '@taro/naming' }).expect(200);
      expect(body).toMatchObject({ path: '@saburo/naming', redirectedFrom: '@taro/naming' });
      expect(
        await ask(null, '{ user(username: "taro") { username } rule(path: "@taro/naming") { path } }'),
      ).toEqual({ user: { username: 'saburo' }, rule: { path: '@saburo/naming' } });
    });

    it('is what the search finds the rules by', async () => {
      const taro = await aUser(app, { username: 'kumagoro' });
      await aRule(app, taro, { name: 'naming' });
      expect(await found('kumagoro')).toEqual(['@kumagoro/naming']);
      await rename(taro, 'saburo').expect(200);
      expect(await found('saburo')).toEqual(['@saburo/naming']);
      expect(await found('@saburo')).toEqual(['@saburo/naming']);
      expect(await found('kumagoro')).toEqual([]);
      const documents = await app.database.rows('select owner_key from rule_search_documents');
      expect(documents).toEqual([{ owner_key: 'saburo' }]);
    });

    it('leaves the former one to nobody else, but its holder may return to it', async () => {
      const taro = await aUser(app, { username: 'taro' });
      const hanako = await aUser(app, { username: 'hanako' });
      await rename(taro, 'saburo').expect(200);
      await rename(hanako, 'Taro').expect(409);
      const registration = { username: 'taro', email: 'new@example.jp', password: 'correct horse' };
      await as(app, null).post('/api/auth/register', registration).expect(409);
      await rename(taro, 'Taro').expect(200);
      expect(await settingsOf(taro)).toMatchObject({ username: 'Taro' });
      await rename(hanako, 'saburo').expect(409);
    });

    it('is recorded', async () => {
      const taro = await aUser(app, { username: 'taro' });
      await rename(taro, 'saburo').expect(200);
      const events = await app.database.rows(`select details from audit_events where action = 'user.rename'`);
      expect(events).toEqual([{ details: { from: 'taro', to: 'saburo' } }]);
    });
  });
});

describe('the settings of an account with limits', () => {
  const app = useTestApp({ RATE_LIMIT: 'on' });

  it('take three new usernames in thirty days; a refused one does not count', async () => {
    const taro = await aUser(app, { username: 'taro' });
    const rename = (username: string) =>
      as(app, taro).post('/api/users/updateSettings', { username, currentPassword: taro.password });
    await rename('admin').expect(409);
    for (const name of ['one', 'two', 'three']) await rename(name).expect(200);
    const refused = await rename('four').expect(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(29 * 24 * 3600);
  });
});
