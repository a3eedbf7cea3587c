import { paths } from './paths';

/**
 * Reads where to go next from what a visitor sent. Only a path on this site counts: `//host`, `/\host`
 * (which browsers read as `//host`), schemes and control characters fall back.
 */
export function safeRedirect(
  target: FormDataEntryValue | null | undefined,
  fallback: string = paths.home(),
): string {
  if (typeof target !== 'string' || !target.startsWith('/')) return fallback;
  if (target.startsWith('//') || target.includes('\\')) return fallback;
  // Browsers drop tab and newline, which turns "/\t/host" into "//host".
  if (/[\u0000-\u001F\u007F]/.test(target)) return fallback;
  return target;
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
