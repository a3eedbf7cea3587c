import { constants } from 'node:os';

const ENDING_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Does something (at once, without waiting) however this process ends, short of SIGKILL; returns how to take it back.
 * A signal that nobody listens to would end the process without a word.
 */
export function atExit(lastDeed: () => void): () => void {
  process.on('exit', lastDeed);
  for (const signal of ENDING_SIGNALS) {
    if (process.listenerCount(signal) > 0) continue;
    process.on(signal, () => process.exit(128 + constants.signals[signal]));
  }
  return () => process.off('exit', lastDeed);
}
