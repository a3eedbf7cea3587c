import cluster from 'node:cluster';
import type { Logger } from 'pino';

/**
 * Shuts the process down: gracefully on SIGTERM, SIGINT or SIGHUP (a second signal exits immediately), and immediately on an
 * uncaught exception.
 */
export class Shutdown {
  private readonly toClose: (() => Promise<void>)[] = [];
  private closing: Promise<void> | undefined;
  private isAsked = false;

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

  private async closeAll(): Promise<void> {
    for (let close = this.toClose.pop(); close; close = this.toClose.pop()) await close();
  }

  private end(signal: NodeJS.Signals): void {
    if (this.isAsked) process.exit(1);
    this.isAsked = true;
    this.logger.info({ signal }, 'shutting down');
    this.close().then(
      () => process.exit(0),
      (error: unknown) => {
        this.logger.error({ err: error }, 'shutdown failed');
        process.exit(1);
      },
    );
  }
}
