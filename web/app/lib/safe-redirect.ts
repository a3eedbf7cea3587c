import { sitePath } from '@kimari/common/site-path';
import { paths } from './paths';

/** The path of this site that a visitor sent as a redirect target, encoded for a header; else the fallback. */
export function safeRedirect(
  target: FormDataEntryValue | null | undefined,
  fallback: string = paths.home(),
): string {
  return (typeof target === 'string' ? sitePath(target) : null) ?? fallback;
}

/** Where to go after signing in: the page that asked for it. */
export function redirectTarget(request: Request): string {
  return safeRedirect(new URL(request.url).searchParams.get('redirect'));
}

/** Path and query of a request, to return to later. */
export function pathOf(request: Pick<Request, 'url'>): string {
  const url = new URL(request.url);
  return url.pathname + url.search;
}
