import type { Request as PageAsked } from 'express';

/**
 * Pages and parts of pages that strangers see even with `READ_ACCESS=signed-in`: those needed for signing in, and those
 * that reveal nothing about published rules. Every other address leads to the sign-in, whether or not there is a page.
 */
const OPEN_PAGES =
  /^\/(?:login(?:\/second-factor)?|register|forgot-?[pP]assword|reset-password|verify-email|logout|device|auth(?:\/(?:start|sign-in-first|setup-username|callback\/[^/]+))?|organizations\/join|password-strength|preferences|terms|privacy|__manifest|(?:terms|privacy)\/_payload\.json)(?:\.data)?$/;

/** The description of the API, which is fetched by programs that accept anything, on behalf of people. */
const FILES: readonly string[] = ['/openapi.json', '/schema.graphql'];

/** A redirect to the sign-in, in the format that the client reads. */
const SIGN_IN_FIRST = '/auth/sign-in-first';

export function isOpenPage({ path }: Pick<PageAsked, 'path'>): boolean {
  return OPEN_PAGES.test(path);
}

/** Replaces a request for a closed page by one for the sign-in, which leads back to the page. */
export function signInFirst(request: Request): Request {
  const { pathname, origin, search } = new URL(request.url);
  const isData = pathname.endsWith('.data');
  const path = isData ? pathname.replace(/^\/_root\.data$/, '/').replace(/\.data$/, '') : pathname;
  const isRead = FILES.includes(path) || (request.headers.get('accept') ?? '').includes('text/html');
  const address = new URL(`${SIGN_IN_FIRST}${isData ? '.data' : ''}`, origin);
  if (isData || isRead) address.searchParams.set('redirect', path + withoutRoutes(search));
  const { method, headers, signal } = request;
  return new Request(address, { method, headers, signal });
}

/** Remix adds the names of the routes whose data it requests. */
function withoutRoutes(search: string): string {
  const parameters = new URLSearchParams(search);
  parameters.delete('_routes');
  const rest = parameters.toString();
  return rest === '' ? '' : `?${rest}`;
}
