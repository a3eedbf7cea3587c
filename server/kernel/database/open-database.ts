import cluster from 'node:cluster';
import type { Env } from '../config/env';
import { startEmbeddedPostgres } from './embedded/embedded-postgres';
import { requirePostgres } from './require-postgres';

/** A PostgreSQL that answers; `close` stops it when it is the embedded one and nobody else uses it. */
export type OpenDatabase = { readonly url: string; close(): Promise<void> };

/**
 * The database of the settings, or the embedded one in DATA_DIR: started, or joined when it runs already.
 * Throws SettingsError or EmbeddedPostgresError.
 */
export async function openDatabase(
  env: Pick<Env, 'DATABASE_URL' | 'DATA_DIR'>,
  log: (message: string) => void,
): Promise<OpenDatabase> {
  if (env.DATABASE_URL) {
    // The process that looks after the workers has asked for all of them.
    if (!cluster.isWorker) await requirePostgres(env.DATABASE_URL);
    return { url: env.DATABASE_URL, close: () => Promise.resolve() };
  }
  const embedded = await startEmbeddedPostgres({ dataDir: env.DATA_DIR, log });
  return { url: embedded.url, close: () => embedded.stop() };
}
