import cluster from 'node:cluster';
import type { INestApplicationContext } from '@nestjs/common';
import type { Env } from '../kernel/config/env';
import type { DemoSignIn } from '../import/demo';
import { migrate } from '../kernel/database/migrate';
import { createLogger } from '../kernel/logging/logger';
import { announce } from './announce';
import { closeServer, listen, requireFreePort } from './http-server';
import { openDatabase } from '../kernel/database/open-database';
import { requireBuiltPages } from '../web-host/built-pages';
import { onShutdown } from './shutdown';

/** Starts everything in this process; as a worker of a cluster, everything but the database and its contents. */
export async function startProcess(env: Env): Promise<void> {
  const logger = createLogger(env);
  if (!cluster.isWorker) await requireFreePort(env);
  requireBuiltPages(env);
  // PostgreSQL is a child process: the modules load while it starts.
  const [database, { createApp }, { mountWeb }] = await Promise.all([
    openDatabase(env, (message) => logger.info(message)),
    import('../create-app.js'),
    import('../web-host/mount-web.js'),
  ]);
  // The last opened is closed first; a signal can come before everything is open.
  const toClose = [() => database.close()];
  const closeAll = async (): Promise<void> => {
    for (const close of toClose.splice(0).reverse()) await close();
  };
  onShutdown(logger, closeAll);
  try {
    if (!cluster.isWorker) await migrate(database.url);
    const { app, probes } = await createApp(env, database.url, logger, (target) =>
      mountWeb(target, env, logger),
    );
    toClose.push(async () => {
      probes.startDraining();
      await closeServer(app.getHttpServer());
      await app.close();
    });
    const demo = cluster.isWorker || env.DEMO === 'off' ? null : await loadDemo(app);
    await listen(app, env);
    if (!cluster.isWorker) announce(env, demo);
  } catch (error) {
    await closeAll();
    throw error;
  }
}

/** Loads the demo set into an empty database; says how to sign in to it. */
async function loadDemo(app: INestApplicationContext): Promise<DemoSignIn | null> {
  const { loadDemoInto } = await import('../import/demo.js');
  return loadDemoInto(app);
}
