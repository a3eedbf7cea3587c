import type { BrowserContext, ConsoleMessage, Page, Request } from 'playwright-core';

/** A document answered like this makes Chromium write a line that says nothing new. */
const FAILED_DOCUMENT = /^Failed to load resource: the server responded with a status of (\d+)/;

export type Allowances = {
  /** The site the pages are of. */
  readonly origin: string;
  /** Statuses that the test provokes. */
  readonly statuses?: readonly number[];
  /** Without scripts Chromium refuses to fetch them, and says so for each. */
  readonly javaScriptEnabled?: boolean;
};

/**
 * Notes what no page may do: errors and warnings in the console (refusals of the Content-Security-Policy and differing
 * hydration among them), uncaught errors, failed requests, and any request to another host.
 */
export function watchProblems(context: BrowserContext, allowances: Allowances): string[] {
  const { origin, statuses = [], javaScriptEnabled = true } = allowances;
  const problems: string[] = [];
  context.on('console', (message) => {
    if (isProblem(message, statuses)) problems.push(`console: ${message.text()} (${pageOf(message.page())})`);
  });
  context.on('weberror', (error) => problems.push(`uncaught: ${String(error.error().stack)}`));
  context.on('request', (request) => {
    if (leavesSite(request.url(), origin)) problems.push(`leaves the site: ${request.url()}`);
  });
  context.on('requestfailed', (request) => {
    const isExpected = wasGivenUp(request) || (!javaScriptEnabled && /\.js$/.test(request.url()));
    if (!isExpected) problems.push(`failed: ${request.url()} ${request.failure()?.errorText}`);
  });
  context.on('response', (response) => {
    const status = response.status();
    if (status >= 400 && !statuses.includes(status))
      problems.push(`answered ${status}: ${response.request().method()} ${response.url()}`);
  });
  return problems;
}

function isProblem(message: ConsoleMessage, statuses: readonly number[]): boolean {
  if (message.type() !== 'error' && message.type() !== 'warning') return false;
  const status = FAILED_DOCUMENT.exec(message.text())?.[1];
  return status === undefined || !statuses.includes(Number(status));
}

function pageOf(page: Page | null): string {
  return page?.url() ?? 'no page';
}

function leavesSite(url: string, origin: string): boolean {
  return !/^(?:data|blob|about):/.test(url) && new URL(url).origin !== origin;
}

/** Leaving a page ends the requests it still had. */
function wasGivenUp(request: Request): boolean {
  return request.failure()?.errorText === 'net::ERR_ABORTED';
}
