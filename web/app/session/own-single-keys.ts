import { useEffect } from 'react';
import { setSingleKeys } from '#app/lib/single-keys';
import { useViewer } from './site-state';

/** Lets this browser use single-key shortcuts as the account has chosen. */
export function useOwnSingleKeys(): void {
  const chosen = useViewer()?.preferences.singleKeys ?? null;
  useEffect(() => {
    if (chosen === null) return;
    try {
      setSingleKeys(chosen);
    } catch {
      // Where storage is blocked, the shortcuts stay on.
    }
  }, [chosen]);
}
