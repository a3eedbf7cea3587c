import cluster from 'node:cluster';
import type { Logger } from 'pino';
import type { Env } from '../kernel/config/env';
import type { DemoSignIn } from '../import/demo';
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
    const demo = cluster.isWorker ? null : await prepareDatabase(env, database.url, logger);
    const { app, probes } = await createApp(env, database.url, logger, (target) =>
      mountWeb(target, env, logger),
    );
    await listen(app, env);
    onShutdown(logger, async () => {
      probes.startDraining();
      await closeServer(app.getHttpServer());
      await app.close();
      await database.close();
    });
    if (!cluster.isWorker) announce(env, demo);
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Brings the schema up to date and loads the demo set into an empty database; says how to sign in to it. */
export async function prepareDatabase(
  env: Env,
  databaseUrl: string,
  logger: Logger,
): Promise<DemoSignIn | null> {
  await migrate(databaseUrl);
  if (env.DEMO === 'off') return null;
  // Read only when it is wanted.
  const { loadDemoWhenEmpty } = await import('../import/demo.js');
  return loadDemoWhenEmpty(env, databaseUrl, logger);
}
