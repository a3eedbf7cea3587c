import { createRequestHandler, type ServerBuild } from '@remix-run/node';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import type { Logger } from 'pino';
import type {
  CommandLineRelease,
  HostContext,
  PageNotice,
  RenderedTexts,
  SiteSettings,
  Workers,
} from '@kimari/common/host-context';
import type { Locale } from '@kimari/common/locale';
import { ownTurn } from '../kernel/concurrency/own-turn';
import { type Clock, unixSeconds } from '../kernel/clock';
import type { GraphqlExecutor } from '../kernel/graphql/execute';
import { allowCaching } from '../kernel/http/response-cache/caller-effects';
import { originOf } from '../kernel/http/actor-source';
import { isDatabaseOutage } from '../kernel/errors/database-errors';
import { RETRY_AFTER } from '../kernel/errors/retry-after';
import { MethodNotSupported, Unavailable } from '../kernel/errors/request.errors';
import { wordsFor } from '../kernel/notice/site-notice';
import { type BrowserSessions, SessionsUnavailable } from './browser-sessions';
import { isSharedPage, SHARED_PAGE } from './cached-pages';
import { isOpenPage, signInFirst } from './closed-pages';
import { toFetchRequest } from './fetch-request';
import { hasMarkdown } from './markdown-pages';
import { type PageLimits, weightOf } from './page-limits';
import { sectionHandler } from './page-sections';
import { PageSession } from './page-session';
import type { PageRequest } from './page-request';
import { followingCookies, readerOf } from './reader';
import { wordlessRefusal } from './wordless-refusal';
import { sendResponse } from './send-response';
import { holdsSession, type SessionCookies } from './session-cookie';

export type RemixParts = {
  readonly build: ServerBuild | (() => Promise<ServerBuild>);
  readonly mode: 'production' | 'development';
  readonly appUrl: string;
  readonly graphql: Pick<GraphqlExecutor, 'execute'>;
  readonly sessions: BrowserSessions;
  readonly cookies: SessionCookies;
  readonly limits: PageLimits;
  readonly logger: Logger;
  readonly clock: Pick<Clock, 'now'>;
  readonly workers: Workers;
  readonly texts: RenderedTexts;
  readonly site: SiteSettings;
  readonly commandLine: () => Promise<CommandLineRelease | null>;
};

/** For pages without a policy of their own. */
const UNDECIDED = 'no-cache';
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** Express middleware that renders pages with Remix. */
export function remixHandler(parts: RemixParts): RequestHandler {
  const { build, mode } = parts;
  // During development, every change makes a new build.
  const answerPage =
    typeof build === 'function' ? createRequestHandler(build, mode) : sectionHandler(build, mode);
  const appOrigin = new URL(parts.appUrl).origin;

  const handle = async (request: PageRequest, response: Response): Promise<void> => {
    if (!METHODS.includes(request.method)) {
      response.set('Allow', METHODS.join(', '));
      throw MethodNotSupported();
    }
    const session = await openSession(parts, request);
    if (session && weightOf(request.path, request.query).renders) {
      await parts.limits.render(session.actor).catch(async (error: unknown) => {
        // Even a rejected request must deliver refreshed tokens, or the user would lose the session.
        for (const line of await session.lines()) response.append('Set-Cookie', line);
        throw error;
      });
    }
    const asked = toFetchRequest(request, response, appOrigin);
    const isClosed = parts.site.readAccess !== 'public' && session?.viewer === null && !isOpenPage(request);
    const answer = await answerPage(
      isClosed ? signInFirst(asked) : asked,
      loadContext(parts, request, session),
    );
    await addSessionTo(answer, request, session, parts.cookies);
    const refusal = wordlessRefusal(answer, request, parts.clock.now().getTime());
    if (refusal !== null) {
      for (const line of answer.headers.getSetCookie()) response.append('Set-Cookie', line);
      throw refusal;
    }
    if (!isClosed && isShared(answer, request, session, parts.cookies)) allowCaching(originOf(request));
    await sendResponse(answer, response, {
      withBody: request.method !== 'HEAD',
      nonce: parts.mode === 'production' ? request.page.nonce : null,
    });
  };

  return (request: Request, response: Response, next: NextFunction): void => {
    handle(request as PageRequest, response).catch(next);
  };
}

