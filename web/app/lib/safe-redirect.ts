import { sitePath } from '@kimari/common/site-path';
import { paths } from './paths';

/** The path of this site that a visitor sent as a redirect target, encoded for a header; else the fallback. */
export function safeRedirect(
  target: FormDataEntryValue | null | undefined,
  fallback: string = paths.home(),
): string {
  return (typeof target === 'string' ? sitePath(target) : null) ?? fallback;
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
