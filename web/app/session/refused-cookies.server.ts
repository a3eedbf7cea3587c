import { withQuery } from '#app/lib/paths';

const PARAMETER = 'cookies';
const EXPECTED = 'expected';

/** Whether a request brings no cookie at all, as those of a browser that refuses cookies do. */
export function bringsNoCookie(request: Request): boolean {
  return !request.headers.get('Cookie');
}

/** The sign-in page, which says that cookies are refused unless it gets those that were set on the way. */
export function signInWithCookies(redirectTo: string): string {
  return withQuery('/login', { redirect: redirectTo, [PARAMETER]: EXPECTED });
}

/** Whether the browser has returned without the cookies of {@link signInWithCookies}. */
export function refusesCookies(request: Request): boolean {
  return bringsNoCookie(request) && new URL(request.url).searchParams.get(PARAMETER) === EXPECTED;
}
