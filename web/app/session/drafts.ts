import { useEffect, useState } from 'react';
import { useViewer } from './site-state';

const PREFIX = 'draft:';
/** Name of the draft of a rule that does not exist yet. */
export const NEW_RULE_DRAFT = 'new';

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

/** Names of the reader's drafts on this device; none until the page is hydrated. */
export function useDraftNames(): readonly string[] {
  const accountId = useViewer()?.id;
  const [names, setNames] = useState<readonly string[]>([]);
  useEffect(() => {
    if (!accountId) return;
    const own = draftKey(accountId, '');
    try {
      const keys = Object.keys(localStorage).filter((key) => key.startsWith(own));
      setNames(keys.map((key) => key.slice(own.length)));
    } catch {
      // Blocked storage holds no drafts.
    }
  }, [accountId]);
  return names;
}
