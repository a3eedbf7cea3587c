import { useEffect } from 'react';
import { MINUTE } from '@kimari/common/durations';
import { useSiteState } from './site-state';

/** Milliseconds for which a tab that stays open uses the time that it was told. */
const MAX_AGE = MINUTE;

type Moment = { readonly byClock: number; readonly running: number };

const moment = (): Moment => ({ byClock: Date.now(), running: performance.now() });

let readAt: Moment | undefined;

/** Notes when the state of the site was read; for the root of all pages. */
export function useSiteStateAge(): void {
  const state = useSiteState();
  useEffect(() => {
    readAt = moment();
  }, [state]);
}

/** Whether the time in the state is too old. One clock stands still while a machine sleeps, the other one may be set. */
export function isSiteStateOld(): boolean {
  if (readAt === undefined) return false;
  const { byClock, running } = moment();
  return Math.abs(byClock - readAt.byClock) > MAX_AGE || running - readAt.running > MAX_AGE;
}
