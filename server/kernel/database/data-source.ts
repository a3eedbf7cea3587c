import path from 'node:path';
import pg from 'pg';
import type { DataSourceOptions } from 'typeorm';
import type { Env } from '../config/env';
import { DeadlineClient } from './deadline-client';

/** Options of pg's pool besides the address; times in milliseconds. */
const POOL = {
  connectionTimeoutMillis: 2000,
  // A frozen server cannot enforce its own statement_timeout, so the client needs one too.
  query_timeout: 6000,
  statement_timeout: 5000,
  lock_timeout: 3000,
  idle_in_transaction_session_timeout: 10_000,
  keepAlive: true,
  Client: DeadlineClient,
} as const;

/** Options for background work such as imports; milliseconds. */
const BACKGROUND_POOL = {
  ...POOL,
  query_timeout: 600_000,
  statement_timeout: 600_000,
  lock_timeout: 10_000,
  idle_in_transaction_session_timeout: 60_000,
} as const;

/** Connection options of every process. Modules add the entities; only migrations change the schema. */
export function dataSourceOptions(
  env: Pick<Env, 'DATABASE_POOL_SIZE'>,
  url: string,
  onPoolError: (error: unknown) => void = () => undefined,
  isBackground = false,
) {
  return {
    type: 'postgres',
    // The one that we extend; TypeORM would look for it by its name.
    driver: pg,
    url,
    synchronize: false,
    migrationsRun: false,
    migrationsTableName: 'schema_migrations',
    migrationsTransactionMode: 'each',
    logging: false,
    poolErrorHandler: onPoolError,
    applicationName: 'kimari',
    extra: { max: env.DATABASE_POOL_SIZE, ...(isBackground ? BACKGROUND_POOL : POOL) },
  } as const satisfies DataSourceOptions;
}

/** The glob of the migrations, next to the compiled server or, in tests, the source. */
export function migrationFiles(): string {
  return path.resolve(__dirname, '../../../migrations/[0-9]*.{ts,js}');
}
