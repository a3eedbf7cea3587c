import cluster, { type Worker } from 'node:cluster';
import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { DemoSignIn } from '../import/demo';
import type { Env } from '../kernel/config/env';
import { migrate } from '../kernel/database/migrate';
import { createLogger } from '../kernel/logging/logger';
import { announce } from './announce';
import { openDatabase } from '../kernel/database/open-database';
import { StartError } from '../kernel/config/report-failure';
import { requireFreePort } from './http-server';
import { requireBuiltPages } from '../web-host/built-pages';
import { onShutdown } from './shutdown';

/** Milliseconds before a worker that died is replaced, so that one that cannot live does not eat the machine. */
const REPLACE_AFTER = 1000;
/** Milliseconds that workers may take to finish; a little more than each of them gives its requests. */
const FINISH_WITHIN = 15_000;

/** Looks after WEB_CONCURRENCY workers: it owns the database, its schema and the demo set, they serve. */
export async function startCluster(env: Env): Promise<void> {
  const logger = createLogger(env);
  await requireFreePort(env);
  requireBuiltPages(env);
  const database = await openDatabase(env, (message) => logger.info(message));
  let stopReplacing = (): void => undefined;
  const closeAll = async (): Promise<void> => {
    stopReplacing();
    await endWorkers();
    await database.close();
  };
  onShutdown(logger, closeAll);
  try {
    await migrate(database.url);
    const environment = { DATABASE_URL: database.url, JWT_SECRET: env.JWT_SECRET, DEMO: 'off' };
    const starting = new Set(Array.from({ length: env.WEB_CONCURRENCY }, () => cluster.fork(environment)));
    const workers = [...starting].map((worker) => listening(worker).then(() => starting.delete(worker)));
    // The demo set takes longer than the workers: one that ends meanwhile is replaced, too.
    stopReplacing = replaceTheDead(environment, logger, starting);
    const [demo] = await Promise.all([
      env.DEMO === 'on' ? loadDemo(env, database.url, logger) : null,
      ...workers,
    ]);
    announce(env, demo);
  } catch (error) {
    await closeAll();
    throw error;
  }
}

async function loadDemo(env: Env, databaseUrl: string, logger: Logger): Promise<DemoSignIn | null> {
  const { loadDemoAlone } = await import('../import/demo.js');
  return loadDemoAlone(env, databaseUrl, logger);
}

async function listening(worker: Worker): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    worker.once('listening', () => resolve());
    // The worker has said why by itself.
    worker.once('exit', () => reject(new StartError('A worker could not start')));
  });
}

/** @param starting the first workers, as long as they do not serve: one that cannot start ends the start */
function replaceTheDead(
  environment: Record<string, string>,
  logger: Logger,
  starting: ReadonlySet<Worker>,
): () => void {
  const replace = async (worker: Worker, code: number): Promise<void> => {
    logger.error({ pid: worker.process.pid, code }, 'a worker ended unexpectedly: starting another');
    await delay(REPLACE_AFTER, undefined, { ref: false });
    if (cluster.listeners('exit').includes(onExit)) cluster.fork(environment);
  };
  const onExit = (worker: Worker, code: number): void => {
    if (!starting.has(worker)) void replace(worker, code);
  };
  cluster.on('exit', onExit);
  return () => cluster.off('exit', onExit);
}

async function endWorkers(): Promise<void> {
  const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
  const ended = workers.map((worker) => new Promise<void>((resolve) => worker.once('exit', () => resolve())));
  for (const worker of workers) worker.process.kill('SIGTERM');
  const deadline = setTimeout(
    () => workers.forEach((worker) => worker.process.kill('SIGKILL')),
    FINISH_WITHIN,
  );
  await Promise.all(ended);
  clearTimeout(deadline);
}
