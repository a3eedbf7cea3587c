import { paths } from './paths';

/** Stands for this site while an address is read; no host has this name (RFC 2606). */
const HERE = 'http://here.invalid';

/**
 * Reads where to go next from what a visitor sent, as a header can carry it. Only a path on this site counts: `//host`,
 * `/\host` (which browsers read as `//host`), schemes and control characters fall back.
 */
export function safeRedirect(
  target: FormDataEntryValue | null | undefined,
  fallback: string = paths.home(),
): string {
  if (typeof target !== 'string' || !target.startsWith('/')) return fallback;
  if (target.startsWith('//') || target.includes('\\')) return fallback;
  // Browsers drop tab and newline, which turns "/\t/host" into "//host".
  if (/[\u0000-\u001F\u007F]/.test(target)) return fallback;
  const url = URL.canParse(target, HERE) ? new URL(target, HERE) : null;
  // Dots are gone now, and "/.//host" has become "//host".
  if (url?.origin !== HERE || url.pathname.startsWith('//')) return fallback;
  return url.pathname + url.search + url.hash;
}

/** Where a sign-in page leads on success; both names of the parameter are known to visitors' links. */
export function redirectTarget(request: Request): string {
  const params = new URL(request.url).searchParams;
  return safeRedirect(params.get('redirectTo') ?? params.get('redirect'));
}

/** Path and query of a request, to come back to. */
export function pathOf(request: Request): string {
  const url = new URL(request.url);
  return url.pathname + url.search;
}
