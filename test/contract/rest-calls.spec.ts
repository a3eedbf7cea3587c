import { getTranslator } from '../../server/kernel/i18n/translator';
import { createTestApp } from '../support/app';
import { aCliToken } from '../support/factories/cli-token';
import { anOrganization } from '../support/factories/organization';
import { ruleInput } from '../support/factories/rule';
import { aUser } from '../support/factories/user';
import { startProvider, type TestProvider } from '../support/oauth-provider';
import {
  type Call,
  calls,
  conditionsOf,
  issueForms,
  messages,
  problemsOf,
  requiredFields,
} from './rest-contract';
import { type Body, restExamples, type Who, type World } from './rest-examples';

describe('the REST contract', () => {
  const world = {} as World;
  const tokens = new Map<Who, string>();
  let provider: TestProvider;

  beforeAll(async () => {
    provider = await startProvider();
    const app = await createTestApp({ ...provider.settings, ADMIN_EMAILS: 'boss@example.jp' });
    const boss = await aUser(app, { username: 'boss' });
    const taro = await aUser(app, { username: 'taro' });
    const hanako = await aUser(app, { username: 'hanako' });
    const member = await aUser(app, { username: 'member' });
    const acme = await anOrganization(app, { name: 'acme', owner: taro, members: [member] });
    Object.assign(world, { app, boss, taro, hanako, member, acme, provider });
    tokens
      .set('boss', boss.accessToken)
      .set('taro', taro.accessToken)
      .set('hanako', hanako.accessToken)
      .set('member', member.accessToken);
    tokens.set('readToken', await aCliToken(app, taro, ['read']));
    tokens.set('writeToken', await aCliToken(app, taro, ['write']));
  });
  afterAll(async () => {
    await world.app.close();
    await provider.close();
  });

  const { successes, refusals, missing, lost, someText } = restExamples(world);

  /** Conditions that depend on the state of the whole server, tested elsewhere. */
  const ELSEWHERE = [
    'rate_limited',
    'unavailable',
    'register_failed',
    'login_failed',
    // Needs a server without settings.
    'oauth_unsupported_provider',
    // Needs time to pass.
    'oauth_temp_token_expired',
  ];
  /** Can occur only when an account changes its address. */
  const OF_CHANGED_ADDRESSES = ['post /auth/verifyEmail email_taken'];
  /** Conditions common to all calls, tested for each of them below. */
  const EVERYWHERE = [
    'validation',
    'malformed_body',
    'unsupported_media_type',
    'payload_too_large',
    'auth_required',
    'insufficient_scope',
    'session_required',
  ];
  /** Tested at the end with a broken database. */
  const FAILURES = [
    'internal_error',
    'rules_fetch_failed',
    'version_fetch_failed',
    'rule_delete_failed',
    'star_failed',
  ];

  const isFile = (name: string) => name.endsWith('/raw') || name.startsWith('get /avatars');
  const nameOf = ({ method, path }: Call) => `${method} ${path}`;
  const send = (call: Call, who: Who, body: Body, locale: string) => {
    const path = `/api${call.path.replace(/\{(\w+)\}/g, (_, name: string) => String(body[name]))}`;
    const request = world.app.http()[call.method](path);
    const token = who === 'leaver' ? world.leaver?.accessToken : tokens.get(who);
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
    it.each(['ja', 'en'] as const)('succeeds with a body as in the contract (%s)', async (locale) => {
      const { who = 'nobody', body } = exampleFor(call);
      const answer = await send(call, who, (await body?.()) ?? {}, locale);
      expect([answer.status, answer.status === 200 ? null : answer.body]).toEqual([200, null]);
      if (!isFile(name)) expect(problemsOf(call, 200, answer.body)).toEqual([]);
      const said = call.operation['x-success-message'];
      if (said) expect((answer.body as { message: string }).message).toBe(said[locale]);
      if (name !== 'get /health' && !name.includes('@') && !isFile(name))
        expect(answer.headers['cache-control']).toBe('no-store');
      if (!name.startsWith('get /avatars')) expect(answer.headers['content-language']).toBe(locale);
    });

    const conditions = conditionsOf(call).map(({ condition }) => condition);
    const tried = conditions.filter(
      (condition) =>
        ![...ELSEWHERE, ...EVERYWHERE, ...FAILURES].includes(condition) &&
        !OF_CHANGED_ADDRESSES.includes(`${name} ${condition}`),
    );
    if (tried.length > 0) {
      it.each(tried)('fails: %s', async (condition) => {
        const example = refusals[`${name} ${condition}`] ?? refusals[condition];
        if (!example) throw new Error(`Nobody knows how ${condition} comes about in ${name}`);
        for (const locale of ['ja', 'en'] as const) {
          const answer = await send(call, example.who ?? 'nobody', (await example.body?.()) ?? {}, locale);
          await expectRefusal(call, condition, answer, locale);
        }
      });
    }

    if (conditions.includes('unsupported_media_type')) {
      it('checks media type, size and JSON before anything else', async () => {
        const post = () => world.app.http()[call.method](`/api${call.path}`).set('Accept-Language', 'en');
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

    if (conditions.includes('validation') && conditions.includes('malformed_body')) {
      it('validates the input before it authenticates the caller', async () => {
        for (const locale of ['ja', 'en'] as const) {
          const required = requiredFields(call);
          const wrong =
            required.length > 0
              ? {}
              : {
                  limit: 'many',
                  rememberMe: 'yes',
                  query: 5,
                  locale: 5,
                  all: 5,
                  bio: 5,
                  username: 5,
                  name: 5,
                  force: 5,
                };
          const answer = await send(call, 'nobody', wrong, locale);
          await expectRefusal(call, 'validation', answer, locale);
          const paths = (answer.body as { data: { issues: { path: string[] }[] } }).data.issues.map(
            ({ path }) => path[0],
          );
          for (const field of required) expect(paths).toContain(field);
        }
        const list = await world.app
          .http()
          [call.method](`/api${call.path}`)
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
      it(`fails: ${condition}`, async () => {
        const body = (await exampleFor(call).body?.()) ?? {};
        for (const locale of ['ja', 'en'] as const) {
          await expectRefusal(call, condition, await send(call, who, body, locale), locale);
        }
      });
    }
  });

  it('has every message of an issue, word for word', () => {
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
      'fixed text': 'fixedText',
      'website: neither an http(s) address nor empty': 'website',
      'blank content': 'blank',
      '`organization` or `team` without an organization': 'visibilityNeedsOrganization',
      'replacement that is not another visible rule': 'replacementNotFound',
    };
    for (const { cause, fields, ja, en } of issueForms) {
      const form = cause.startsWith('wrong type') ? 'wrongType' : forms[cause];
      const values = form === 'fixedText' ? '"DELETE"' : '"public"|"private"';
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
      await world.app.database.rows('alter table rules rename to rules_that_are_away');
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
