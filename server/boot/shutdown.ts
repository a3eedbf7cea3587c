import cluster from 'node:cluster';
import type { Logger } from 'pino';

/**
 * The end of the process: in order on SIGTERM, SIGINT or SIGHUP (the second signal ends it at once), and at once on any
 * bug that nobody caught.
 */
export class Shutdown {
  private readonly toClose: (() => Promise<void>)[] = [];
  private closing: Promise<void> | undefined;
  private isAsked = false;

  /** Starts what opens its parts by {@link open}. When it fails, or the end comes before, all that is open is closed. */
  static async guard(logger: Logger, start: (shutdown: Shutdown) => Promise<void>): Promise<void> {
    const shutdown = new Shutdown(logger);
    try {
      await start(shutdown);
    } catch (error) {
      await shutdown.close();
      // Whoever asked for the end while it started gets what they asked for.
      if (!shutdown.isAsked) throw error;
    }
  }

  private constructor(private readonly logger: Logger) {
    const end = (signal: NodeJS.Signals): void => this.end(signal);
    process.on('SIGTERM', end);
    // A terminal sends these to every process; the one that looks after the workers passes them on.
    const endUnlessWorker = cluster.isWorker ? () => undefined : end;
    process.on('SIGINT', endUnlessWorker);
    process.on('SIGHUP', endUnlessWorker);
    process.on('uncaughtException', (error) => {
      // The state of the process is unknown: whoever watches it starts a new one.
      logger.fatal({ err: error }, 'uncaught exception');
      process.exit(1);
    });
  }

  /**
   * Opens something that is closed at the end, also when the end comes while it opens; the last opened is closed first.
   * Throws when the end has begun: there is nothing left to start.
   */
  async open<Part>(start: () => Promise<Part>, close: (part: Part) => Promise<void>): Promise<Part> {
    if (this.isAsked) throw new Error('The process is ending.');
    const opening = start();
    this.toClose.push(async () => {
      const part = await opening.catch(() => undefined);
      if (part !== undefined) await close(part);
    });
    return opening;
  }

  /** Closes everything once; later calls wait for the first. */
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
        this.logger.error({ err: error }, 'shutting down failed');
        process.exit(1);
      },
    );
  }
}
