import { constants } from 'node:os';

const ENDING_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Runs a synchronous action however this process ends, except by SIGKILL; returns a function that cancels it. Signals
 * without a listener would end the process without an `exit` event, so they get one.
 */
export function atExit(action: () => void): () => void {
  process.on('exit', action);
  for (const signal of ENDING_SIGNALS) {
    if (process.listenerCount(signal) > 0) continue;
    process.on(signal, () => process.exit(128 + constants.signals[signal]));
  }
  return () => process.off('exit', action);
}
