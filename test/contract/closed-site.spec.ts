import { ModulesContainer } from '@nestjs/core';
import { GraphQLSchemaHost } from '@nestjs/graphql';
import {
  type GraphQLInputType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  getNamedType,
  print,
  astFromValue,
} from 'graphql';
import { routesOf } from '../../server/kernel/http/nest-metadata';
import { createTestApp, type TestApp } from '../support/app';
import { as } from '../support/as';
import { aRule } from '../support/factories/rule';
import { aUser, type TestUser } from '../support/factories/user';
import { ALWAYS_OPEN } from './open-routes';

/** Everything that is not listed is refused, also what is added later. */
const OPEN_FIELDS = [
  'checkUsername',
  'completeOAuthRegistration',
  'completeSecondFactor',
  'invitation',
  'login',
  'logout',
  'oauthCallback',
  'oauthInitialize',
  'passwordResetLink',
  'passwordStrength',
  'refreshSession',
  'register',
  'resetPassword',
  'sendPasswordReset',
  'sendVerification',
  'signInProviders',
  'siteNotice',
  'verificationLink',
  'verifyEmail',
  'viewer',
];
const CANARY = 'canary';
const UUID = '0190b6a0-0000-7000-8000-000000000000';

describe('READ_ACCESS=signed-in', () => {
  let app: TestApp;
  let reader: TestUser;
  let ruleId: string;

  beforeAll(async () => {
    app = await createTestApp({ READ_ACCESS: 'signed-in', RESPONSE_CACHE: 'on' });
    reader = await aUser(app, { username: `${CANARY}-owner` });
    ({ id: ruleId } = await aRule(app, reader, {
      name: `${CANARY}-rule`,
      content: `${CANARY} content`,
      description: `${CANARY} words`,
      tags: [`${CANARY}-tag`],
    }));
  });
  afterAll(() => app.close());

  const routes = () => {
    const given: Readonly<Record<string, string>> = {
      owner: reader.username,
      username: reader.username,
      name: `${CANARY}-rule`,
      version: '1.0.0',
      tag: `${CANARY}-tag`,
    };
    return routesOf(app.nest.get(ModulesContainer)).map(({ method, path }) => ({
      name: `${method} ${path}`,
      method: method.toLowerCase() as 'get' | 'post' | 'patch' | 'delete',
      address: path.replace(/:(\w+)/g, (_, name: string) => given[name] ?? 'rules'),
    }));
  };
  /** A body that is right for as many calls as possible. */
  const body = () => ({
    id: ruleId,
    ruleId,
    owner: reader.username,
    path: `@${reader.username}/${CANARY}-rule`,
  });
  const call = (route: ReturnType<typeof routes>[number]) => {
    const asked = app.http()[route.method](route.address);
    return route.method === 'get' ? asked : asked.send(body());
  };

  it('refuses strangers on every route that is not listed, and tells them nothing', async () => {
    const open: string[] = [];
    for (const route of routes()) {
      const { status, text } = await call(route);
      expect([route.name, (text ?? '').includes(`${CANARY} `)]).toEqual([route.name, false]);
      // The shape of a body is checked first.
      if (status === 401 && !ALWAYS_OPEN.includes(route.name)) continue;
      if (status === 400 && route.method !== 'get' && !ALWAYS_OPEN.includes(route.name)) continue;
      open.push(route.name);
    }
    expect(open.sort()).toEqual(ALWAYS_OPEN);
  });

  it('refuses strangers every root field that is not listed', async () => {
    const { schema } = app.nest.get(GraphQLSchemaHost);
    const open: string[] = [];
    for (const { name, query } of rootFields(schema)) {
      const { body: answer } = await as(app, null).graphql(query);
      const codes = ((answer.errors ?? []) as { extensions: { code: string; reason: string } }[]).map(
        ({ extensions }) => extensions,
      );
      // Calls that are open refuse wrong credentials for reasons of their own.
      const isRefused = codes.some(
        ({ code, reason }) => code === 'UNAUTHORIZED' && !reason.startsWith('auth.'),
      );
      expect([name, JSON.stringify(answer.data ?? {}).includes(CANARY)]).toEqual([name, false]);
      if (!isRefused) open.push(name);
    }
    expect(open.sort()).toEqual(OPEN_FIELDS);
  });

  it.each(['Bearer', 'cookie'] as const)(
    'shows what is public to somebody with a %s, to nobody else',
    async (way) => {
      const headers: Record<string, string> =
        way === 'Bearer'
          ? { Authorization: `Bearer ${reader.accessToken}` }
          : { Cookie: `access_token=${reader.accessToken}` };
      const shown: string[] = [];
      for (const route of routes()) {
        // Events never end.
        if (route.method !== 'get' || route.address === '/api/events' || ALWAYS_OPEN.includes(route.name))
          continue;
        // Twice, because the second answer would be cached.
        for (let times = 0; times < 2; times++) {
          const answer = await app.http().get(route.address).set(headers);
          const stranger = await app.http().get(route.address);
          expect([route.name, stranger.status]).toEqual([route.name, 401]);
          if (answer.status !== 200) continue;
          shown.push(route.name);
          expect([route.name, answer.headers['cache-control']]).toEqual([
            route.name,
            expect.stringMatching(/^(private|no-store)/),
          ]);
        }
      }
      expect(shown).toEqual(
        expect.arrayContaining([
          'GET /api/rules/@:owner/:name',
          'GET /api/rules/@:owner/:name/raw',
          'GET /badges/@:owner/:name.svg',
          'GET /cards/@:owner/:name.png',
          'GET /feeds/rules.atom',
          'GET /sitemap.xml',
        ]),
      );
    },
  );

  it('lets a cookie read, but neither act nor ask', async () => {
    const Cookie = `access_token=${reader.accessToken}`;
    await app.http().post('/api/rules/list').set({ Cookie }).send({}).expect(401);
    const { body: answer } = await app
      .http()
      .post('/graphql')
      .set({ Cookie })
      .send({ query: '{ rules(first: 1) { totalCount } }' });
    expect(answer.errors[0].extensions.code).toBe('UNAUTHORIZED');
    await as(app, reader).post('/api/rules/list').expect(200);
  });

  it.each(['Bearer nonsense', 'Basic eDp5', ''])('refuses other credentials: %p', async (Authorization) => {
    await app.http().get('/feeds/rules.atom').set({ Authorization }).expect(401);
    await app.http().get('/api/rules/list').set({ Cookie: 'access_token=x' }).expect(405);
    await app.http().get('/feeds/rules.atom').set({ Cookie: 'access_token=x' }).expect(401);
  });

  it('tells crawlers to stay away', async () => {
    const { text } = await app.http().get('/robots.txt').expect(200);
    expect(text).toBe('User-agent: *\nDisallow: /\n');
  });
});

