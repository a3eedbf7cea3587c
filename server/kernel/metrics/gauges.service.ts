import { Injectable } from '@nestjs/common';
import { collectDefaultMetrics, Gauge } from 'prom-client';
import { ResponseCache } from '../http/response-cache/response-cache';
import { WorkerPool } from '../workers/worker-pool';
import { registry } from './instruments';
import { DatabaseLoadRepository } from './database-load.repository';

/** Milliseconds for which values from the database are reused, so that scrapes cost it nothing. */
const ASKED_EVERY = 5000;

type Queues = Awaited<ReturnType<DatabaseLoadRepository['queues']>>;

/** The state of this process, read at each scrape by Prometheus. */
@Injectable()
export class Gauges {
  private queues: { readonly at: number; readonly found: Promise<Queues | null> } | undefined;

  constructor(
    private readonly cache: ResponseCache,
    private readonly workers: WorkerPool,
    private readonly database: DatabaseLoadRepository,
  ) {}

  /** Once for each process. */
  register(release: { readonly version: string; readonly commit: string | null }): void {
    collectDefaultMetrics({ register: registry });
    this.gauge('database_connections', 'Connections of the pool of requests.', ['state'], (set) => {
      const { busy, idle, awaited } = this.database.connections();
      for (const [state, number] of Object.entries({ busy, idle, awaited })) set(number, { state });
    });
    this.gauge('database_connections_max', 'The most connections that the pool opens.', [], (set) =>
      set(this.database.connections().max),
    );
    this.gauge('response_cache_bytes', 'Cached responses.', [], (set) => set(this.cache.bytes));
    this.gauge('worker_threads', 'Threads for work on texts.', [], (set) => set(this.workers.load.threads));
    this.gauge('worker_tasks', 'Tasks that run or wait for a thread.', [], (set) =>
      set(this.workers.load.unfinished),
    );
    this.registerQueues();
    const build = { version: release.version, commit: release.commit ?? '' };
    this.gauge('build_info', 'The release that runs.', ['version', 'commit'], (set) => set(1, build), 'max');
  }

  /** All processes share the queues, so their values are not added up. */
  private registerQueues(): void {
    this.gauge(
      'database_up',
      'Whether the database answers.',
      [],
      async (set) => {
        set((await this.readQueues()) === null ? 0 : 1);
      },
      'min',
    );
    for (const [name, help, value] of [
      ['queue_length', 'What waits in the database.', 'length'],
      ['queue_age_seconds', 'Since when the first in a queue has been due.', 'age'],
    ] as const)
      this.gauge(
        name,
        help,
        ['queue'],
        async (set) => {
          for (const queue of (await this.readQueues()) ?? []) set(queue[value], { queue: queue.queue });
        },
        'max',
      );
  }

  private readQueues(): Promise<Queues | null> {
    const now = performance.now();
    if (this.queues === undefined || now - this.queues.at > ASKED_EVERY)
      this.queues = { at: now, found: this.database.queues().catch(() => null) };
    return this.queues.found;
  }

  private gauge<Label extends string>(
    name: string,
    help: string,
    labelNames: readonly Label[],
    read: (set: (value: number, labels?: Record<string, string>) => void) => void | Promise<void>,
    aggregator: 'sum' | 'max' | 'min' = 'sum',
  ): void {
    const gauge: Gauge<Label> = new Gauge({
      ...{ name: `kimari_${name}`, help, labelNames, aggregator, registers: [registry] },
      async collect() {
        this.reset();
        await read((value, labels = {}) => this.set(labels as Record<Label, string>, value));
      },
    });
    void gauge;
  }
}
