import cluster from 'node:cluster';
import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';

/**
 * Milliseconds within which a repeated signal counts as the same one: terminals send it to the whole process group, and
 * npm passes it on as well.
 */
const ECHO = 1000;

/** A signal, and when it came by the process's timer. */
type Asking = { readonly signal: NodeJS.Signals; readonly at: number };

/**
 * Shuts the process down: patiently on SIGTERM, without waiting for load balancers on SIGINT, SIGHUP and SIGQUIT. The next
 * signal ends the waiting, and one more ends the process. An uncaught exception ends it immediately.
 */
export class Shutdown {
  private readonly toClose: (() => Promise<void>)[] = [];
  private readonly asking = new AbortController();
  private readonly hurry = new AbortController();
  private closing: Promise<void> | undefined;
  private first: Asking | undefined;

  /** Runs `start`, which opens resources with {@link open}, and closes them if it fails or a signal interrupts it. */
  static async guard(logger: Logger, start: (shutdown: Shutdown) => Promise<void>): Promise<void> {
    const shutdown = new Shutdown(logger);
    try {
      await start(shutdown);
    } catch (error) {
      await shutdown.close();
      // A signal during the start is not an error.
      if (!shutdown.isAsked) throw error;
    }
  }

  private constructor(private readonly logger: Logger) {
    const end = (signal: NodeJS.Signals): void => this.end(signal);
    process.on('SIGTERM', end);
    process.on('SIGQUIT', end);
    // A terminal sends these to every process, but workers wait for the primary to stop them.
    const endUnlessWorker = cluster.isWorker ? () => undefined : end;
    process.on('SIGINT', endUnlessWorker);
    process.on('SIGHUP', endUnlessWorker);
    process.on('uncaughtException', (error) => {
      // The state of the process is unknown, so leave the restart to its supervisor.
      logger.fatal({ err: error }, 'uncaught exception');
      process.exit(1);
    });
  }

  /** Aborted when shutdown begins. */
  get asked(): AbortSignal {
    return this.asking.signal;
  }

  /** Aborted when shutdown must not wait any longer. */
  get hurried(): AbortSignal {
    return this.hurry.signal;
  }

  /** Waits, unless in a hurry. */
  async wait(milliseconds: number): Promise<void> {
    await wait(milliseconds, undefined, { signal: this.hurried }).catch(() => undefined);
  }

  /**
   * Opens a resource that is closed on shutdown, even when shutdown begins while it opens. Resources are closed in reverse
   * order. Throws when shutdown has already begun.
   */
  async open<Part>(start: () => Promise<Part>, close: (part: Part) => Promise<void>): Promise<Part> {
    if (this.isAsked) throw new Error('The process is shutting down.');
    const opening = start();
    this.toClose.push(async () => {
      const part = await opening.catch(() => undefined);
      if (part !== undefined) await close(part);
    });
    return opening;
  }

  /** Closes all resources once; later calls wait for the first. */
  close(): Promise<void> {
    this.closing ??= this.closeAll();
    return this.closing;
  }

  private get isAsked(): boolean {
    return this.asked.aborted;
  }

  private async closeAll(): Promise<void> {
    for (let close = this.toClose.pop(); close; close = this.toClose.pop()) await close();
  }

  private end(signal: NodeJS.Signals): void {
    if (this.first) {
      this.endSooner(signal, this.first);
      return;
    }
    this.first = { signal, at: performance.now() };
    this.asking.abort();
    if (signal !== 'SIGTERM') this.hurry.abort();
    this.logger.info({ signal }, 'shutting down');
    this.close().then(
      () => process.exit(0),
      (error: unknown) => {
        this.logger.error({ err: error }, 'shutdown failed');
        process.exit(1);
      },
    );
  }

  /** The primary decides when its workers hurry, so to them every SIGTERM is the same. */
  private endSooner(signal: NodeJS.Signals, first: Asking): void {
    const isSoon = performance.now() - first.at < ECHO;
    if (signal === first.signal && isSoon) return;
    if (signal === 'SIGTERM' && cluster.isWorker) return;
    if (this.hurried.aborted && !isSoon) process.exit(1);
    this.hurry.abort();
  }
}
