import { redirect } from '@remix-run/node';
import { withParams } from './search-params';

type Paging = { readonly page: number; readonly pageSize: number; readonly total: number };

/** Sends a reader who asks for a page past the end of a list to the last one, with the other parameters kept. */
export function requireWithinPages({ page, pageSize, total }: Paging, { url }: Request): void {
  const last = Math.max(1, Math.ceil(total / pageSize));
  if (page <= last) return;
  const { pathname, searchParams } = new URL(url);
  const query = withParams(searchParams, { page: last === 1 ? null : last }).toString();
  throw redirect(query ? `${pathname}?${query}` : pathname);
}
