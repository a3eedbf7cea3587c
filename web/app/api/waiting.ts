/** Why reads of this page wait: the site cannot be reached, or it asked to retry later. */
export type WaitReason = 'unreached' | 'busy';

const none: readonly WaitReason[] = [];
let reasons = none;
const listeners = new Set<() => void>();
const wakers = new Set<() => void>();

/** Milliseconds between tries while the browser does not report the network back; doubled each time up to the last. */
const FIRST_PAUSE = 1_000;
const LONGEST_PAUSE = 15_000;

function replace(next: readonly WaitReason[]): void {
  reasons = next;
  for (const listener of listeners) listener();
}

/** Calls `onChange` whenever {@link waitReason} changes. Returns a function that unsubscribes. */
export function subscribeToWaits(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}

/** Why the newest read waits; null when none does. */
export function waitReason(): WaitReason | null {
  return reasons.at(-1) ?? null;
}

/** Retries everything that waits at once. */
export function tryAgainNow(): void {
  for (const wake of [...wakers]) wake();
}

/** The pause before a try: 1 s, 2 s, 4 s … 15 s. */
export function pauseBefore(attempt: number): number {
  return Math.min(FIRST_PAUSE * 2 ** attempt, LONGEST_PAUSE);
}

/** Waits visibly, at most until the browser is online again. Fails when `signal` is aborted. */
export function waitFor(reason: WaitReason, milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer);
      wakers.delete(wake);
      if (reason === 'unreached') removeEventListener('online', wake);
      signal?.removeEventListener('abort', giveUp);
      const index = reasons.indexOf(reason);
      replace(reasons.toSpliced(index, 1));
    };
    const wake = () => {
      end();
      resolve();
    };
    const giveUp = () => {
      end();
      reject(signal?.reason as Error);
    };
    if (signal?.aborted) {
      reject(signal.reason as Error);
      return;
    }
    const timer = setTimeout(wake, milliseconds);
    wakers.add(wake);
    if (reason === 'unreached') addEventListener('online', wake);
    signal?.addEventListener('abort', giveUp);
    replace([...reasons, reason]);
  });
}