/** An operation for each root field, with the arguments that it needs. */
function rootFields(schema: GraphQLSchema): { readonly name: string; readonly query: string }[] {
  return ([schema.getQueryType(), schema.getMutationType()] as const).flatMap((type, at) =>
    Object.values(type?.getFields() ?? {}).map(({ name, args, type: result }) => {
      const given = args
        .filter((arg) => isNonNullType(arg.type) && arg.defaultValue === undefined)
        .map((arg) => `${arg.name}: ${literalOf(arg.type)}`);
      const argument = given.length > 0 ? `(${given.join(', ')})` : '';
      const selection = isLeafType(getNamedType(result)) ? '' : ' { __typename }';
      return { name, query: `${at === 0 ? 'query' : 'mutation'} { ${name}${argument}${selection} }` };
    }),
  );
}

function literalOf(type: GraphQLInputType): string {
  const node = astFromValue(valueOf(type), type);
  return node ? print(node) : 'null';
}

function valueOf(type: GraphQLInputType): unknown {
  if (isNonNullType(type)) return valueOf(type.ofType);
  if (isListType(type)) return [valueOf(type.ofType)];
  if (isEnumType(type)) return type.getValues()[0]?.value;
  if (isInputObjectType(type)) {
    const needed = Object.values(type.getFields()).filter((field) => isNonNullType(field.type));
    return Object.fromEntries(needed.map((field) => [field.name, valueOf(field.type)]));
  }
  if (type.name === 'Boolean') return true;
  if (type.name === 'Int' || type.name === 'Float') return 1;
  return type.name === 'ID' ? UUID : 'canary';
}
