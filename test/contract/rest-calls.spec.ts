import { v7 as uuid } from 'uuid';
import { getTranslator } from '../../server/kernel/i18n/translator';
import { createTestApp, type TestApp } from '../support/app';
import { aCliToken } from '../support/factories/cli-token';
import { anOrganization, type TestOrganization } from '../support/factories/organization';
import { aRule, ruleInput } from '../support/factories/rule';
import { aRegistration, aUser, type TestUser, tokenIn } from '../support/factories/user';
import {
  type Call,
  calls,
  conditionsOf,
  issueForms,
  messages,
  problemsOf,
  requiredFields,
} from './rest-contract';

type Who = 'nobody' | 'taro' | 'hanako' | 'member' | 'readToken' | 'writeToken';
type Body = Readonly<Record<string, unknown>>;
/** Who calls, with what; GET calls have their address filled in from it. */
type Example = { readonly who?: Who; readonly body?: () => Promise<Body> | Body };

describe('the REST contract', () => {
  let app: TestApp;
  let taro: TestUser;
  let hanako: TestUser;
  let acme: TestOrganization;
  const tokens = new Map<Who, string>();

  beforeAll(async () => {
    app = await createTestApp();
    taro = await aUser(app, { username: 'taro' });
    hanako = await aUser(app, { username: 'hanako' });
    const member = await aUser(app, { username: 'member' });
    acme = await anOrganization(app, { name: 'acme', owner: taro, members: [member] });
    tokens.set('taro', taro.accessToken).set('hanako', hanako.accessToken).set('member', member.accessToken);
    tokens.set('readToken', await aCliToken(app, taro, ['read']));
    tokens.set('writeToken', await aCliToken(app, taro, ['write']));
  });
  afterAll(() => app.close());

  let count = 0;
  const fresh = (word: string) => `${word}-${++count}`;
  const account = () => {
    const username = fresh('person');
    return { username, email: `${username}@example.jp`, password: 'correct horse battery' };
  };
  const rule = async (wishes: object = {}): Promise<Body> => {
    const { id } = await aRule(app, taro, wishes);
    return { id, ruleId: id };
  };
  const changed = async (call: string, body: Body, wishes: object = {}): Promise<Body> => {
    const made = { ...(await rule(wishes)), ...body };
    await app
      .http()
      .post(`/api/rules/${call}`)
      .auth(taro.accessToken, { type: 'bearer' })
      .send(made)
      .expect(200);
    return made;
  };
  const hidden = () => rule({ visibility: 'private' });
  const missing = { id: uuid(), ruleId: uuid() };
  const address = async (): Promise<Body> => {
    const { path } = await aRule(app, taro, { name: fresh('addressed') });
    const [owner, name] = path.slice(1).split('/');
    return { owner, name, version: '1.0.0' };
  };
  const lost = { owner: 'taro', name: 'nothing', version: '1.0.0' };
  const signedIn = async () => {
    const { body } = await app
      .http()
      .post('/api/auth/login')
      .send({ email: hanako.email, password: hanako.password });
    return body as { refreshToken: string };
  };
  const verification = async () => {
    const person = account();
    await aRegistration(app, person);
    const [mail] = await app.mails(person.email);
    return { token: tokenIn(mail?.link) };
  };
  const session = async () => {
    await signedIn();
    const { body } = await app.http().get('/api/auth/sessions').auth(hanako.accessToken, { type: 'bearer' });
    return (body as { sessions: { id: string; current: boolean }[] }).sessions.find(
      ({ current }) => !current,
    );
  };

  /** A call that succeeds. */
  const successes: Readonly<Record<string, Example>> = {
    'get /health': {},
    'post /auth/register': { body: account },
    'post /auth/login': { body: () => ({ email: hanako.email, password: hanako.password }) },
    'post /auth/refresh': { body: signedIn },
    'post /auth/logout': { body: signedIn },
    'post /auth/verifyEmail': { body: verification },
    'post /auth/sendVerification': { body: () => ({ email: 'nobody@example.jp' }) },
    'post /auth/checkUsername': { body: () => ({ username: fresh('free') }) },
    'get /auth/me': { who: 'taro' },
    'get /auth/sessions': { who: 'taro' },
    'post /auth/sessions/revoke': { who: 'hanako', body: async () => ({ sessionId: (await session())?.id }) },
    'get /auth/cli-tokens': { who: 'taro' },
    'post /auth/cli-tokens/revoke': {
      who: 'taro',
      body: async () => {
        await aCliToken(app, taro);
        const { body } = await app
          .http()
          .get('/api/auth/cli-tokens')
          .auth(taro.accessToken, { type: 'bearer' });
        return { tokenId: (body as { id: string }[])[0]?.id };
      },
    },
    'post /rules/getByPath': { body: async () => ({ path: (await aRule(app, taro)).path }) },
    'post /rules/get': { body: rule },
    'post /rules/create': { who: 'taro', body: () => ruleInput({ organizationId: acme.id }) },
    'post /rules/update': { who: 'taro', body: async () => ({ ...(await rule()), content: 'changed\n' }) },
    'post /rules/delete': { who: 'taro', body: rule },
    'post /rules/getContent': { body: rule },
    'post /rules/versions': { body: rule },
    'post /rules/getVersionHistory': { body: rule },
    'post /rules/getVersion': { body: async () => ({ ...(await rule()), version: '1.0.0' }) },
    'post /rules/related': { who: 'taro', body: () => rule({ organizationId: acme.id, tags: ['a'] }) },
    'post /rules/search': { who: 'taro', body: () => ({ query: 'rule' }) },
    'post /rules/list': {},
    'post /rules/listPublic': { who: 'taro' },
    'post /rules/star': { who: 'hanako', body: rule },
    'post /rules/like': { who: 'hanako', body: rule },
    'post /rules/unstar': { who: 'taro', body: () => changed('star', {}) },
    'post /rules/unlike': { who: 'taro', body: () => changed('star', {}) },
    'post /rules/starred': { who: 'taro' },
    'post /rules/view': { body: rule },
    'post /rules/debug': { who: 'taro' },
    'post /rules/yank': {
      who: 'taro',
      body: async () => ({ ...(await rule()), version: '1.0.0', reason: 'bad' }),
    },
    'post /rules/unyank': { who: 'taro', body: () => changed('yank', { version: '1.0.0', reason: 'bad' }) },
    'post /rules/deprecate': { who: 'taro', body: async () => ({ ...(await rule()), message: 'old' }) },
    'post /rules/undeprecate': { who: 'taro', body: () => changed('deprecate', { message: 'old' }) },
    'get /rules/@{owner}/{name}': { who: 'taro', body: address },
    'get /rules/@{owner}/{name}/versions': { body: address },
    'get /rules/@{owner}/{name}/versions/{version}': { body: address },
    'get /rules/@{owner}/{name}/raw': { body: address },
    'get /rules/@{owner}/{name}/versions/{version}/raw': { body: address },
  };

  const noVersion = { version: '9.9.9', reason: 'bad' };
  const someText = { content: 'x', message: 'x', version: '1.0.0', reason: 'x' };
  const namedTwice = async () => {
    const name = fresh('twice');
    await aRule(app, taro, { name });
    await aRule(app, hanako, { name });
    return { path: name };
  };
  const notFound: Example = { who: 'taro', body: () => ({ ...missing, ...someText }) };

  /** How a condition comes about: for every call that has it, or for `call condition` alone. */
  const refusals: Readonly<Record<string, Example>> = {
    rule_not_found: notFound,
    'post /rules/getByPath rule_not_found': { body: () => ({ path: '@taro/nothing' }) },
    'get /rules/@{owner}/{name} rule_not_found': { body: () => lost },
    'get /rules/@{owner}/{name}/versions rule_not_found': { body: () => lost },
    'get /rules/@{owner}/{name}/raw rule_not_found': { body: () => lost },
    'get /rules/@{owner}/{name}/versions/{version} rule_not_found': { body: () => lost },
    'get /rules/@{owner}/{name}/versions/{version}/raw rule_not_found': { body: () => lost },
    version_not_found: { who: 'taro', body: async () => ({ ...(await rule()), ...noVersion }) },
    'get /rules/@{owner}/{name}/versions/{version} version_not_found': {
      body: async () => ({ ...(await address()), ...noVersion }),
    },
    'get /rules/@{owner}/{name}/versions/{version}/raw version_not_found': {
      body: async () => ({ ...(await address()), ...noVersion }),
    },
    rule_path_invalid: { body: () => ({ path: 'not a path' }) },
    rule_path_ambiguous: { body: namedTwice },
    rule_create_forbidden: { who: 'hanako', body: () => ruleInput({ organizationId: acme.id }) },
    rule_update_forbidden: { who: 'hanako', body: async () => ({ ...(await rule()), ...someText }) },
    rule_manage_forbidden: {
      who: 'member',
      body: async () => ({ ...(await rule({ organizationId: acme.id })), name: fresh('renamed') }),
    },
    rule_move_forbidden: {
      who: 'hanako',
      body: async () => ({ id: (await aRule(app, hanako)).id, organizationId: acme.id }),
    },
    rule_delete_forbidden: { who: 'hanako', body: rule },
    'post /rules/create org_not_found': { who: 'taro', body: () => ruleInput({ organizationId: 'nobody' }) },
    'post /rules/update org_not_found': {
      who: 'taro',
      body: async () => ({ ...(await rule()), organizationId: 'nobody' }),
    },
    'post /rules/create rule_name_taken': {
      who: 'taro',
      body: async () => ruleInput({ name: (await aRule(app, taro)).name }),
    },
    'post /rules/update rule_name_taken': {
      who: 'taro',
      body: async () => ({ ...(await rule()), name: (await aRule(app, taro)).name }),
    },
    version_conflict: { who: 'taro', body: async () => ({ ...(await rule()), expectedVersion: '9.9.9' }) },
    star_login_required: { body: hidden },
    already_starred: { who: 'taro', body: () => changed('star', {}) },
    star_not_found: { who: 'taro', body: rule },
    already_yanked: { who: 'taro', body: () => changed('yank', { version: '1.0.0', reason: 'bad' }) },
    not_yanked: { who: 'taro', body: async () => ({ ...(await rule()), version: '1.0.0' }) },
    not_deprecated: { who: 'taro', body: rule },
    username_taken: { body: () => ({ ...account(), username: 'TARO' }) },
    email_taken: { body: () => ({ ...account(), email: taro.email.toUpperCase() }) },
    invalid_credentials: { body: () => ({ email: taro.email, password: 'wrong horse battery' }) },
    email_not_verified: {
      body: async () => {
        const person = account();
        await aRegistration(app, person);
        return { email: person.email, password: person.password };
      },
    },
    invalid_token: { body: () => ({ refreshToken: 'nothing' }) },
    invalid_verification_token: { body: () => ({ token: 'nothing' }) },
    session_not_found: { who: 'taro', body: () => ({ sessionId: uuid() }) },
    token_not_found: { who: 'taro', body: () => ({ tokenId: uuid() }) },
  };

  /** Told apart from the others by the state of the whole server; proved where that can be brought about. */
  const ELSEWHERE = ['rate_limited', 'unavailable', 'register_failed', 'login_failed'];
  /** Comes about only once an account changes its address. */
  const OF_CHANGED_ADDRESSES = ['post /auth/verifyEmail email_taken'];
  /** The same for every call, tried below for each of them. */
  const EVERYWHERE = [
    'validation',
    'malformed_body',
    'unsupported_media_type',
    'payload_too_large',
    'auth_required',
    'insufficient_scope',
    'session_required',
  ];
  /** With the database broken, at the very end. */
  const FAILURES = [
    'internal_error',
    'rules_fetch_failed',
    'version_fetch_failed',
    'rule_delete_failed',
    'star_failed',
  ];

  const nameOf = ({ method, path }: Call) => `${method} ${path}`;
  const send = (call: Call, who: Who, body: Body, locale: string) => {
    const path = `/api${call.path.replace(/\{(\w+)\}/g, (_, name: string) => String(body[name]))}`;
    const request = call.method === 'get' ? app.http().get(path) : app.http().post(path);
    const token = tokens.get(who);
    if (token !== undefined) void request.auth(token, { type: 'bearer' });
    void request.set('Accept-Language', locale);
    return call.method === 'get' ? request : request.send(body);
  };
  const expectRefusal = async (
    call: Call,
    condition: string,
    answer: { status: number; body: unknown },
    locale: 'ja' | 'en',
  ) => {
    const message = messages[condition];
    expect({ condition, ...(answer.body as object) }).toMatchObject({
      condition,
      defined: false,
      code: message?.code,
      status: message?.status,
    });
    expect(answer.status).toBe(message?.status);
    const data = (answer.body as { data?: Record<string, string> }).data ?? {};
    const text = message?.[locale].replace(/\{(\w+)\}/g, (_, name: string) => String(data[name]));
    expect((answer.body as { message: string }).message).toBe(text);
    expect(problemsOf(call, answer.status, answer.body)).toEqual([]);
  };
  const exampleFor = (call: Call) => successes[nameOf(call)] ?? {};

  it('has an example for every call', () => {
    expect(Object.keys(successes).sort()).toEqual(calls.map(nameOf).sort());
  });

  describe.each(calls.map((call) => [nameOf(call), call] as const))('%s', (name, call) => {
    it.each(['ja', 'en'] as const)('succeeds with the promised body (%s)', async (locale) => {
      const { who = 'nobody', body } = exampleFor(call);
      const answer = await send(call, who, (await body?.()) ?? {}, locale);
      expect([answer.status, answer.status === 200 ? null : answer.body]).toEqual([200, null]);
      if (!name.endsWith('/raw')) expect(problemsOf(call, 200, answer.body)).toEqual([]);
      const said = call.operation['x-success-message'];
      if (said) expect((answer.body as { message: string }).message).toBe(said[locale]);
      if (name !== 'get /health' && !name.includes('@'))
        expect(answer.headers['cache-control']).toBe('no-store');
      expect(answer.headers['content-language']).toBe(locale);
    });

    const conditions = conditionsOf(call).map(({ condition }) => condition);
    const tried = conditions.filter(
      (condition) =>
        ![...ELSEWHERE, ...EVERYWHERE, ...FAILURES].includes(condition) &&
        !OF_CHANGED_ADDRESSES.includes(`${name} ${condition}`),
    );
    if (tried.length > 0) {
      it.each(tried)('refuses: %s', async (condition) => {
        const example = refusals[`${name} ${condition}`] ?? refusals[condition];
        if (!example) throw new Error(`Nobody knows how ${condition} comes about in ${name}`);
        for (const locale of ['ja', 'en'] as const) {
          const answer = await send(call, example.who ?? 'nobody', (await example.body?.()) ?? {}, locale);
          await expectRefusal(call, condition, answer, locale);
        }
      });
    }

    if (call.method === 'post') {
      it('checks media type, size and JSON before anything else', async () => {
        const post = () => app.http().post(`/api${call.path}`).set('Accept-Language', 'en');
        const text = await post().type('text/plain').send('{}');
        await expectRefusal(call, 'unsupported_media_type', text, 'en');
        const broken = await post().type('json').send('{"id":');
        await expectRefusal(call, 'malformed_body', broken, 'en');
        expect(broken.body).not.toHaveProperty('data');
        const large = await post()
          .type('json')
          .send(`"${'x'.repeat(8 * 1024 * 1024)}"`);
        await expectRefusal(call, 'payload_too_large', large, 'en');
      });
    }

    if (conditions.includes('validation')) {
      it('names what is wrong with the input, before it asks who is calling', async () => {
        for (const locale of ['ja', 'en'] as const) {
          const required = requiredFields(call);
          const wrong =
            required.length > 0 ? {} : { limit: 'many', rememberMe: 'yes', query: 5, locale: 5, all: 5 };
          const answer = await send(call, 'nobody', wrong, locale);
          await expectRefusal(call, 'validation', answer, locale);
          const paths = (answer.body as { data: { issues: { path: string[] }[] } }).data.issues.map(
            ({ path }) => path[0],
          );
          for (const field of required) expect(paths).toContain(field);
        }
        const list = await app
          .http()
          .post(`/api${call.path}`)
          .set('Accept-Language', 'en')
          .type('json')
          .send('[]');
        await expectRefusal(call, 'validation', list, 'en');
        expect(list.body.data.issues).toMatchObject([{ path: [], code: 'invalid_type', expected: 'object' }]);
      });
    }

    const wrongCallers: readonly [string, Who][] = [
      ['auth_required', 'nobody'],
      ['insufficient_scope', 'readToken'],
      ['session_required', 'writeToken'],
    ];
    for (const [condition, who] of wrongCallers.filter(([condition]) => conditions.includes(condition))) {
      it(`refuses: ${condition}`, async () => {
        const body = (await exampleFor(call).body?.()) ?? {};
        for (const locale of ['ja', 'en'] as const) {
          await expectRefusal(call, condition, await send(call, who, body, locale), locale);
        }
      });
    }
  });

  it('has every form of issue, word for word', () => {
    const all = (locale: 'ja' | 'en') => (key: string, params: object) =>
      getTranslator(locale)(key, { ...params });
    const forms: Readonly<Record<string, string>> = {
      'missing field': 'required',
      'text too short': 'textTooShort',
      'number too small': 'numberTooSmall',
      'text too long': 'textTooLong',
      'number too big': 'numberTooBig',
      'list too long': 'listTooLong',
      'rule content above 512 KiB': 'tooManyBytes',
      pattern: 'pattern',
      'e-mail address': 'email',
      'U+0000 or a lone surrogate in a text': 'plainText',
      'choice (also when the field is missing)': 'choice',
      'blank content': 'blank',
      '`organization` or `team` without an organization': 'visibilityNeedsOrganization',
      'replacement that is not another visible rule': 'replacementNotFound',
    };
    for (const { cause, fields, ja, en } of issueForms) {
      const form = cause.startsWith('wrong type') ? 'wrongType' : forms[cause];
      const values = '"public"|"private"';
      const params = { received: 'number', ...fields, values };
      const filled = (text: string) =>
        text.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name as keyof typeof params]));
      expect([cause, all('en')(`validation.${form}`, params)]).toEqual([cause, filled(en)]);
      expect([cause, all('ja')(`validation.${form}`, params)]).toEqual([cause, filled(ja)]);
    }
  });

  describe('when the server itself fails', () => {
    const failing = calls.filter(({ path }) => path.startsWith('/rules'));
    beforeAll(async () => {
      await app.database.rows('alter table rules rename to rules_that_are_away');
    });

    it.each(failing.map((call) => [nameOf(call), call] as const))(
      '%s says so and no more',
      async (name, call) => {
        const [condition] = conditionsOf(call)
          .map(({ condition }) => condition)
          .filter((each) => FAILURES.includes(each));
        const body =
          call.method === 'get' ? lost : { ...missing, ...ruleInput(), ...someText, path: '@taro/x' };
        for (const locale of ['ja', 'en'] as const) {
          const answer = await send(call, 'taro', name.includes('create') ? ruleInput() : body, locale);
          await expectRefusal(call, condition ?? '', answer, locale);
          expect(JSON.stringify(answer.body)).not.toMatch(/rules_that|relation|select/);
        }
      },
    );
  });
});
