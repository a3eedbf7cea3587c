import cluster from 'node:cluster';
import type { Env } from '../config/env';
import { startEmbeddedPostgres } from './embedded/embedded-postgres';
import { requirePostgres } from './require-postgres';

/** An available PostgreSQL; `close` stops the embedded one when no other process uses it. */
export type OpenDatabase = { readonly url: string; close(): Promise<void> };

/**
 * Returns the external database of DATABASE_URL, or starts or joins the embedded one in DATA_DIR. Throws SettingsError or
 * EmbeddedPostgresError.
 */
export async function openDatabase(
  env: Pick<Env, 'DATABASE_URL' | 'DATA_DIR'>,
  log: (message: string) => void,
): Promise<OpenDatabase> {
  if (env.DATABASE_URL) {
    // The primary process has already checked it for all workers.
    if (!cluster.isWorker) await requirePostgres(env.DATABASE_URL);
    return { url: env.DATABASE_URL, close: () => Promise.resolve() };
  }
  const embedded = await startEmbeddedPostgres({ dataDir: env.DATA_DIR, log });
  return { url: embedded.url, close: () => embedded.stop() };
}
