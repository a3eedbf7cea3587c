import { constants } from 'node:zlib';
import type { NestExpressApplication } from '@nestjs/platform-express';
import compression from 'compression';
import express, { type RequestHandler } from 'express';
import type { Logger } from 'pino';
import { Clock } from '../kernel/clock';
import type { Env } from '../kernel/config/env';
import { type Deadline, DEADLINES } from '../kernel/deadline';
import { GraphqlExecutor } from '../kernel/graphql/execute';
import { ACTOR_SOURCE, type ActorSource } from '../kernel/http/actor-source';
import { cacheResponses } from '../kernel/http/response-cache/cache-responses';
import { ResponseCache } from '../kernel/http/response-cache/response-cache';
import { CurrentNotice } from '../kernel/notice/current-notice';
import { RequestLimits } from '../kernel/http/request-limits';
import { requestDeadline } from '../kernel/http/surfaces/request-deadline';
import { WorkerPool } from '../kernel/workers/worker-pool';
import { requestLog } from '../kernel/logging/request-log';
import { AccountExport } from '../modules/accounts';
import { AuditLog } from '../modules/administration';
import { KnownDevices } from '../modules/auth';
import { CommandLineService } from '../modules/command-line';
import { RenderedTexts, RenderingTask } from '../modules/rendering';
import { UsersService } from '../modules/users';
import { ACCOUNT_DATA, accountData, type AccountDataSource } from './account-data';
import { AUDIT_EXPORT, auditExport, type AuditLogSource } from './audit-export';
import { BrowserSessions } from './browser-sessions';
import { builds } from './builds';
import { builtPages, type Pages } from './built-pages';
import { failurePage } from './failure-page';
import { describePage } from './cached-pages';
import { markdownPages } from './markdown-pages';
import { originCheck } from './origin-check';
import { pageLimits } from './page-limits';
import { pageNotice, pageOrigin, pageRequest } from './page-request';
import { remixHandler, type RemixParts } from './remix-adapter';
import { securityHeaders } from './security-headers';
import { SessionCookies } from './session-cookie';
import { pageRenderer, pageWorkers } from './page-workers';
import { siteSettings } from './site-settings';
import { staticFiles } from './static-files';

/** A fast level for pages rendered per request; the build compresses its files at a higher one. */
const COMPRESSION = { brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } } };

/** The parts of the router; tests supply their own pages. */
export type WebParts = Omit<RemixParts, 'mode' | 'appUrl' | 'build' | 'cookies'> & {
  readonly env: Pick<Env, 'APP_URL' | 'NODE_ENV' | 'LOG_REQUESTS'>;
  readonly pages: PagesWithFiles;
  readonly deadline: Deadline;
  readonly accountData: AccountDataSource;
  readonly auditLog: AuditLogSource;
  readonly cache: ResponseCache;
  readonly notices: Pick<CurrentNotice, 'shown'>;
};

type PagesWithFiles = Pages & { readonly files: RequestHandler };

/** Mounts the web app for all paths that `isPage` accepts. */
export async function mountWeb(
  app: NestExpressApplication,
  isPage: (path: string) => boolean,
  env: Env,
  logger: Logger,
): Promise<void> {
  const graphql = app.get(GraphqlExecutor, { strict: false });
  const actors = app.get<ActorSource>(ACTOR_SOURCE, { strict: false });
  const users = app.get(UsersService, { strict: false });
  const devices = app.get(KnownDevices, { strict: false });
  const sessions = new BrowserSessions(actors, users, graphql, devices);
  const limits = app.get(RequestLimits);
  const workers = pageWorkers(app.get(WorkerPool, { strict: false }));
  app.get(RenderingTask, { strict: false }).start(pageRenderer(workers));
  const pages = await pagesWithFiles(env);
  const web = webRouter({
    ...{ env, logger, pages, graphql, sessions, limits, workers },
    clock: app.get(Clock, { strict: false }),
    texts: app.get(RenderedTexts, { strict: false }),
    site: siteSettings(env),
    accountData: app.get(AccountExport, { strict: false }),
    auditLog: app.get(AuditLog, { strict: false }),
    cache: app.get(ResponseCache),
    notices: app.get(CurrentNotice),
    commandLine: () => app.get(CommandLineService, { strict: false }).release(),
    deadline: DEADLINES.page,
  });
  app.use((...[request, response, next]: Parameters<RequestHandler>) => {
    if (isPage(request.path)) web(request, response, next);
    else next();
  });
}

/** Creates the middleware chain for pages; the order matters. */
export function webRouter({
  env,
  pages,
  deadline,
  accountData: data,
  auditLog,
  cache,
  notices,
  ...parts
}: WebParts): RequestHandler {
  const cookies = new SessionCookies(env.APP_URL);
  const mode = env.NODE_ENV === 'development' ? 'development' : 'production';
  return express
    .Router()
    .use(
      requestLog(parts.logger, { surface: 'pages', share: env.LOG_REQUESTS }),
      pageRequest,
      securityHeaders(env),
      pages.files,
      pageNotice(notices),
      pageOrigin(cookies),
      pageLimits(parts.limits),
      originCheck(env.APP_URL, cookies.names, parts.logger),
    )
    .use(ACCOUNT_DATA, compression(COMPRESSION))
    .use(AUDIT_EXPORT, compression(COMPRESSION))
    .use(
      accountData(data, parts.sessions, cookies),
      auditExport(auditLog, parts.sessions, cookies),
      builds(pages.version),
      markdownPages,
      requestDeadline(deadline),
      cacheResponses(cache, describePage(cookies)),
      compression(COMPRESSION),
      remixHandler({ ...parts, build: pages.build, mode, appUrl: env.APP_URL, cookies }),
      failurePage(parts.logger),
    );
}

async function pagesWithFiles(env: Env): Promise<PagesWithFiles> {
  if (env.NODE_ENV === 'development') {
    const { vitePages } = await import('./vite-dev.js');
    const { middleware, ...pages } = await vitePages();
    return { ...pages, files: middleware };
  }
  const { clientFolder, ...pages } = builtPages();
  return { ...pages, files: staticFiles(clientFolder) };
}
