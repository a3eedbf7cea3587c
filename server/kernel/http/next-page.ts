import type { HttpResponse } from './exchange';

/**
 * Names the address of the next page where an answer is a plain array, which has no room for a cursor
 * (`Link` with `rel="next"`, RFC 8288). `address` is the path of the list.
 */
export function linkNextPage(response: HttpResponse, address: string, nextCursor: string | null): void {
  if (nextCursor !== null) response.set('Link', `<${address}?after=${nextCursor}>; rel="next"`);
}
