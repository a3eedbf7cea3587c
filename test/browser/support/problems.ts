import type { BrowserContext, ConsoleMessage, Page, Request, Response, WebError } from 'playwright-core';

/** Chromium logs this for a document with an error status, which the test already knows. */
const FAILED_DOCUMENT = /^Failed to load resource: the server responded with a status of (\d+)/;

/** Chromium and Remix log these for a request without an answer. */
const NO_ANSWER = /net::ERR_(?:INTERNET_DISCONNECTED|CONNECTION_RESET)|^Failed to fetch manifest patches/;

export type Allowances = {
  /** Origin of the site under test. */
  readonly origin: string;
  /** Other sites that pages may lead to. */
  readonly others?: readonly string[] | undefined;
  /** Error statuses that the test expects. */
  readonly statuses?: readonly number[];
  /** The test breaks requests of its pages. */
  readonly isFlaky?: boolean;
  /** Without JavaScript, Chromium logs each script that it does not load. */
  readonly javaScriptEnabled?: boolean;
};

/**
 * Records problems of pages: errors and warnings in the console (including violations of the Content-Security-Policy
 * and hydration mismatches), uncaught errors, failed requests, and requests to other hosts.
 */
export function watchProblems(
  context: BrowserContext,
  allowances: Allowances,
): { readonly problems: string[]; end(): void } {
  const { origin, others = [], statuses = [], javaScriptEnabled = true, isFlaky = false } = allowances;
  const known = [origin, ...others];
  const problems: string[] = [];
  const onConsole = (message: ConsoleMessage) => {
    if (isProblem(message, statuses) && !(isFlaky && NO_ANSWER.test(message.text())))
      problems.push(`console: ${message.text()} (${pageOf(message.page())})`);
  };
  const onError = (error: WebError) => void problems.push(`uncaught: ${String(error.error().stack)}`);
  const onRequest = (request: Request) => {
    if (leavesSite(request.url(), known)) problems.push(`leaves the site: ${request.url()}`);
  };
  const onFailure = (request: Request) => {
    const isExpected = isFlaky || wasGivenUp(request) || (!javaScriptEnabled && /\.js$/.test(request.url()));
    if (!isExpected) problems.push(`failed: ${request.url()} ${request.failure()?.errorText}`);
  };
  const onResponse = (response: Response) => {
    const status = response.status();
    if (status >= 400 && !statuses.includes(status))
      problems.push(`answered ${status}: ${response.request().method()} ${response.url()}`);
  };
  context.on('console', onConsole).on('weberror', onError).on('request', onRequest);
  context.on('requestfailed', onFailure).on('response', onResponse);
  const end = () => {
    context.off('console', onConsole).off('weberror', onError).off('request', onRequest);
    context.off('requestfailed', onFailure).off('response', onResponse);
  };
  return { problems, end };
}

/** Remix says so when a link is pointed at before its route was discovered; a click discovers it. */
const EARLY_PREFETCH = /^Tried to prefetch \S+ but no routes matched\.$/;

/** Remix logs data of a page that it stops reading because the next navigation begins. */
const INTERRUPTED_READ = /^AbortError: signal is aborted without reason/;

function isProblem(message: ConsoleMessage, statuses: readonly number[]): boolean {
  if (message.type() !== 'error' && message.type() !== 'warning') return false;
  if (EARLY_PREFETCH.test(message.text()) || INTERRUPTED_READ.test(message.text())) return false;
  const status = FAILED_DOCUMENT.exec(message.text())?.[1];
  return status === undefined || !statuses.includes(Number(status));
}

function pageOf(page: Page | null): string {
  return page?.url() ?? 'no page';
}

function leavesSite(url: string, known: readonly string[]): boolean {
  return !/^(?:data|blob|about):/.test(url) && !known.includes(new URL(url).origin);
}

/** Whether the request was aborted by leaving the page. */
function wasGivenUp(request: Request): boolean {
  return request.failure()?.errorText === 'net::ERR_ABORTED';
}
