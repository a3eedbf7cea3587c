import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { endAfterTest } from './workshop';

/** Milliseconds that /livez may take under any input: 200 as promised to users, plus a margin for a busy machine. */
export const PULSE_BUDGET = 400;

/** Result of monitoring /livez: milliseconds of the slowest response, number of responses, and failed calls. */
export type Pulse = { readonly slowest: number; readonly answers: number; readonly failures: number };

/** Monitors whether a server's event loop is blocked. */
export class PulseWatch {
  private readonly thread: Worker;

  constructor(origin: string) {
    this.thread = new Worker(join(__dirname, 'pulse-thread.cjs'), { workerData: origin });
    endAfterTest(() => this.thread.terminate());
  }

  /** The result so far. */
  async read(): Promise<Pulse> {
    const answer = once(this.thread, 'message') as Promise<[Pulse]>;
    this.thread.postMessage('read');
    return (await answer)[0];
  }

  /** Resets the result. */
  reset(): void {
    this.thread.postMessage('reset');
  }

  /** Stops monitoring; returns the result. */
  async stop(): Promise<Pulse> {
    const seen = await this.read();
    await this.thread.terminate();
    return seen;
  }
}
