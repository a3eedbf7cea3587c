import { sitePath } from '@kimari/common/site-path';

/** The path of this site that a client named: as a path, or as an address with the site's origin. Null for any other. */
export function redirectPathOf(target: string, appUrl: string): string | null {
  if (target.startsWith('/')) return sitePath(target);
  const url = URL.canParse(target) ? new URL(target) : null;
  if (url?.origin !== new URL(appUrl).origin || url.username !== '' || url.password !== '') return null;
  return sitePath(url.pathname + url.search + url.hash);
}
