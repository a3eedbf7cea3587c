import { withRetry } from './retry';

/** The site could not be reached, so nothing is known about the request. */
export class ConnectionLost extends Error {
  override readonly name = 'ConnectionLost';
}

type Fetch = typeof fetch;

/** Data of pages, which Remix fetches while its reader moves about the site. */
function isPageData(input: RequestInfo | URL): boolean {
  const address = input instanceof Request ? input.url : String(input);
  const { origin, pathname } = new URL(address, location.href);
  return origin === location.origin && pathname.endsWith('.data');
}

function methodOf(input: RequestInfo | URL, init?: RequestInit): string {
  return (init?.method ?? (input instanceof Request ? input.method : 'GET')).toUpperCase();
}

/**
 * A `fetch` for pages: reads of their data are retried once, writes never, and what does not reach the site fails with
 * {@link ConnectionLost}. Other requests pass unchanged.
 */
export function pageFetch(send: Fetch): Fetch {
  return async (input, init) => {
    if (!isPageData(input)) return send(input, init);
    const signal = init?.signal ?? undefined;
    const once = () => send(input, init);
    try {
      return await (methodOf(input, init) === 'GET' ? withRetry(once, signal) : once());
    } catch (error) {
      if (error instanceof TypeError && !signal?.aborted)
        throw new ConnectionLost('The site cannot be reached', { cause: error });
      throw error;
    }
  };
}
