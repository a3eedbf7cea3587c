import { useEffect } from 'react';

/** Headers of a page whose address contains a token: its links must not send the token to other sites. */
export const TOKEN_PAGE_HEADERS = { 'Referrer-Policy': 'no-referrer', 'Cache-Control': 'no-store' };

/** Removes the query, which has a token, from the address bar and the history. The page has read it already. */
export function useHiddenToken(): void {
  useEffect(() => {
    const { pathname, search } = window.location;
    if (search !== '') window.history.replaceState(window.history.state, '', pathname);
  }, []);
}
