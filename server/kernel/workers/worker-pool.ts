import { availableParallelism } from 'node:os';
import path from 'node:path';
import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { Logger } from 'pino';
import { Piscina } from 'piscina';
import type { WorkOutcome } from '@kimari/common/host-context';
import { ENV } from '../config/config.module';
import type { Env } from '../config/env';
import { LOGGER } from '../logging/logging.module';
import type { WorkerMessage, WorkerSetup, WorkOrder } from './worker';

/** A function that a file exports, and the milliseconds it may run. */
export type WorkerTask = { readonly file: string; readonly name: string; readonly deadline: number };

/** What a task is told by the thread that does it. */
type Running = {
  /** The time that the task has counts from now. */
  readonly begin: () => void;
  /** The thread is to be replaced when the task is done. */
  readonly retire: (thread: number) => void;
};

/** Two at least, so that one text that takes long does not stop all others. */
const FEWEST_THREADS = 2;
const MOST_THREADS = 4;
/** Tasks that wait for a thread; what comes on top is refused. */
const MOST_WAITING = 32;
/** A task that needs more ends like one that takes too long. */
const HEAP_MB = 256;
/** Threads give way to the event loop where there are fewer cores than threads. */
const NICE = 2;

/**
 * Threads for work on texts that people send: it may take long, or for ever, and would stop every other request on the
 * event loop. A task that overruns its deadline loses its thread, and another takes the thread's place.
 */
@Injectable()
export class WorkerPool implements OnModuleDestroy {
  private pool: Piscina<WorkOrder, unknown> | undefined;
  private readonly running = new Map<number, Running>();
  private readonly threads: number;
  private lastId = 0;
  private unfinished = 0;
  private isClosed = false;

  constructor(
    @Inject(ENV) env: Pick<Env, 'WEB_CONCURRENCY'>,
    @Inject(LOGGER) private readonly logger: Pick<Logger, 'warn'>,
  ) {
    const cores = Math.floor(availableParallelism() / env.WEB_CONCURRENCY);
    this.threads = Math.min(MOST_THREADS, Math.max(FEWEST_THREADS, cores - 1));
  }

  /** Starts the threads, each with a file loaded whose tasks are to begin without delay. */
  start(file: string): void {
    if (this.pool) throw new Error('The threads run already');
    this.pool = this.create([file]);
  }

  /** Runs a task when a thread is free. Rejects with what the task throws. */
  async run<Result>(task: WorkerTask, input: unknown): Promise<WorkOutcome<Result>> {
    // Piscina counts no task that can be aborted among those that wait.
    if (this.isClosed || this.unfinished >= this.threads + MOST_WAITING) return { kind: 'busy' };
    this.unfinished += 1;
    try {
      return await this.perform<Result>(task, input);
    } finally {
      this.unfinished -= 1;
    }
  }

  /** Ends the threads, and with them what they are doing. */
  async onModuleDestroy(): Promise<void> {
    this.isClosed = true;
    await this.pool?.destroy();
  }

  private async perform<Result>(
    { file, name, deadline }: WorkerTask,
    input: unknown,
  ): Promise<WorkOutcome<Result>> {
    const id = ++this.lastId;
    const overrun = new AbortController();
    let timer: NodeJS.Timeout | undefined;
    let fullThread: number | undefined;
    this.running.set(id, {
      begin: () => (timer = setTimeout(() => overrun.abort(), deadline)),
      retire: (thread) => (fullThread = thread),
    });
    try {
      const order: WorkOrder = { id, file, task: name, input };
      const result = (await this.open().run(order, { signal: overrun.signal })) as Result;
      return { kind: 'done', result };
    } catch (error) {
      if (overrun.signal.aborted || isOutOfMemory(error)) return { kind: 'overran' };
      if (this.isClosed || isRetired(error)) return { kind: 'busy' };
      throw error;
    } finally {
      clearTimeout(timer);
      this.running.delete(id);
      void this.pool?.threads.find(({ threadId }) => threadId === fullThread)?.terminate();
    }
  }

  private open(): Piscina<WorkOrder, unknown> {
    this.pool ??= this.create([]);
    return this.pool;
  }

  private create(preload: readonly string[]): Piscina<WorkOrder, unknown> {
    const pool = new Piscina<WorkOrder, unknown>({
      filename: path.join(__dirname, `worker${path.extname(__filename)}`),
      name: 'handler',
      minThreads: this.threads,
      maxThreads: this.threads,
      niceIncrement: NICE,
      recordTiming: false,
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
      workerData: { preload } satisfies WorkerSetup,
      // Tests run the source, which a thread cannot read by itself.
      ...(path.extname(__filename) === '.ts' && { execArgv: ['--require', 'tsx/cjs'] }),
    });
    pool.on('message', (message: WorkerMessage) => {
      if ('started' in message) this.running.get(message.started)?.begin();
      else this.running.get(message.ended)?.retire(message.fullThread);
    });
    // A thread that ends between two tasks is replaced; nobody waits for it.
    pool.on('error', (error: unknown) =>
      this.logger.warn({ err: error }, 'a thread ended between two tasks'),
    );
    return pool;
  }
}

/** Piscina gives a thread its next task before anybody can say that the thread is to end. */
function isRetired(error: unknown): boolean {
  return error instanceof Error && error.message.startsWith('worker exited');
}

function isOutOfMemory(error: unknown): boolean {
  return (error as { readonly code?: unknown } | null)?.code === 'ERR_WORKER_OUT_OF_MEMORY';
}
