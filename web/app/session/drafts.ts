import { useEffect } from 'react';
import { useViewer } from './site-state';

const PREFIX = 'draft:';

/** Key of a draft in `localStorage`. It contains the account, so that nobody is offered another account's draft. */
export function draftKey(accountId: string, name: string): string {
  return `${PREFIX}${accountId}:${name}`;
}

function forgetOtherDrafts(accountId: string): void {
  const own = draftKey(accountId, '');
  const others = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX) && !key.startsWith(own));
  for (const key of others) localStorage.removeItem(key);
}

/** Removes the drafts of other accounts when a user signs in. Drafts survive the end of a session. */
export function useOwnDraftsOnly(): void {
  const accountId = useViewer()?.id;
  useEffect(() => {
    if (!accountId) return;
    try {
      forgetOtherDrafts(accountId);
    } catch {
      // Blocked storage holds no drafts.
    }
  }, [accountId]);
}
