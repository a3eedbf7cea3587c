import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { endAfterTest } from './workshop';

/**
 * Milliseconds that /livez may take, whatever is sent: 200 is what users are promised, the rest is for a machine that
 * other work shares.
 */
export const PULSE_BUDGET = 400;

/** What /livez did while somebody watched: milliseconds of the slowest answer, answers, and calls without one. */
export type Pulse = { readonly slowest: number; readonly answers: number; readonly failures: number };

/** Watches whether a server's event loop turns. */
export class PulseWatch {
  private readonly thread: Worker;

  constructor(origin: string) {
    this.thread = new Worker(join(__dirname, 'pulse-thread.cjs'), { workerData: origin });
    endAfterTest(() => this.thread.terminate());
  }

  /** What was seen so far. */
  async read(): Promise<Pulse> {
    const answer = once(this.thread, 'message') as Promise<[Pulse]>;
    this.thread.postMessage('read');
    return (await answer)[0];
  }

  /** Forgets what was seen. */
  reset(): void {
    this.thread.postMessage('reset');
  }

  /** Ends the watch; returns what was seen. */
  async stop(): Promise<Pulse> {
    const seen = await this.read();
    await this.thread.terminate();
    return seen;
  }
}
