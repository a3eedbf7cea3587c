import { createHash } from 'node:crypto';
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Pool } from 'pg';
import type { Database, StatementOptions } from '../server/kernel/database/database';
import { startEmbeddedPostgres } from '../server/kernel/database/embedded/embedded-postgres';
import { migrate } from '../server/kernel/database/migrate';
import { closedAtEnd, stoppedAtEnd } from './cleanup';

export type BenchDatabase = {
  readonly pool: Pool;
  readonly url: string;
  readonly dataDir: string;
  query<Row>(sql: string, params?: readonly unknown[]): Promise<Row[]>;
  /** The same for repositories. */
  readonly statements: Database;
  stop(): Promise<void>;
};

/**
 * Starts a new, migrated database with the default settings, in a new folder below `BENCH_DIR` (or the system's
 * temporary folder). It is deleted afterwards.
 */
export async function startBenchDatabase(): Promise<BenchDatabase> {
  const parent = process.env['BENCH_DIR'] ?? os.tmpdir();
  const dataDir = await mkdtemp(path.join(parent, 'kimari-bench-'));
  return openBenchDatabase(
    dataDir,
    closedAtEnd(() => rm(dataDir, { recursive: true, force: true })),
  );
}

/** Opens the database in a folder that stays, and creates it at first. */
export async function startKeptDatabase(dataDir: string): Promise<BenchDatabase> {
  await mkdir(dataDir, { recursive: true });
  return openBenchDatabase(dataDir, () => Promise.resolve());
}

async function openBenchDatabase(dataDir: string, removeFolder: () => Promise<void>): Promise<BenchDatabase> {
  // As root, PostgreSQL runs under another account, which needs access.
  await chmod(dataDir, 0o755);
  const starting = startEmbeddedPostgres({ dataDir, durable: false, log: () => undefined });
  const stopPostgres = stoppedAtEnd(starting);
  const postgres = await starting;
  await migrate(postgres.url);
  const pool = new Pool({ connectionString: postgres.url, max: 4 });
  // A pool has ended before its connections are closed, and the database that stops ends those with an error.
  pool.on('error', () => undefined);
  const query = async <Row>(sql: string, params: readonly unknown[] = []) =>
    (await pool.query(sql, [...params])).rows as Row[];
  // Keeps plans as `Database` does.
  const send = async <Row>(text: string, params: readonly unknown[] = [], options?: StatementOptions) => {
    const name =
      options?.prepared === false ? undefined : createHash('sha256').update(text).digest('base64url');
    return (await pool.query({ text, values: [...params], ...(name && { name }) })).rows as Row[];
  };
  return {
    pool,
    url: postgres.url,
    dataDir,
    query,
    // The repositories that are measured ask for nothing else.
    statements: { read: send, write: send } as unknown as Database,
    stop: closedAtEnd(async () => {
      await pool.end();
      await stopPostgres();
      await removeFolder();
    }),
  };
}

/** The same database, which reads every statement once and remembers what it found. */
export function remembering(database: BenchDatabase): BenchDatabase {
  const known = new Map<string, Promise<unknown[]>>();
  const read = <Row>(text: string, params: readonly unknown[] = []): Promise<Row[]> => {
    const key = JSON.stringify([text, params]);
    const found = known.get(key) ?? database.query(text, params);
    known.set(key, found);
    return found as Promise<Row[]>;
  };
  return { ...database, query: read, statements: { read, write: read } as unknown as Database };
}
