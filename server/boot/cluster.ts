import { SECOND } from '@kimari/common/durations';
import type { Logger } from 'pino';
import type { DemoSignIn } from '../demo/demo';
import type { Env } from '../kernel/config/env';
import { currentRelease } from '../kernel/config/release';
import { withoutFiles } from '../kernel/config/secret-files';
import { migrate } from '../kernel/database/migrate';
import { createLogger } from '../kernel/logging/logger';
import { reportTo } from '../kernel/logging/report';
import { announce } from './announce';
import { openDatabase } from '../kernel/database/open-database';
import { requireFreePort } from './http-server';
import { requireBuiltPages } from '../web-host/built-pages';
import { warnOfMisspeltSettings } from './misspelt-settings';
import { warnOfOutsideParts } from './start-checks';
import { serveMetrics, stopMetrics } from './metrics-server';
import { Shutdown } from './shutdown';
import { reportStart } from './start-report';
import { Workers } from './workers';

/** Runs the primary process: opens and migrates the database, loads the demo data and supervises WEB_CONCURRENCY workers. */
export async function startCluster(env: Env): Promise<void> {
  const logger = createLogger(env);
  warnOfMisspeltSettings(logger);
  await Shutdown.guard(logger, (shutdown) => startWithin(shutdown, env, logger));
}

async function startWithin(shutdown: Shutdown, env: Env, logger: Logger): Promise<void> {
  await requireFreePort(env);
  requireBuiltPages(env);
  const database = await shutdown.open(
    () => openDatabase(env, reportTo(logger), { signal: shutdown.asked }),
    (opened) => opened.close(),
  );
  const applied = await migrate(database.url);
  const secrets = { DATABASE_URL: database.url, JWT_SECRET: env.JWT_SECRET };
  const environment = { ...secrets, ...withoutFiles(secrets), DEMO: 'off' };
  const workers = await shutdown.open(
    async () => new Workers(environment, logger),
    (opened) => opened.end(env.SHUTDOWN_DELAY * SECOND, shutdown.hurried),
  );
  const started = Array.from({ length: env.WEB_CONCURRENCY }, () => workers.start());
  const [demo] = await Promise.all([
    env.DEMO === 'on' ? loadDemo(env, database.url, logger) : null,
    ...started,
  ]);
  if (env.METRICS === 'on') await shutdown.open(() => serveMetrics(env, logger), stopMetrics);
  await reportStart(env, logger, database.url, await currentRelease(), applied);
  announce(env, demo, logger);
  void warnOfOutsideParts(env, logger);
}

async function loadDemo(env: Env, databaseUrl: string, logger: Logger): Promise<DemoSignIn | null> {
  const { loadDemoAlone } = await import('../demo/demo.js');
  return loadDemoAlone(env, databaseUrl, logger);
}
