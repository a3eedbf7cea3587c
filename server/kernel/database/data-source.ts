import path from 'node:path';
import type { DataSourceOptions } from 'typeorm';
import type { Env } from '../config/env';
import { DeadlineClient } from './deadline-client';

/** What pg's pool takes beside the address; times in milliseconds. */
const POOL = {
  connectionTimeoutMillis: 2000,
  // A frozen server answers nothing, not even its own statement_timeout: the client has to give up by itself.
  query_timeout: 6000,
  statement_timeout: 5000,
  lock_timeout: 3000,
  idle_in_transaction_session_timeout: 10_000,
  keepAlive: true,
  Client: DeadlineClient,
} as const;

/** For work that nobody waits for in front of a page; milliseconds. */
const PATIENT_POOL = {
  ...POOL,
  query_timeout: 600_000,
  statement_timeout: 600_000,
  lock_timeout: 10_000,
} as const;

/** How every process connects. Entities are added by the modules; the schema is made by migrations alone. */
export function dataSourceOptions(
  env: Pick<Env, 'DATABASE_POOL_SIZE'>,
  url: string,
  onPoolError: (error: unknown) => void = () => undefined,
  isPatient = false,
) {
  return {
    type: 'postgres',
    url,
    synchronize: false,
    migrationsRun: false,
    migrationsTableName: 'schema_migrations',
    migrationsTransactionMode: 'each',
    logging: false,
    poolErrorHandler: onPoolError,
    applicationName: 'kimari',
    extra: { max: env.DATABASE_POOL_SIZE, ...(isPatient ? PATIENT_POOL : POOL) },
  } as const satisfies DataSourceOptions;
}

/** Where the migrations lie beside the compiled (or, in tests, the source) server. */
export function migrationFiles(): string {
  return path.resolve(__dirname, '../../../migrations/[0-9]*.{ts,js}');
}
