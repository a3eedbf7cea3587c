import type { HttpResponse } from './exchange';

/**
 * Names the address of the next page where an answer is a plain array, which has no room for a cursor
 * (`Link` with `rel="next"`, RFC 8288). `address` is the path of the list; the next page has as many entries as this one.
 */
export function linkNextPage(
  response: HttpResponse,
  address: string,
  { limit }: { readonly limit: number },
  nextCursor: string | null,
): void {
  if (nextCursor === null) return;
  response.set('Link', `<${address}?limit=${limit}&after=${nextCursor}>; rel="next"`);
}
