import { data, isRouteErrorResponse } from '@remix-run/react';
import { bePatient, ConnectionLost, RequestRefused } from '#app/api/page-fetch';
import { Link } from '#app/components/ui/link';
import { browserTexts } from '#app/i18n/browser-texts';
import { isQuiet } from './quiet-requests';
import { changeFailed } from './failed-changes';
import { failedRequestText, type FailedRequest } from './failed-request';
import { failureNameOf } from './failure-names';
import { closeToast, showToast } from './toasts';

type Result = { readonly type: 'data' | 'error'; readonly result: unknown };
type Results = Readonly<Record<string, Result>>;
type Call = {
  readonly request: Request;
  readonly matches: readonly { readonly route: { readonly id: string }; readonly shouldLoad: boolean }[];
  readonly fetcherKey: string | null;
  /** Why a fetcher's route could not be asked for; then nothing else can be asked. */
  readonly failure?: unknown;
};
type Strategy = (call: Call) => Promise<Results>;

/** The part of React Router's router that this uses. */
type Router = {
  readonly state: {
    readonly location: { readonly pathname: string; readonly search: string; readonly hash: string };
    readonly loaderData: Readonly<Record<string, unknown>>;
    readonly errors: object | null;
    readonly fetchers: ReadonlyMap<string, { readonly data?: unknown }>;
  };
  navigate(to: string, options: { readonly replace: true; readonly preventScrollReset: true }): Promise<void>;
};

/** The status of a failed action. After it, the router reloads nothing. */
const NOT_DONE = 503;

function requestIdIn(body: unknown): string | null {
  if (typeof body !== 'object' || body === null || !('requestId' in body)) return null;
  return typeof body.requestId === 'string' ? body.requestId : null;
}

/** The error of an action, which Remix wraps with its status. */
function withoutStatus(result: unknown): unknown {
  const isWrapped = typeof result === 'object' && result !== null && 'init' in result && 'data' in result;
  return isWrapped && !isRouteErrorResponse(result) ? result.data : result;
}

/** Why a request failed; null for errors that the page itself shows, such as that it does not exist. */
function failureIn(results: Results): FailedRequest | null {
  const failed = Object.values(results).find(({ type }) => type === 'error');
  if (!failed) return null;
  const error = withoutStatus(failed.result);
  if (error instanceof Response) return null;
  if (error instanceof ConnectionLost) return { status: 0, retryAfter: null, requestId: null };
  if (error instanceof RequestRefused) return error;
  if (!isRouteErrorResponse(error)) return { status: 500, retryAfter: null, requestId: null };
  const isPassing = error.status >= 500 || error.status === 429;
  return isPassing ? { status: error.status, retryAfter: null, requestId: requestIdIn(error.data) } : null;
}

/** The previous data of everything that was requested. */
function asBefore({ matches }: Call, { state }: Router): Results {
  const asked = matches.filter(({ shouldLoad }) => shouldLoad);
  return Object.fromEntries(
    asked.map(({ route: { id } }) => [id, { type: 'data', result: state.loaderData[id] }]),
  );
}

/** Set while the router must not reload the data on the page. */
let isStanding = false;

/** Ends the current navigation on the page where it began. */
async function stay(router: Router): Promise<void> {
  const { pathname, search, hash } = router.state.location;
  isStanding = true;
  await router.navigate(pathname + search + hash, { replace: true, preventScrollReset: true });
  isStanding = false;
}

/** A failed change has changed nothing, so the data that the router would reload now stay. */
function readNothingNow(): void {
  isStanding = true;
  setTimeout(() => {
    isStanding = false;
  });
}

/** The messages of failures by fetcher; navigations use an empty key. */
const told = new Map<string, number>();

/** Removes the message of a request that has worked at last. */
function takeBack(key: string): void {
  const message = told.get(key);
  if (message === undefined) return;
  told.delete(key);
  closeToast(message);
}

function tell(key: string, failure: FailedRequest, kind: 'change' | 'read', again?: string): void {
  const texts = browserTexts();
  const t = texts.translator();
  const action = again === undefined ? undefined : <Link to={again}>{t('request_failed.again')}</Link>;
  const text = failedRequestText(failure, { kind, name: failureNameOf(key) }, { t, locale: texts.locale });
  told.set(key, showToast({ tone: 'error', text, action }));
}

function keepFetcher(call: Call, router: Router, key: string, failure: FailedRequest): Results {
  const isChange = call.request.method !== 'GET';
  if (isChange) readNothingNow();
  if (!isQuiet(key)) tell(key, failure, isChange ? 'change' : 'read');
  const before = router.state.fetchers.get(key)?.data;
  const [asked] = call.matches.filter(({ shouldLoad }) => shouldLoad);
  const result = isChange ? data(before, NOT_DONE) : before;
  return asked ? { [asked.route.id]: { type: 'data', result } } : {};
}

/**
 * Keeps a page when one of its requests fails, in place of the error page: what was typed stays, and a message says what
 * happened. A link to another page waits until the site can be reached, and shows an error page only when the site has
 * answered. Goes around Remix's data strategy.
 */
export function keepPage(strategy: Strategy, routerOf: () => Router): Strategy {
  return async (call) => {
    const { request, fetcherKey } = call;
    const { pathname, search } = new URL(request.url);
    const isRead = request.method === 'GET';
    const here = routerOf().state.location;
    const isHere = pathname === here.pathname;
    const isRefresh = isRead && isHere && search === here.search;
    if (isStanding && isRefresh && fetcherKey === null) return asBefore(call, routerOf());
    if (isRead && fetcherKey === null && !isRefresh) bePatient(request.signal);
    const results: Results =
      call.failure === undefined ? await strategy(call) : { '': { type: 'error', result: call.failure } };
    const failure = request.signal.aborted ? null : failureIn(results);
    if (!failure) {
      if (!isRefresh && !request.signal.aborted) takeBack(fetcherKey ?? '');
      return results;
    }
    const router = routerOf();
    if (fetcherKey !== null) return keepFetcher(call, router, fetcherKey, failure);
    // An error page stays one until the page behind it can be shown.
    if (isRead && (!isHere || router.state.errors)) return results;
    tell('', failure, isRead ? 'read' : 'change', isRead ? pathname + search : undefined);
    if (isRefresh) return asBefore(call, router);
    if (!isRead) changeFailed();
    await stay(router);
    return results;
  };
}
