import cluster from 'node:cluster';
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Env } from '../config/env';
import type { Report } from '../logging/report';
import { StartError } from '../config/report-failure';
import { startEmbeddedPostgres } from './embedded/embedded-postgres';
import { requirePostgres } from './require-postgres';

/** An available PostgreSQL; `close` stops the embedded one when no other process uses it. */
export type OpenDatabase = { readonly url: string; close(): Promise<void> };

export type OpenOptions = {
  /** Whether the caller can work with a database that is unfit for Kimari. */
  readonly onlyReads?: boolean;
  /** Whether to fail with StartError rather than to create the embedded database. */
  readonly mustExist?: boolean;
  /** Ends the start of the embedded database early when it is aborted. */
  readonly signal?: AbortSignal | undefined;
};

/**
 * Returns the external database of DATABASE_URL, or starts or joins the embedded one in DATA_DIR. Throws SettingsError or
 * EmbeddedPostgresError.
 */
export async function openDatabase(
  env: Pick<Env, 'DATABASE_URL' | 'DATA_DIR'>,
  log: Report,
  { onlyReads = false, mustExist = false, signal }: OpenOptions = {},
): Promise<OpenDatabase> {
  if (env.DATABASE_URL) {
    // The primary process has already checked it for all workers.
    if (!cluster.isWorker) await requirePostgres(env.DATABASE_URL, { onlyReads });
    return { url: env.DATABASE_URL, close: () => Promise.resolve() };
  }
  if (mustExist && !existsSync(path.join(env.DATA_DIR, 'postgres')))
    throw new StartError(
      `There is no database in ${env.DATA_DIR}: set DATA_DIR or DATABASE_URL as for the server`,
    );
  const embedded = await startEmbeddedPostgres({ dataDir: env.DATA_DIR, log, signal });
  return { url: embedded.url, close: () => embedded.stop() };
}
