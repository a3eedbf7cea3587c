import { useEffect } from 'react';
import { useViewer } from './site-state';

const PREFIX = 'draft:';

/** Where this device keeps a draft: a place of its account's own, so that nobody is offered what another wrote. */
export function draftKey(accountId: string, name: string): string {
  return `${PREFIX}${accountId}:${name}`;
}

function forgetOtherDrafts(accountId: string): void {
  const own = draftKey(accountId, '');
  const others = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX) && !key.startsWith(own));
  for (const key of others) localStorage.removeItem(key);
}

/** Drafts outlive a session that ended, but not the next account that signs in on this device. */
export function useOwnDraftsOnly(): void {
  const accountId = useViewer()?.id;
  useEffect(() => {
    if (!accountId) return;
    try {
      forgetOtherDrafts(accountId);
    } catch {
      // A storage that may not be read holds no drafts either.
    }
  }, [accountId]);
}
