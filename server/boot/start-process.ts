import cluster from 'node:cluster';
import type { Logger } from 'pino';
import type { Env } from '../kernel/config/env';
import { migrate } from '../kernel/database/migrate';
import { createLogger } from '../kernel/logging/logger';
import { announce } from './announce';
import { closeServer, listen } from './http-server';
import { openDatabase } from './open-database';
import { onShutdown } from './shutdown';

/** Starts everything in this process; as a worker of a cluster, everything but the database and its contents. */
export async function startProcess(env: Env): Promise<void> {
  const logger = createLogger(env);
  // PostgreSQL is a child process: the modules load while it starts.
  const [database, { createApp }, { mountWeb }] = await Promise.all([
    openDatabase(env, (message) => logger.info(message)),
    import('../create-app.js'),
    import('../web-host/mount-web.js'),
  ]);
  try {
    if (!cluster.isWorker) await migrate(database.url);
    const { app, probes } = await createApp(env, database.url, logger, (target) => mountWeb(target, env, logger));
    if (!cluster.isWorker) await fillWithDemo(env, database.url, logger);
    await listen(app, env);
    onShutdown(logger, async () => {
      probes.startDraining();
      await closeServer(app.getHttpServer());
      await app.close();
      await database.close();
    });
    if (!cluster.isWorker) await announce(env, database.url);
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Loads the demo set into an empty database; the code for it is read only when it is wanted. */
export async function fillWithDemo(env: Env, databaseUrl: string, logger: Logger): Promise<void> {
  if (env.DEMO === 'off') return;
  const { loadDemoWhenEmpty } = await import('../import/demo.js');
  await loadDemoWhenEmpty(env, databaseUrl, logger);
}
