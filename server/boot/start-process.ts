import cluster from 'node:cluster';
import { SECOND } from '@kimari/common/durations';
import type { INestApplicationContext } from '@nestjs/common';
import type { Logger } from 'pino';
import type { Env } from '../kernel/config/env';
import type { DemoSignIn } from '../demo/demo';
import type { Server } from '../create-app';
import { currentRelease } from '../kernel/config/release';
import { migrate } from '../kernel/database/migrate';
import { createLogger } from '../kernel/logging/logger';
import { reportTo } from '../kernel/logging/report';
import { announce } from './announce';
import { closeServer, listen, requireFreePort } from './http-server';
import { LastAnswers } from './last-answers';
import { openDatabase } from '../kernel/database/open-database';
import { LiveService } from '../modules/live';
import { requireBuiltPages } from '../web-host/built-pages';
import { exposeMetrics, serveMetrics, stopMetrics } from './metrics-server';
import { Shutdown } from './shutdown';
import { reportStart } from './start-report';
import { startTraces } from './tracing';
import { warnOfMisspeltSettings } from './misspelt-settings';
import { warnOfOutsideParts } from './start-checks';

/** Starts the whole server in this process; in a cluster worker, without migrations and demo data. */
export async function startProcess(env: Env): Promise<void> {
  const logger = createLogger(env);
  if (!cluster.isWorker) warnOfMisspeltSettings(logger);
  await Shutdown.guard(logger, (shutdown) => startWithin(shutdown, env, logger));
}

async function startWithin(shutdown: Shutdown, env: Env, logger: Logger): Promise<void> {
  if (!cluster.isWorker) await requireFreePort(env);
  requireBuiltPages(env);
  await shutdown.open(
    () => startTraces(logger),
    (endTraces) => endTraces(),
  );
  // PostgreSQL is a child process, so modules can load while it starts.
  const [database, { createApp }, { BackgroundModule }, { mountWeb }] = await Promise.all([
    shutdown.open(
      () => openDatabase(env, reportTo(logger), { signal: shutdown.asked }),
      (opened) => opened.close(),
    ),
    import('../create-app.js'),
    import('../kernel/background.module.js'),
    import('../web-host/mount-web.js'),
  ]);
  const applied = cluster.isWorker ? [] : await migrate(database.url);
  const { app } = await shutdown.open(
    async () => {
      const server = await createApp(env, database.url, logger, {
        mountPages: (target, isPage) => mountWeb(target, isPage, env, logger),
        modules: [BackgroundModule],
      });
      return { ...server, lastAnswers: new LastAnswers(server.app.getHttpServer()) };
    },
    async (server) => {
      await drain(server, shutdown, env);
      await closeApp(server);
    },
  );
  const release = await currentRelease();
  if (env.METRICS === 'on') {
    exposeMetrics(app, release);
    if (!cluster.isWorker) await shutdown.open(() => serveMetrics(env, logger), stopMetrics);
  }
  const demo = cluster.isWorker || env.DEMO === 'off' ? null : await loadDemo(app);
  if (shutdown.asked.aborted) return;
  await listen(app, env);
  if (cluster.isWorker) return;
  await reportStart(env, logger, database.url, release, applied);
  announce(env, demo, logger);
  void warnOfOutsideParts(env, logger);
}

type Serving = Server & { readonly lastAnswers: LastAnswers };

/** Keeps serving until load balancers have seen at `/readyz` that they should not send requests here any longer. */
async function drain({ app, probes, lastAnswers }: Serving, shutdown: Shutdown, env: Env): Promise<void> {
  probes.startDraining();
  lastAnswers.begin();
  if (app.getHttpServer().listening) await shutdown.wait(env.SHUTDOWN_DELAY * SECOND);
}

async function closeApp({ app }: Server): Promise<void> {
  app.get(LiveService, { strict: false }).end();
  await closeServer(app.getHttpServer());
  await app.close();
}

/** Loads the demo data into an empty database and returns the demo account. */
async function loadDemo(app: INestApplicationContext): Promise<DemoSignIn | null> {
  const { loadDemoInto } = await import('../demo/demo.js');
  return loadDemoInto(app);
}
