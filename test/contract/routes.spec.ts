import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { RequestMethod } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants';
import { ModulesContainer } from '@nestjs/core';
import { ACCESS_RULE, type AccessRule } from '../../server/kernel/http/access.decorator';
import { createTestApp, type TestApp } from '../support/app';
import { as } from '../support/as';
import { aRule } from '../support/factories/rule';
import { aUser, type TestUser } from '../support/factories/user';
import { ALWAYS_OPEN, OPEN_TO_READERS } from './open-routes';
import { calls } from './rest-contract';

/** All routes that work without a token; every other route requires one. */
const OPEN_ROUTES = [...ALWAYS_OPEN, ...OPEN_TO_READERS].sort();
/** Calls that the contract does not have. */
const ADDED_ROUTES = [
  'GET /api/auth/events',
  'GET /api/auth/providers',
  'GET /api/auth/providers/linked',
  'GET /api/auth/second-factor',
  'GET /api/events',
  'GET /api/notice',
  'GET /api/users/export',
  'POST /api/auth/completeSecondFactor',
  'POST /api/auth/providers/link',
  'POST /api/auth/providers/unlink',
  'POST /api/auth/second-factor/begin',
  'POST /api/auth/second-factor/confirm',
  'POST /api/auth/second-factor/disable',
  'POST /api/auth/second-factor/enable',
  'POST /api/auth/second-factor/renewRecoveryCodes',
  'POST /api/moderation/answer',
  'POST /api/moderation/decide',
  'POST /api/moderation/get',
  'POST /api/moderation/list',
  'POST /api/moderation/ofRule',
  'POST /api/moderation/recheck',
  'POST /api/moderation/stats',
  'POST /api/moderation/take',
  'POST /api/names/decide',
  'POST /api/names/list',
  'POST /api/names/own',
  'POST /api/names/request',
  'POST /api/names/withdraw',
  'POST /api/rules/restore',
  'POST /api/rules/trash',
  'POST /api/users/deleteAvatar',
  'POST /api/users/updatePreferences',
];
const OPEN_OPERATIONS = [
  'checkUsername',
  'completeOAuthRegistration',
  'completeSecondFactor',
  'invitation',
  'latestRules',
  'login',
  'logout',
  'oauthCallback',
  'oauthInitialize',
  'organization',
  'passwordResetLink',
  'passwordStrength',
  'recordView',
  'refreshSession',
  'register',
  'resetPassword',
  'rule',
  'rules',
  'sendPasswordReset',
  'sendVerification',
  'signInProviders',
  'siteNotice',
  'tags',
  'user',
  'verificationLink',
  'verifyEmail',
  'viewer',
];

type Handler = {
  readonly name: string;
  readonly access: AccessRule | undefined;
  readonly method: object;
  readonly type: object;
};

