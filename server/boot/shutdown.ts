import cluster from 'node:cluster';
import type { Logger } from 'pino';

/** Ends the process in order on SIGTERM or SIGINT (the second signal ends it at once), and on any bug that nobody caught. */
export function onShutdown(logger: Logger, close: () => Promise<void>): void {
  let isClosing = false;
  const end = (signal: NodeJS.Signals): void => {
    if (isClosing) process.exit(1);
    isClosing = true;
    logger.info({ signal }, 'shutting down');
    close().then(
      () => process.exit(0),
      (error: unknown) => {
        logger.error({ err: error }, 'shutting down failed');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', end);
  // Ctrl+C reaches every process of a terminal; the one that looks after the workers passes it on.
  process.on('SIGINT', cluster.isWorker ? () => undefined : end);
  process.on('uncaughtException', (error) => {
    // The state of the process is unknown: whoever watches it starts a new one.
    logger.fatal({ err: error }, 'uncaught exception');
    process.exit(1);
  });
}
