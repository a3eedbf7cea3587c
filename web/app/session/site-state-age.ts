import { useEffect } from 'react';
import { MINUTE } from '@kimari/common/durations';
import { useSiteState } from './site-state';

/** Milliseconds for which an open tab uses the time that the server sent. */
const MAX_AGE = MINUTE;

let readAt: number | undefined;

/** Notes when the state of the site was read; for the root of all pages. */
export function useSiteStateAge(): void {
  const state = useSiteState();
  useEffect(() => {
    readAt = Date.now();
  }, [state]);
}

/** Whether the time in the state is too old, or the clock was set. The running time stands still while a machine sleeps. */
export function isSiteStateOld(): boolean {
  return readAt !== undefined && Math.abs(Date.now() - readAt) > MAX_AGE;
}
