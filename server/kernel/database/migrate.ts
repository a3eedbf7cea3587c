import { DataSource } from 'typeorm';
import { dataSourceOptions, migrationFiles } from './data-source';

/** Any number, the same in every process: one of several starting processes migrates, the others wait for it. */
const MIGRATION_LOCK = 4_711_812;

/** A connection for schema work: no statement timeout, as building an index takes its time. */
export function migrationDataSource(url: string): DataSource {
  return new DataSource({
    ...dataSourceOptions({ DATABASE_POOL_SIZE: 2 }, url),
    extra: { max: 2, connectionTimeoutMillis: 5000, lock_timeout: 10_000 },
    migrations: [migrationFiles()],
  });
}

/** Applies the migrations that the database lacks; returns their names. Safe to run from several processes at once. */
export async function migrate(url: string): Promise<readonly string[]> {
  const dataSource = await migrationDataSource(url).initialize();
  try {
    await dataSource.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const applied = await dataSource.runMigrations();
    return applied.map((migration) => migration.name);
  } finally {
    // The lock goes with its connection.
    await dataSource.destroy();
  }
}
