import { createServer, type IncomingMessage, request, type RequestOptions, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ServerBuild } from '@remix-run/node';
import express from 'express';
import pino from 'pino';
import type { GraphqlAnswer, GraphqlOperation, HostContext } from '@kimari/common/host-context';
import type { ReadAccess } from '@kimari/common/enums';
import { NO_PREFERENCES } from '@kimari/common/preferences';
import type { Actor } from '../../server/access/actor';
import { type Deadline, DEADLINES } from '../../server/kernel/deadline';
import { Commits } from '../../server/kernel/database/commits';
import type { ActorSource } from '../../server/kernel/http/actor-source';
import { ResponseCache } from '../../server/kernel/http/response-cache/response-cache';
import type { SiteNotice } from '../../server/kernel/notice/site-notice';
import { BrowserSessions } from '../../server/web-host/browser-sessions';
import { webRouter } from '../../server/web-host/mount-web';
import type { PageLimits } from '../../server/web-host/page-limits';

/** The only user of a page host. */
const HARUKA = {
  id: 'u1',
  username: 'haruka',
  email: 'haruka@example.com',
  emailVerified: true,
  role: 'user',
  displayName: '遥',
  avatarUrl: 'avatars/a.webp',
  preferences: NO_PREFERENCES,
  timeZone: null,
};

/** The tokens for which `refresh-1` is exchanged. */
export const NEXT_TOKENS = { accessToken: 'access-2', refreshToken: 'refresh-2' };

const UNLIMITED: PageLimits = { admitPage: () => Promise.resolve(), render: () => Promise.resolve() };

/** Cached responses do not expire, however slow the machine is. */
const STOPPED_CLOCK = { now: () => new Date(0) };

/** A web app with one page, which it renders at every path. */
export type Page = (context: HostContext, request: Request) => Response | Promise<Response>;

/** A page that shows its viewer. */
export const viewerPage: Page = (context) => Response.json({ viewer: context.viewer?.username ?? null });

/** A page host with a fake server, which records the operations that it runs. */
export type PageHost = {
  readonly server: Server;
  readonly port: number;
  readonly operations: readonly GraphqlOperation[];
  /** The origins of authenticated requests. */
  readonly origins: readonly Actor['origin'][];
};

export type PageHostOptions = {
  readonly appUrl?: string;
  /** A promise that operations wait for. */
  readonly beforeAnswers?: Promise<void>;
  /** Rate limits; none by default. */
  readonly limits?: PageLimits;
  readonly deadline?: Deadline;
  readonly responseCache?: 'on' | 'off';
  readonly readAccess?: ReadAccess;
  /** What everybody is told; nothing by default. */
  readonly notice?: () => SiteNotice | null;
};

/** Starts hosts that accept `access-1` and `access-2` as haruka's tokens; they are closed after each test. */
export function usePageHosts(): (page: Page, options?: PageHostOptions) => Promise<PageHost> {
  const servers: Server[] = [];
  afterEach(() => {
    for (const server of servers.splice(0)) server.close();
  });
  return async (page, options = {}) => {
    const host = await startHost(page, options);
    servers.push(host.server);
    return host;
  };
}

/** Sends a request unchanged, unlike supertest; resolves when the response begins. */
export function ask(options: RequestOptions, body?: Buffer): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const asking = request({ host: '127.0.0.1', ...options }, resolve).once('error', reject);
    if (body) asking.write(body);
    asking.end();
  });
}

async function startHost(
  page: Page,
  {
    appUrl = 'http://localhost:3000',
    beforeAnswers = Promise.resolve(),
    limits = UNLIMITED,
    deadline = DEADLINES.page,
    responseCache = 'off',
    readAccess = 'public',
    notice = () => null,
  }: PageHostOptions,
): Promise<PageHost> {
  const operations: GraphqlOperation[] = [];
  const origins: Actor['origin'][] = [];
  const actors: ActorSource = {
    fromAuthorization: (header, origin) => {
      origins.push(origin);
      return fromAuthorization(header, origin);
    },
    stillLive: (signedIn) => Promise.resolve(new Set(signedIn)),
  };
  const graphql = {
    execute: (operation: GraphqlOperation): Promise<GraphqlAnswer> => {
      operations.push(operation);
      return beforeAnswers.then(() => answerTo(operation));
    },
  };
  const users = { find: (id: string) => Promise.resolve(id === HARUKA.id ? (HARUKA as never) : null) };
  const app = express();
  app.set('trust proxy', true);
  app.use(
    webRouter({
      env: { APP_URL: appUrl, NODE_ENV: 'production', LOG_REQUESTS: 0 },
      logger: pino({ level: 'silent' }),
      clock: STOPPED_CLOCK,
      pages: { build: pageBuild(page), version: () => 'v1', files: (_request, _response, next) => next() },
      graphql,
      workers: { run: () => Promise.resolve({ kind: 'busy' }) },
      texts: { rendered: () => Promise.resolve('late') },
      site: {
        readAccess,
        oidcName: 'SSO',
        version: '0.0.0',
        operator: { name: null, contact: null },
        registration: { mode: 'open', domains: [] },
      },
      commandLine: () => Promise.resolve(null),
      sessions: new BrowserSessions(actors, users, graphql, {
        issue: (userId) => `device-of-${userId}`,
      }),
      limits,
      deadline,
      cache: new ResponseCache(STOPPED_CLOCK, new Commits(), { RESPONSE_CACHE: responseCache }),
      notices: { shown: () => Promise.resolve(notice()) },
      auditLog: { open: () => Promise.reject(new Error('There is no log')) },
      accountData: { open: () => Promise.reject(new Error('There is no data')) },
    }),
  );
  const server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, port: (server.address() as AddressInfo).port, operations, origins };
}

function pageBuild(page: Page): ServerBuild {
  const answer = ({ context, request }: { context: unknown; request: Request }) =>
    page(context as HostContext, request);
  const route = { id: 'page', path: '*', module: { loader: answer, action: answer } };
  return {
    entry: { module: { default: () => new Response(), handleError: () => undefined } },
    routes: { page: route },
    assets: { version: 'v1', routes: {}, entry: { module: '', imports: [] }, url: '' },
    publicPath: '/',
    assetsBuildDirectory: '',
    future: { v3_singleFetch: true },
    isSpaMode: false,
  } as unknown as ServerBuild;
}

function fromAuthorization(header: string | undefined, origin: Actor['origin']): Promise<Actor> {
  if (header === 'Bearer database-is-away')
    return Promise.reject(Object.assign(new Error(), { code: 'ECONNREFUSED' }));
  const isValid = header === 'Bearer access-1' || header === 'Bearer access-2';
  return Promise.resolve(
    isValid ? { kind: 'user', userId: HARUKA.id, sessionId: 's1', origin } : { kind: 'anonymous', origin },
  );
}

function answerTo({ query, variables }: GraphqlOperation): GraphqlAnswer {
  if (!query.includes('refreshSession')) return { data: {} };
  if (variables?.['refreshToken'] === 'refresh-1') return { data: { refreshSession: NEXT_TOKENS } };
  return { errors: [{ message: 'no', extensions: { status: 401 } }] };
}
