import { randomBytes } from 'node:crypto';
import { Pool, type QueryResultRow } from 'pg';
import { databaseUrl, TEMPLATE_DATABASE } from './database-address';

/** A migrated database for the tests of one file. */
export type TestDatabase = {
  readonly url: string;
  rows<T extends QueryResultRow>(sql: string, parameters?: readonly unknown[]): Promise<T[]>;
  /** Empties all tables for the next test. */
  clear(): Promise<void>;
  /** Closes remaining connections and drops the database. */
  drop(): Promise<void>;
};

/** Tables with rows from migrations, which are part of the schema. */
const KEPT_TABLES = ['schema_migrations'];

/** Copies the migrated template, which is much faster than migrating; or makes a database without any schema. */
export async function createTestDatabase({ isBare = false } = {}): Promise<TestDatabase> {
  const name = `test_${process.env.JEST_WORKER_ID ?? '0'}_${randomBytes(4).toString('hex')}`;
  await onServer(`create database ${name} template ${isBare ? 'template0' : TEMPLATE_DATABASE}`);
  const url = databaseUrl(name);
  const pool = new Pool({ connectionString: url, max: 2 });
  // A pool has ended before its connections are closed, and dropping the database ends those with an error.
  pool.on('error', () => undefined);
  const rows: TestDatabase['rows'] = async (sql, parameters = []) =>
    (await pool.query(sql, [...parameters])).rows;
  return {
    url,
    rows,
    clear: () => clear(rows),
    drop: async () => {
      await pool.end();
      await onServer(`drop database if exists ${name} with (force)`);
    },
  };
}

/** Registers hooks that create a database per file, clear it after each test and drop it at the end. */
export function useTestDatabase(): TestDatabase {
  let database: TestDatabase | undefined;
  const current = (): TestDatabase => {
    if (!database) throw new Error('The test database exists only while tests run.');
    return database;
  };
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterEach(() => database?.clear());
  afterAll(() => database?.drop());
  return {
    get url() {
      return current().url;
    },
    rows: (sql, parameters) => current().rows(sql, parameters),
    clear: () => current().clear(),
    drop: () => current().drop(),
  };
}

/** Deletes, because truncating makes new files for each table and index, which takes ten times as long for a few rows. */
async function clear(rows: TestDatabase['rows']): Promise<void> {
  const tables = await rows<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
      where schemaname = 'public' and tablename <> all ($1)`,
    [KEPT_TABLES],
  );
  if (tables.length === 0) return;
  const questions = tables.map(({ name }) => `select '${name}' as name where exists (select from ${name})`);
  const filled = await rows<{ name: string }>(questions.join(' union all '));
  if (filled.length === 0) return;
  // Without triggers, and so in any order.
  const deletions = filled.map(({ name }) => `delete from ${name}`);
  await rows(`begin; set local session_replication_role = replica; ${deletions.join('; ')}; commit`);
  await rows(
    `select setval(format('%I.%I', schemaname, sequencename), start_value, false) from pg_sequences
      where schemaname = 'public' and last_value is not null and not exists (select from unnest($1::text[]) kept where starts_with(sequencename::text, kept))`,
    [KEPT_TABLES],
  );
}

async function onServer(sql: string): Promise<void> {
  const pool = new Pool({ connectionString: databaseUrl('postgres'), max: 1 });
  try {
    await pool.query(sql);
  } finally {
    await pool.end();
  }
}
