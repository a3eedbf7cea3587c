import { setTimeout as delay } from 'node:timers/promises';
import { DataSource } from 'typeorm';
import { StartError } from '../config/report-failure';
import { dataSourceOptions, migrationFiles } from './data-source';

/** Any number, the same in every process: one of several starting processes migrates, the others wait for it. */
export const MIGRATION_LOCK = 4_711_812;
/** Milliseconds to wait for another process that migrates; building an index of a large table takes minutes. */
const PATIENCE = 30 * 60_000;
const ASK_EVERY = 500;

/** A connection for schema work: no statement timeout, as building an index takes its time. */
export function migrationDataSource(url: string): DataSource {
  return new DataSource({
    ...dataSourceOptions({ DATABASE_POOL_SIZE: 2 }, url),
    // A connection that is closed for being idle would take the lock with it.
    extra: { max: 2, connectionTimeoutMillis: 5000, lock_timeout: 10_000, idleTimeoutMillis: 0 },
    migrations: [migrationFiles()],
  });
}

/**
 * Applies the migrations that the database lacks; returns their names. Safe to run from several processes at once.
 *
 * @param patience milliseconds to wait for another process that migrates; then throws {@link StartError}
 */
export async function migrate(url: string, patience = PATIENCE): Promise<readonly string[]> {
  const dataSource = await migrationDataSource(url).initialize();
  try {
    await waitForTurn(dataSource, patience);
    const applied = await dataSource.runMigrations();
    return applied.map((migration) => migration.name);
  } finally {
    // The lock goes with its connection.
    await dataSource.destroy();
  }
}

/**
 * Asks again and again instead of waiting in one statement: that would run into the time limit of locks, and its snapshot
 * would keep an index from being built concurrently by the very process that is waited for.
 */
async function waitForTurn(dataSource: DataSource, patience: number): Promise<void> {
  for (const deadline = Date.now() + patience; ; await delay(ASK_EVERY)) {
    const rows: { mine: boolean }[] = await dataSource.query('select pg_try_advisory_lock($1) as mine', [
      MIGRATION_LOCK,
    ]);
    if (rows[0]?.mine) return;
    if (Date.now() >= deadline) {
      const minutes = Math.round(patience / 60_000);
      throw new StartError(
        `Another process has been changing the database's schema for more than ${minutes} minutes: start again when it is done`,
      );
    }
  }
}
