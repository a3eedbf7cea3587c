import { as } from '../../../support/as';
import { useTestApp } from '../../../support/app';
import { expectError } from '../../../support/expect-error';
import { aRegistration, aUser } from '../../../support/factories/user';
import { holdDeadlines } from '../../../support/held-deadlines';
import { aProviderAccount, type Misbehaviour } from '../../../support/oauth-provider';
import {
  PROVIDER_LABELS,
  PROVIDERS,
  type ProviderName,
  socialSignIns,
  useProvider,
} from '../../../support/social';
import { until } from '../../../support/until';

const MINUTE = 60_000;
/** Milliseconds that a provider has for one request, and for all of an exchange. */
const REQUEST_TIME = 5_000;
const EXCHANGE_TIME = 8_000;
const INVALID_STATE = [400, 'BAD_REQUEST', 'Invalid or expired state'] as const;

describe('signing in at a provider', () => {
  const provider = useProvider();
  const app = useTestApp(provider.settings);
  const { begin, finish, run, complete } = socialSignIns(app, () => provider.it);

  const newUser = async (name: ProviderName, username: string) => {
    const { body } = await run(name, { action: 'register' });
    return (await complete(body.tempToken, username).expect(200)).body;
  };

  it('is offered by the providers that are set up', async () => {
    const { body } = await as(app, null).get('/api/auth/providers').expect(200);
    expect(body).toEqual({ providers: ['google', 'github', 'oidc'] });
  });

  describe.each(PROVIDERS)('%s', (name) => {
    it('leads a newcomer to a username, and then to an account with a verified address', async () => {
      provider.it.account = aProviderAccount({ login: 'mona', name: 'Mona Lisa' });
      const { body: offer } = await run(name, { action: 'register' }).then((answer) => answer);
      expect(offer).toEqual({
        tempToken: expect.stringMatching(/^kss_[0-9A-Za-z]{38}$/),
        provider: name,
        requiresUsername: true,
        suggestedUsername: 'mona',
      });
      const { body } = await complete(offer.tempToken, 'mona').expect(200);
      expect(body).toEqual({
        accessToken: expect.stringMatching(/^eyJ/),
        refreshToken: expect.stringMatching(/^krt_/),
        user: {
          id: expect.any(String),
          email: 'mona@example.jp',
          username: 'mona',
          role: 'user',
          emailVerified: true,
          displayName: 'Mona Lisa',
          avatarUrl: null,
          bio: null,
          location: null,
          website: null,
        },
      });
      await as(app, body.accessToken).get('/api/auth/me').expect(200);
    });

    it('knows the account again, even after its address changed', async () => {
      const { user } = await newUser(name, 'mona');
      provider.it.account = { ...provider.it.account, email: 'new@example.jp', verified: false };
      const { body } = await run(name, { redirectUrl: '/rules/new' });
      expect(body).toMatchObject({ user: { id: user.id }, redirectUrl: '/rules/new', isNewUser: false });
    });

    it('links the account with the same verified address and tells its owner', async () => {
      const user = await aUser(app, { username: 'hanako' });
      provider.it.account = aProviderAccount({ email: 'HANAKO@example.jp' });
      const { body } = await run(name);
      expect(body.user.id).toBe(user.id);
      const notice = (await app.mails(user.email)).at(-1);
      expect(notice?.subject).toContain('アカウントをつなぎました');
      expect(notice?.link).toBe('http://localhost:3000/settings/security');
      await as(app, user).get('/api/auth/me').expect(200);
      const [event] = await app.database.rows(
        `select target_id, details from audit_events where action = 'provider.link'`,
      );
      expect(event).toEqual({ target_id: user.id, details: { provider: name } });
    });

    it('refuses strangers who only want to sign in', async () => {
      const message = 'No account is registered for this sign-in. Please sign up first.';
      expectError(await run(name), 404, 'NOT_FOUND', message);
    });

    it('refuses an address that the provider has not verified', async () => {
      provider.it.account = aProviderAccount({ verified: false });
      const label = PROVIDER_LABELS[name];
      const message = `No verified email address was found on the ${label} account`;
      expectError(await run(name, { action: 'register' }), 400, 'BAD_REQUEST', message, { provider: label });
      for (const misbehaviour of ['knows no address', 'knows an empty list of addresses'] as const) {
        provider.it.misbehaviour = misbehaviour;
        expectError(await run(name, { action: 'register' }), 400, 'BAD_REQUEST', message, {
          provider: label,
        });
      }
    });

    it('refuses a second account of the provider with the address of a linked one', async () => {
      await newUser(name, 'mona');
      const { email } = provider.it.account;
      provider.it.account = aProviderAccount({ email });
      expectError(await run(name), 409, 'CONFLICT', 'This account is already used by another user');
    });

    it('refuses a code that the provider refuses', async () => {
      const answer = await finish(name, { ...(await begin(name)), code: 'wrong' });
      expectError(answer, 400, 'BAD_REQUEST', 'Invalid authentication code');
    });

    it('proves to the provider that the same flow goes on', async () => {
      const mine = await begin(name);
      const { code } = await begin(name);
      const answer = await finish(name, { ...mine, code });
      expectError(answer, 400, 'BAD_REQUEST', 'Invalid authentication code');
    });

    it.each<Misbehaviour>([
      'answers 500',
      'answers no JSON',
      'answers null',
      'answers another shape',
      'answers without end',
      'redirects',
      'cuts the connection',
      'refuses the app',
    ])('survives a provider that %s', async (misbehaviour) => {
      const back = await begin(name, { action: 'register' });
      provider.it.misbehaviour = misbehaviour;
      const label = PROVIDER_LABELS[name];
      const message = `Signing in with ${label} failed. Please try again.`;
      expectError(await finish(name, back), 502, 'BAD_GATEWAY', message, { provider: label });
      expect(provider.it.requests).not.toContain('GET /elsewhere');
    });

    it.each<Misbehaviour>(['hangs', 'hangs at the account'])(
      'survives a provider that %s, while others are served',
      async (misbehaviour) => {
        const flows = await Promise.all(Array.from({ length: 20 }, () => begin(name)));
        provider.it.misbehaviour = misbehaviour;
        const before = provider.it.hanging;
        const deadlines = holdDeadlines();
        const answered: number[] = [];
        const hanging = flows.map(async (back) => answered.push((await finish(name, back)).status));
        await until(() => provider.it.hanging === before + flows.length);
        for (let call = 0; call < 20; call++) await as(app, null).get('/api/auth/providers').expect(200);
        await aUser(app);
        expect(answered).toEqual([]);
        deadlines.pass(REQUEST_TIME);
        await Promise.all(hanging);
        expect(answered).toEqual(flows.map(() => 502));
        expect(Math.max(...deadlines.lengths())).toBe(EXCHANGE_TIME);
      },
    );

    it('keeps no token of the provider', async () => {
      await newUser(name, 'mona');
      const tables = await app.database.rows<{ name: string }>(
        `select table_name as name from information_schema.tables where table_schema = 'public'`,
      );
      for (const { name: table } of tables) {
        const rows = JSON.stringify(await app.database.rows(`select * from "${table}"`));
        for (const token of provider.it.tokens) expect(rows).not.toContain(token);
      }
      expect(provider.it.requests.filter((request) => request.includes('access_token='))).toEqual([]);
    });
  });

  it.each<Misbehaviour>([
    'names another audience',
    'names another nonce',
    'names another person',
    'sends no ID token',
  ])('refuses Google when it %s', async (misbehaviour) => {
    const back = await begin('google', { action: 'register' });
    provider.it.misbehaviour = misbehaviour;
    const { status } = await finish('google', back);
    expect(status).toBe(502);
  });

  describe('OpenID Connect', () => {
    it.each<Misbehaviour>([
      'names another audience',
      'names another nonce',
      'names another person',
      'names another issuer',
      'sends no ID token',
      'has let the ID token expire',
      'signs with a key that it does not publish',
      'does not sign',
    ])('refuses a provider that %s', async (misbehaviour) => {
      const back = await begin('oidc', { action: 'register' });
      provider.it.misbehaviour = misbehaviour;
      const message = 'Signing in with Acme ID failed. Please try again.';
      expectError(await finish('oidc', back), 502, 'BAD_GATEWAY', message, { provider: 'Acme ID' });
    });

    it('takes an address of which the provider says nothing for not verified', async () => {
      const user = await aUser(app);
      provider.it.account = aProviderAccount({ email: user.email });
      provider.it.misbehaviour = 'says nothing of the address';
      const message = 'No verified email address was found on the Acme ID account';
      expectError(await run('oidc', { action: 'register' }), 400, 'BAD_REQUEST', message, {
        provider: 'Acme ID',
      });
    });

    it('goes on when the provider changes its keys', async () => {
      const { user } = await newUser('oidc', 'mona');
      for (let times = 0; times < 2; times++) {
        provider.it.oidc.rotate();
        expect((await run('oidc', {}, 200)).body.user.id).toBe(user.id);
      }
    });

    it.each([
      ['another provider named itself', { iss: 'https://other.example' }],
      ['the provider did not name itself', { iss: undefined }],
    ])('refuses an answer in which %s', async (_case, change) => {
      const back = await begin('oidc', { action: 'register' });
      expect((await finish('oidc', { ...back, ...change })).status).toBe(502);
    });

    it('knows nobody by the subject of another issuer', async () => {
      await newUser('oidc', 'mona');
      await app.database.rows(
        `update linked_accounts set subject = replace(subject, 'http://', 'http://former.')`,
      );
      provider.it.account = { ...provider.it.account, email: 'other@example.jp' };
      expect((await run('oidc')).status).toBe(404);
    });
  });

  describe('the state', () => {
    it('works once', async () => {
      const back = await begin('github', { action: 'register' });
      await finish('github', back).expect(200);
      const { code } = await begin('github');
      expectError(await finish('github', { ...back, code }), ...INVALID_STATE);
    });

    it('works once even for concurrent calls', async () => {
      const back = await begin('github', { action: 'register' });
      const answers = await Promise.all([finish('github', back), finish('github', back)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    });

    it('belongs to one provider', async () => {
      const back = await begin('github', { action: 'register' });
      expectError(await finish('google', back), ...INVALID_STATE);
      await finish('github', back).expect(200);
    });

    it('lasts ten minutes', async () => {
      const back = await begin('github', { action: 'register' });
      app.passTime(10 * MINUTE);
      expectError(await finish('github', back), ...INVALID_STATE);
    });

    it.each(['', 'kst_', `kst_${'0'.repeat(38)}`, 'x'.repeat(1024), "' or true --", '\u{1F600}'])(
      'must be one of ours: %j',
      async (state) => {
        const { status } = await finish('github', { code: 'code', state });
        expect(status).toBe(400);
      },
    );

    it('is stored as a digest, and the verifier encrypted', async () => {
      const { state } = await begin('github');
      const rows = JSON.stringify(
        await app.database.rows(
          `select encode(state_digest, 'escape') || sealed_verifier as text from social_flows`,
        ),
      );
      expect(rows).not.toContain(state);
    });
  });

  describe('the temporary token', () => {
    const offer = async () => (await run('github', { action: 'register' })).body.tempToken as string;

    it('survives a taken name', async () => {
      await aUser(app, { username: 'hanako' });
      const token = await offer();
      const message = 'This username is already taken';
      expectError(await complete(token, 'HANAKO'), 409, 'CONFLICT', message);
      expectError(await complete(token, 'admin'), 409, 'CONFLICT', message);
      await complete(token, 'mona').expect(200);
      expectError(await complete(token, 'lisa'), 400, 'BAD_REQUEST', 'Invalid or expired token');
    });

    it('lasts 15 minutes', async () => {
      const token = await offer();
      app.passTime(15 * MINUTE);
      expectError(await complete(token, 'mona'), 400, 'BAD_REQUEST', 'Token has expired');
    });

    it('creates one account, even for concurrent calls', async () => {
      const token = await offer();
      const answers = await Promise.all([complete(token, 'mona'), complete(token, 'lisa')]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    });

    it('does not take an address that someone registered meanwhile', async () => {
      const token = await offer();
      const { email } = provider.it.account;
      await aRegistration(app, { username: 'quick', email, password: 'correct horse' });
      const message = 'This email address is already in use';
      expectError(await complete(token, 'mona'), 409, 'CONFLICT', message);
    });
  });

  describe('the suggested name', () => {
    it.each([
      ['mona', 'mona-2'],
      ['Móna Lisa', 'Mona-Lisa'],
      ['a', undefined],
      ['_____', undefined],
      ['admin', 'admin-2'],
      ['x'.repeat(39), 'x'.repeat(20)],
    ])('for %s is %s', async (login, suggested) => {
      await aUser(app, { username: 'mona' });
      provider.it.account = aProviderAccount({ login, name: null, email: 'somebody@example.jp' });
      const { body } = await run('github', { action: 'register' });
      expect(body.suggestedUsername).toBe(suggested);
    });

    it('can be used although the provider sends unusable characters', async () => {
      provider.it.account = aProviderAccount({ name: `Mona\u0000${'あ'.repeat(200)}` });
      const { body } = await run('github', { action: 'register' });
      const { body: session } = await complete(body.tempToken, 'mona').expect(200);
      expect(session.user.displayName).toBe(`Mona${'あ'.repeat(96)}`);
    });
  });

  describe('the page to return to', () => {
    const redirectOf = async (redirectUrl: string) => {
      const call = as(app, null).post('/api/auth/oauthInitialize', { provider: 'github', redirectUrl });
      const answer = await call.set('Accept-Language', 'en');
      if (answer.status === 400) return null;
      const user = await aUser(app);
      provider.it.account = aProviderAccount({ email: user.email });
      const { body } = await finish('github', await provider.it.visit(answer.body.authorizationUrl));
      return body.redirectUrl as string;
    };

    it.each([
      ['/rules?q=a#b', '/rules?q=a#b'],
      ['http://localhost:3000/rules', '/rules'],
      ['http://localhost:3000', '/'],
      ['/rules/日本', '/rules/%E6%97%A5%E6%9C%AC'],
    ])('may be %s', async (target, path) => {
      expect(await redirectOf(target)).toBe(path);
    });

    it.each([
      ...['//evil.example', '///evil.example', '/\\evil.example', '\\\\evil.example', '\\/evil.example'],
      ...['https://evil.example', 'http://evil.example', 'https:evil.example', 'https:/evil.example'],
      ...['HTTPS://evil.example', 'ftp://evil.example', 'javascript:alert(1)', 'JaVaScRiPt:alert(1)'],
      ...['java\nscript:alert(1)', 'data:text/html,x', 'vbscript:x', 'blob:https://evil.example/x'],
      ...[
        '/\t/evil.example',
        '/\n/evil.example',
        '/\r/evil.example',
        '/.//evil.example',
        '/..//evil.example',
      ],
      ...['/a/..//evil.example', '/%2e//evil.example', '/%2e%2e//evil.example', '/a/%2E%2e//evil.example'],
      ...[
        'http://localhost:3000@evil.example',
        'http://localhost:3000.evil.example',
        'http://localhost:30000',
      ],
      ...['https://localhost:3000/', 'http://user@localhost:3000/', 'http://user:pass@localhost:3000/'],
      ...['http://localhost:3000//evil.example', 'http://localhost:3000/\\evil.example'],
      ...['evil.example', '@evil.example', '.evil.example', '?//evil.example', '#//evil.example'],
      ...['／／evil.example', '/\u0000/evil.example', ' //evil.example', '/\r\nLocation: x', ''],
    ])('is never on another site: %j', async (target) => {
      expect(await redirectOf(target)).toBeNull();
    });
  });

  it('refuses a provider that is not set up', async () => {
    const call = as(app, null).post('/api/auth/oauthInitialize', { provider: 'gitlab' });
    const { body } = await call.expect(400);
    expect(body.data.issues).toMatchObject([{ path: ['provider'], values: ['google', 'github', 'oidc'] }]);
  });
});

describe('without settings', () => {
  const app = useTestApp();

  it('no provider is offered or accepted', async () => {
    const { body } = await as(app, null).get('/api/auth/providers').expect(200);
    expect(body).toEqual({ providers: [] });
    for (const [path, rest] of [
      ['oauthInitialize', {}],
      ['oauthCallback', { code: 'code', state: 'state' }],
    ] as const) {
      const call = as(app, null).post(`/api/auth/${path}`, { provider: 'github', ...rest });
      expectError(await call.set('Accept-Language', 'en'), 400, 'BAD_REQUEST', 'Unsupported provider');
    }
  });
});
