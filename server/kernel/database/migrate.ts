import { MINUTE } from '@kimari/common/durations';
import { setTimeout as delay } from 'node:timers/promises';
import { DataSource, type DataSourceOptions } from 'typeorm';
import { StartError } from '../config/report-failure';
import { dataSourceOptions, migrationFiles } from './data-source';
import { nameOfMigration, namesOfMigrations } from './known-migrations';

/** An arbitrary advisory-lock key: one of several starting processes migrates while the others wait. */
export const MIGRATION_LOCK = 4_711_812;
/** Milliseconds to wait for another process's migration; building an index on a large table takes minutes. */
const MAX_WAIT = 30 * MINUTE;
const POLL_INTERVAL = 500;

/** A connection for migrations, without a statement timeout because building an index can take long. */
export function migrationDataSource(url: string): DataSource {
  return new DataSource({
    ...dataSourceOptions({ DATABASE_POOL_SIZE: 2 }, url),
    // Closing the idle connection would release the lock.
    extra: { max: 2, connectionTimeoutMillis: 5000, lock_timeout: 10_000, idleTimeoutMillis: 0 },
    migrations: [migrationFiles()],
  });
}

/**
 * Applies pending migrations and returns their names. Safe to run from several processes at once.
 *
 * @param maxWait milliseconds to wait for another process's migration before throwing {@link StartError}
 */
export async function migrate(url: string, maxWait = MAX_WAIT): Promise<readonly string[]> {
  const dataSource = await migrationDataSource(url).initialize();
  try {
    await waitForLock(dataSource, maxWait);
    const applied = await dataSource.runMigrations();
    return applied.map((migration) => migration.name);
  } finally {
    // Closing the connection releases the lock.
    await dataSource.destroy();
  }
}

/** The names of the migrations of this release that the database lacks. Changes nothing. */
export async function pendingMigrations(url: string): Promise<readonly string[]> {
  return withMigrations(url, async ({ known, applied }) => known.filter((name) => !applied.includes(name)));
}

/** Why the schema is not the one of this release, as the predicate of a sentence; null if it is. */
export async function schemaDoubt(url: string): Promise<string | null> {
  const pending = await pendingMigrations(url);
  const [first] = pending;
  if (first === undefined) return null;
  return pending.length === (await namesOfMigrations()).length
    ? 'is empty: start the server, or restore a backup. If there are data, DATABASE_URL or DATA_DIR is not the one of the server'
    : `has the schema of another release (${first} is not applied): start this one, or run "npm run migrate"`;
}

/**
 * Brings an empty database to the schema that exactly these migrations make, forwards or backwards, so that the data of an
 * earlier release fit. All of them must be known.
 */
export async function migrateTo(url: string, names: readonly string[]): Promise<void> {
  const all = await migrationDataSource(url).initialize();
  try {
    await waitForLock(all, MAX_WAIT);
    for (;;) {
      const applied = await appliedIn(all);
      if (applied.every((name) => names.includes(name))) break;
      await all.undoLastMigration();
    }
    const wanted = all.migrations.filter((migration) => names.includes(nameOfMigration(migration)));
    const some = await new DataSource({
      ...all.options,
      migrations: wanted.map((migration) => migration.constructor),
    } as DataSourceOptions).initialize();
    try {
      await some.runMigrations();
    } finally {
      await some.destroy();
    }
  } finally {
    await all.destroy();
  }
}

type Migrations = { readonly known: readonly string[]; readonly applied: readonly string[] };

async function withMigrations<Result>(
  url: string,
  work: (migrations: Migrations) => Promise<Result>,
): Promise<Result> {
  const dataSource = await migrationDataSource(url).initialize();
  try {
    return await work({
      known: dataSource.migrations.map(nameOfMigration),
      applied: await appliedIn(dataSource),
    });
  } finally {
    await dataSource.destroy();
  }
}

/** In the order in which they were applied; none in a database without the table. */
async function appliedIn(dataSource: DataSource): Promise<readonly string[]> {
  const [table] = await dataSource.query<{ found: boolean }[]>(
    `select to_regclass('schema_migrations') is not null as found`,
  );
  if (!table?.found) return [];
  const rows = await dataSource.query<{ name: string }[]>('select name from schema_migrations order by id');
  return rows.map(({ name }) => name);
}

/**
 * Polls instead of blocking in one statement: a blocked statement would hit the lock timeout, and its snapshot would stall
 * the concurrent index build of the process that holds the lock.
 */
async function waitForLock(dataSource: DataSource, maxWait: number): Promise<void> {
  for (const deadline = performance.now() + maxWait; ; await delay(POLL_INTERVAL)) {
    const rows: { mine: boolean }[] = await dataSource.query('select pg_try_advisory_lock($1) as mine', [
      MIGRATION_LOCK,
    ]);
    if (rows[0]?.mine) return;
    if (performance.now() >= deadline) {
      const minutes = Math.round(maxWait / MINUTE);
      throw new StartError(
        `Another process has been migrating the database for more than ${minutes} minutes: start again when it is done`,
      );
    }
  }
}
