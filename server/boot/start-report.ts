import type { Logger } from 'pino';
import type { Env } from '../kernel/config/env';
import type { Release } from '../kernel/config/release';
import { describeDatabase } from '../kernel/database/describe-database';
import { openStorage } from '../kernel/storage/open-storage';
import { outboxFolder } from '../kernel/mail/outbox-folder';

/**
 * Logs the state of an installation for its operator: release, data, and where mail and files go. Never fails: the server
 * answers requests already, and goes on without a database that is away just then.
 */
export async function reportStart(
  env: Env,
  logger: Logger,
  databaseUrl: string,
  { commit }: Release,
  applied: readonly string[],
): Promise<void> {
  const database = await describeDatabase(databaseUrl).catch((error: unknown) => {
    logger.warn({ err: error }, 'the database went away during the start');
    return null;
  });
  logger.info(
    {
      commit,
      node: process.version,
      mode: env.NODE_ENV,
      processes: env.WEB_CONCURRENCY,
      postgres: database?.version,
      migrations: database?.migrations,
      newestMigration: database?.newest,
      appliedMigrations: applied,
      mail: env.SMTP_URL ? withoutCredentials(env.SMTP_URL) : outboxFolder(env),
      files: openStorage(env).location,
      metrics: env.METRICS === 'on' ? `${env.METRICS_HOST}:${env.METRICS_PORT}` : 'off',
    },
    'started',
  );
}

function withoutCredentials(address: string): string {
  const { protocol, host } = new URL(address);
  return `${protocol}//${host}`;
}
