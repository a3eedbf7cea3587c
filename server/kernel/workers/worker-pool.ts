import { availableParallelism } from 'node:os';
import path from 'node:path';
import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { Logger } from 'pino';
import { Piscina } from 'piscina';
import type { WorkOutcome } from '@kimari/common/host-context';
import { BoundedQueue } from '../concurrency/bounded-queue';
import { ENV } from '../config/config.module';
import type { Env } from '../config/env';
import { codeOf } from '../errors/thrown';
import { LOGGER } from '../logging/logging.module';
import { workerTasks } from '../metrics/instruments';
import type { WorkerMessage, WorkOrder } from './worker';

/** A function exported by a file, and its time limit in milliseconds. */
export type WorkerTask = { readonly file: string; readonly name: string; readonly deadline: number };

/** Callbacks for messages from the thread that runs a task. */
type Running = {
  /** Starts the time limit. */
  readonly begin: () => void;
  /** Requests that the thread be replaced after the task. */
  readonly retire: (thread: number) => void;
};

/** A second one starts while the first is busy, so that one slow task does not block all others. */
const MIN_THREADS = 2;
const MAX_THREADS = 4;
/** Milliseconds after which a thread without tasks ends: compiled grammars and dictionaries take 50 to 150 MB in each. */
const IDLE_TIMEOUT = 120_000;
/** Tasks that may wait for a thread; further ones are rejected. */
const MAX_WAITING = 32;
/** A task that needs more memory is treated like one that takes too long. */
const HEAP_MB = 256;
/** Gives the event loop priority over the threads when cores are scarce. */
const NICE = 2;

/**
 * Threads for processing user content, which may take arbitrarily long and would block the event loop. A thread whose task
 * overruns its deadline is terminated and replaced.
 */
@Injectable()
export class WorkerPool implements OnModuleDestroy {
  private pool: Piscina<WorkOrder, unknown> | undefined;
  private readonly running = new Map<number, Running>();
  /** In milliseconds. */
  protected readonly idleTimeout: number = IDLE_TIMEOUT;
  private readonly threads: number;
  /** Piscina never gets a task that has to wait: it would start no new thread for it after terminating one. */
  private readonly turns: BoundedQueue;
  private lastId = 0;
  private unfinished = 0;
  private isClosed = false;

  constructor(
    @Inject(ENV) env: Pick<Env, 'WEB_CONCURRENCY'>,
    @Inject(LOGGER) private readonly logger: Pick<Logger, 'warn'>,
  ) {
    const cores = Math.floor(availableParallelism() / env.WEB_CONCURRENCY);
    this.threads = Math.min(MAX_THREADS, Math.max(MIN_THREADS, cores - 1));
    this.turns = new BoundedQueue(this.threads, MAX_WAITING);
  }

  /** The number of threads, and of running and waiting tasks. */
  get load(): { readonly threads: number; readonly unfinished: number } {
    return { threads: this.pool?.threads.length ?? 0, unfinished: this.unfinished };
  }

  /** Runs a task when a thread is free. Rejects with the error that the task throws. */
  async run<Result>(task: WorkerTask, input: unknown): Promise<WorkOutcome<Result>> {
    if (this.isClosed || this.unfinished >= this.threads + MAX_WAITING) {
      workerTasks.inc({ task: task.name, outcome: 'busy' });
      return { kind: 'busy' };
    }
    this.unfinished += 1;
    try {
      const outcome = await this.turns.run(() => this.perform<Result>(task, input));
      workerTasks.inc({ task: task.name, outcome: outcome.kind });
      return outcome;
    } catch (error) {
      workerTasks.inc({ task: task.name, outcome: 'failed' });
      throw error;
    } finally {
      this.unfinished -= 1;
    }
  }

  /** Terminates the threads and their tasks. */
  async onModuleDestroy(): Promise<void> {
    this.isClosed = true;
    await this.pool?.destroy();
  }

  private async perform<Result>(
    { file, name, deadline }: WorkerTask,
    input: unknown,
  ): Promise<WorkOutcome<Result>> {
    if (this.isClosed) return { kind: 'busy' };
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
    this.pool ??= this.create();
    return this.pool;
  }

  private create(): Piscina<WorkOrder, unknown> {
    const pool = new Piscina<WorkOrder, unknown>({
      filename: path.join(__dirname, `worker${path.extname(__filename)}`),
      name: 'handler',
      minThreads: 0,
      maxThreads: this.threads,
      idleTimeout: this.idleTimeout,
      niceIncrement: NICE,
      recordTiming: false,
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
      // Tests run TypeScript sources, which a thread cannot load without tsx.
      ...(path.extname(__filename) === '.ts' && { execArgv: ['--require', 'tsx/cjs'] }),
    });
    pool.on('message', (message: WorkerMessage) => {
      if ('started' in message) this.running.get(message.started)?.begin();
      else this.running.get(message.ended)?.retire(message.fullThread);
    });
    // Piscina replaces a thread that exits between two tasks; no caller is affected.
    pool.on('error', (error: unknown) =>
      this.logger.warn({ err: error }, 'a worker thread exited between two tasks'),
    );
    return pool;
  }
}

/** Piscina may assign a thread its next task before the thread is terminated. */
function isRetired(error: unknown): boolean {
  return error instanceof Error && error.message.startsWith('worker exited');
}

function isOutOfMemory(error: unknown): boolean {
  return codeOf(error) === 'ERR_WORKER_OUT_OF_MEMORY';
}
