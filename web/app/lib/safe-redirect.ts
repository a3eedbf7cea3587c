import { paths } from './paths';

/** Base URL to resolve addresses against; `.invalid` never resolves (RFC 2606). */
const BASE_ORIGIN = 'http://here.invalid';

/**
 * Validates a redirect target that a visitor sent, and encodes it for a header. Only paths on this site are allowed:
 * `//host`, `/\host` (which browsers treat as `//host`), schemes and control characters give the fallback.
 */
export function safeRedirect(
  target: FormDataEntryValue | null | undefined,
  fallback: string = paths.home(),
): string {
  if (typeof target !== 'string' || !target.startsWith('/')) return fallback;
  if (target.startsWith('//') || target.includes('\\')) return fallback;
  // Browsers drop tab and newline, which turns "/\t/host" into "//host".
  if (/[\u0000-\u001F\u007F]/.test(target)) return fallback;
  const url = URL.canParse(target, BASE_ORIGIN) ? new URL(target, BASE_ORIGIN) : null;
  // Parsing removes dot segments, which turns "/.//host" into "//host".
  if (url?.origin !== BASE_ORIGIN || url.pathname.startsWith('//')) return fallback;
  return url.pathname + url.search + url.hash;
}

/** Where to go after signing in; links use both parameter names. */
export function redirectTarget(request: Request): string {
  const params = new URL(request.url).searchParams;
  return safeRedirect(params.get('redirectTo') ?? params.get('redirect'));
}

/** Path and query of a request, to return to later. */
export function pathOf(request: Request): string {
  const url = new URL(request.url);
  return url.pathname + url.search;
}