/** Marks a page that is the same for all visitors as such for caches. Errors and pages that set cookies are not. */
function isShared(
  answer: globalThis.Response,
  request: PageRequest,
  session: PageSession | null,
  cookies: SessionCookies,
): boolean {
  const isSame = answer.status === 200 && !answer.headers.has('Set-Cookie') && session?.viewer === null;
  if (!isSame || !isSharedPage(request, cookies)) return false;
  const ownRule = answer.headers.get('Cache-Control');
  if (ownRule !== UNDECIDED) return false;
  answer.headers.set('Cache-Control', SHARED_PAGE);
  return true;
}

/** Opens the session of the viewer; null when it cannot be checked at the moment. */
async function openSession(
  { sessions, cookies }: RemixParts,
  request: PageRequest,
): Promise<PageSession | null> {
  const { requestId, locale } = request.kimari;
  const caller = { origin: originOf(request), locale, requestId };
  try {
    const session = await PageSession.open(sessions, cookies, request.page.cookies, caller);
    request.kimari.actor = session.actor;
    return session;
  } catch (error) {
    if (isDatabaseOutage(error) || error instanceof SessionsUnavailable) return null;
    throw error;
  }
}

function loadContext(parts: RemixParts, request: PageRequest, session: PageSession | null): HostContext {
  const { requestId } = request.kimari;
  const { nonce } = request.page;
  const reader = readerOf(request, session?.viewer ?? null);
  const { locale } = reader;
  const { workers, texts, appUrl, site, commandLine } = parts;
  const logFailure = (err: unknown, message: string): void =>
    parts.logger.error({ requestId, method: request.method, path: request.path, err }, message);
  const common = {
    ...reader,
    now: unixSeconds(parts.clock.now()),
    requestId,
    nonce,
    appUrl,
    site,
    notice: noticeFor(request, locale),
    workers,
    texts,
    commandLine,
    logFailure,
    ownTurn,
  };
  if (session === null) return unavailable(common);
  return {
    ...common,
    viewer: session.viewer,
    graphql: {
      execute: (operation) => parts.graphql.execute(operation, { actor: session.actor, locale, requestId }),
    },
    session: {
      start: (tokens, options) => session.start(tokens, options),
      pending: session.pending,
      challenge: (pending) => session.challenge(pending),
      keepBrowser: () => session.keepBrowser(),
      end: () => session.end(),
    },
  };
}

function noticeFor({ page: { notice } }: PageRequest, locale: Locale): PageNotice | null {
  return notice && { id: notice.id, severity: notice.severity, ...wordsFor(notice, locale) };
}

/** A context without session state, whose use renders a 503 page: an anonymous viewer would be sent to sign in. */
function unavailable(common: Omit<HostContext, 'viewer' | 'graphql' | 'session'>): HostContext {
  const { requestId } = common;
  const refuse = (): never => {
    // Remix renders a thrown Response as the result.
    // oxlint-disable-next-line typescript/only-throw-error
    throw globalThis.Response.json(
      { requestId },
      { status: 503, headers: { 'Retry-After': String(RETRY_AFTER.outage) } },
    );
  };
  return {
    ...common,
    get viewer(): never {
      return refuse();
    },
    graphql: { execute: () => Promise.reject(Unavailable({ retryAfter: RETRY_AFTER.outage })) },
    session: {
      start: refuse,
      get pending(): never {
        return refuse();
      },
      challenge: refuse,
      keepBrowser: refuse,
      end: () => Promise.resolve().then(refuse),
    },
  };
}

/** Adds the session's cookies and prevents caching of personal responses. */
async function addSessionTo(
  answer: globalThis.Response,
  request: PageRequest,
  session: PageSession | null,
  cookies: SessionCookies,
): Promise<void> {
  const lines = (await session?.lines()) ?? [];
  for (const line of lines) answer.headers.append('Set-Cookie', line);
  // A form may have changed the choices since the session was read.
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const followers = isRead
    ? followingCookies(session?.viewer ?? null, request.page.cookies, (name, value) =>
        cookies.preference(name, value),
      )
    : [];
  for (const line of followers) answer.headers.append('Set-Cookie', line);
  const isPersonal =
    holdsSession(request.page.cookies, cookies.names) || session?.viewer || answer.headers.has('Set-Cookie');
  if (isPersonal) answer.headers.set('Cache-Control', 'private, no-store');
  else if (!answer.headers.has('Cache-Control')) answer.headers.set('Cache-Control', UNDECIDED);
  answer.headers.append('Vary', `Cookie, Accept-Language${hasMarkdown(request) ? ', Accept' : ''}`);
}
