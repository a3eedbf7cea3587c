import type { Logger } from 'pino';
import type { Env } from '../kernel/config/env';
import type { Release } from '../kernel/config/release';
import { describeDatabase } from '../kernel/database/describe-database';
import { openStorage } from '../kernel/storage/open-storage';
import { outboxFolder } from '../kernel/mail/outbox-folder';

/** Logs the state of an installation for its operator: release, data, and where mail and files go. */
export async function reportStart(
  env: Env,
  logger: Logger,
  databaseUrl: string,
  { commit }: Release,
  applied: readonly string[],
): Promise<void> {
  const { version, migrations, newest } = await describeDatabase(databaseUrl);
  logger.info(
    {
      commit,
      node: process.version,
      mode: env.NODE_ENV,
      processes: env.WEB_CONCURRENCY,
      postgres: version,
      migrations,
      newestMigration: newest,
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