describe('routes', () => {
  let app: TestApp;
  let taro: TestUser;

  beforeAll(async () => {
    app = await createTestApp();
    taro = await aUser(app, { username: 'taro' });
    await aRule(app, taro, { name: 'open' });
  });
  afterAll(() => app.close());

  function* handlersOf(kind: 'controllers' | 'providers'): Generator<Handler> {
    for (const module of app.nest.get(ModulesContainer).values()) {
      for (const { metatype } of module[kind].values()) {
        const prototype = (metatype as { prototype?: object } | null)?.prototype;
        if (!metatype || !prototype) continue;
        for (const name of Object.getOwnPropertyNames(prototype)) {
          const method = Object.getOwnPropertyDescriptor(prototype, name)?.value as object | undefined;
          if (typeof method !== 'function') continue;
          const access = (Reflect.getMetadata(ACCESS_RULE, method) ??
            Reflect.getMetadata(ACCESS_RULE, metatype)) as AccessRule | undefined;
          yield { name, access, method, type: metatype };
        }
      }
    }
  }

  const routes = () =>
    [...handlersOf('controllers')].flatMap(({ access, method, type }) => {
      const verb = Reflect.getMetadata(METHOD_METADATA, method) as RequestMethod | undefined;
      if (verb === undefined) return [];
      const base = String(Reflect.getMetadata(PATH_METADATA, type));
      const paths = [Reflect.getMetadata(PATH_METADATA, method) as string | string[]].flat();
      return paths.map((path) => ({
        access,
        route: `${RequestMethod[verb]} ${`/${base}/${path}`.replace(/\/+/g, '/').replace(/\/$/, '')}`,
      }));
    });

  it('require authentication unless they are listed as public', () => {
    const open = routes().filter(({ access }) => access?.kind === 'public');
    expect(open.map(({ route }) => route).sort()).toEqual(OPEN_ROUTES);
  });

  it('are exactly those of the contract, and the added ones', () => {
    const promised = calls.map(
      ({ method, path }) => `${method.toUpperCase()} /api${path.replace(/\{(\w+)\}/g, ':$1')}`,
    );
    expect(
      routes()
        .map(({ route }) => route)
        .filter((route) => route.includes(' /api/'))
        .sort(),
    ).toEqual([...promised, ...ADDED_ROUTES].sort());
  });

  it('of GraphQL follow the same rule', () => {
    const open = [...handlersOf('providers')]
      .filter(
        ({ access, method }) =>
          access?.kind === 'public' && Reflect.getMetadata('graphql:resolver_type', method),
      )
      .map(
        ({ method, name }) =>
          (Reflect.getMetadata('graphql:resolver_name', method) as string | undefined) ?? name,
      );
    const names = open.map((name) => (name === 'allRules' ? 'rules' : name));
    expect(names.sort()).toEqual(OPEN_OPERATIONS);
  });

  it('that require authentication answer 401 without a token, whatever the input', async () => {
    for (const { access, route } of routes()) {
      if (access?.kind === 'public') continue;
      const [method = '', path = ''] = route.split(' ');
      const verb = method.toLowerCase() as 'get' | 'post' | 'patch' | 'delete';
      const answer = await app
        .http()
        [verb](path)
        .send(verb === 'get' ? undefined : {});
      expect([route, answer.status === 401 || answer.status === 400]).toEqual([route, true]);
    }
  });

  it('that are open to everybody name the type of what they send', async () => {
    const given: Readonly<Record<string, string>> = {
      owner: 'taro',
      name: 'open',
      version: '1.0.0',
      tag: 'a',
    };
    for (const { access, route } of routes()) {
      const [method = '', path = ''] = route.split(' ');
      // Events never end.
      if (method !== 'GET' || access?.kind !== 'public' || path === '/api/events') continue;
      const address = path.replace(/:(\w+)/g, (_, name: string) => given[name] ?? 'x');
      const { headers } = await app.http().get(address);
      expect([address, headers['content-type']]).toEqual([address, expect.stringMatching(/^\w+\/[\w.+-]+/)]);
    }
  });

  it.each([
    '/api',
    '/api/',
    '/api/nothing',
    '/api/rules',
    '/api/rules/nothing',
    '/api/Rules/list',
    '/api/rules/List',
    '/api//rules/list',
    '/api/rules//list',
    '/api/rules/list//',
    '/api/rules/list/more',
    '/api/rules/@taro',
    '/api/rules/@taro/open/nothing',
    '/api/rules/taro/open',
    '/api/rules/@taro%2Fopen',
    '/api/%00',
    '/api/rules/%E0%A4%A',
    '/api/rules/..%2f..%2fetc%2fpasswd',
    '/api/health.json',
  ])('that do not exist answer 404 with the extra field: %s', async (path) => {
    for (const [language, message] of [
      ['ja', 'お探しのアドレスは見つかりません。'],
      ['en', 'Not found'],
    ]) {
      const expected = { defined: false, code: 'NOT_FOUND', status: 404, message, error: 'Not found' };
      for (const method of ['GET', 'POST', 'DELETE', 'OPTIONS']) {
        const answer = await raw(method, path, { 'Accept-Language': language ?? '' });
        expect([method, answer.status, JSON.parse(answer.body)]).toEqual([method, 404, expected]);
      }
    }
  });

  it.each([
    ['/api/rules/list', 'OPTIONS, POST', ['GET', 'HEAD', 'PUT', 'DELETE', 'PATCH']],
    ['/api/health', 'GET, HEAD, OPTIONS', ['POST', 'PUT', 'DELETE', 'PATCH']],
    ['/api/rules/@taro/open', 'GET, HEAD, OPTIONS', ['POST', 'DELETE']],
    ['/api/auth/me', 'GET, HEAD, OPTIONS', ['POST']],
  ])('reject other methods: %s has %s', async (path, allow, others) => {
    for (const method of others) {
      const { status, headers, body } = await raw(method, path, { 'Accept-Language': 'en' });
      expect([method, status, headers['allow']]).toEqual([method, 405, allow]);
      if (method !== 'HEAD') {
        expect(JSON.parse(body)).toEqual({
          defined: false,
          code: 'METHOD_NOT_SUPPORTED',
          status: 405,
          message: 'This method is not supported here',
        });
      }
    }
    const options = await raw('OPTIONS', path);
    expect([options.status, options.headers['allow'], options.body]).toEqual([204, allow, '']);
    expect(Object.keys(options.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
  });

  it.each([
    '/api/health/',
    '/api/%68ealth',
    '/api/rules/%40taro/open',
    '/api/rules/@taro/open/',
    '/api/rules/@TARO/Open',
  ])('are matched without encodings and a trailing slash: %s', async (path) => {
    expect((await raw('GET', path)).status).toBe(200);
    const head = await raw('HEAD', path);
    expect([head.status, head.body]).toEqual([200, '']);
  });

  it('ignore the query string', async () => {
    expect((await raw('GET', '/api/health?a=/b//c')).status).toBe(200);
    expect((await raw('GET', '/api/health/?x=%00')).status).toBe(200);
  });

  it('ignore cookies', async () => {
    const { status } = await raw('GET', '/api/auth/me', { Cookie: `access_token=${taro.accessToken}` });
    expect(status).toBe(401);
    const answer = await app
      .http()
      .post('/graphql')
      .set('Cookie', `access_token=${taro.accessToken}`)
      .send({ query: '{ viewer { email } }' });
    expect(answer.body.data).toEqual({ viewer: null });
  });

  it('send headers against scripts, framing and sniffing', async () => {
    const { headers } = await as(app, null).get('/api/health').expect(200);
    expect(headers).toMatchObject({
      'content-security-policy': "default-src 'none';frame-ancestors 'none';sandbox",
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'cache-control': 'no-store',
    });
    expect(headers).not.toHaveProperty('x-powered-by');
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    const given = await as(app, null).get('/api/health').set('X-Request-Id', 'proxy-request-1');
    expect(given.headers['x-request-id']).toBe('proxy-request-1');
    const unusable = await as(app, null).get('/api/health').set('X-Request-Id', 'a b\tc');
    expect(unusable.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('include probes outside the API', async () => {
    await as(app, null).get('/livez').expect(200, { status: 'alive' });
    await as(app, null).get('/readyz').expect(200, { status: 'ready' });
  });

  /** Sends a path unchanged; most clients normalise it. */
  function raw(
    method: string,
    path: string,
    headers: Record<string, string> = {},
  ): Promise<{ status: number; headers: Record<string, unknown>; body: string }> {
    const { port } = app.nest.getHttpServer().address() as AddressInfo;
    return new Promise((resolve, reject) => {
      const request = httpRequest({ host: '127.0.0.1', port, method, path, headers }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks).toString(),
          }),
        );
      });
      request.on('error', reject).end();
    });
  }
});
