import { Pool } from 'pg';
import type { Database } from '../../server/kernel/database/database';
import { PURGE_AUDIT_EVENTS } from '../../migrations/purge-audit-events';
import { KERNEL_PURGE_STEPS } from '../../server/kernel/maintenance/kernel-purge-steps';
import { closedAtEnd } from '../cleanup';
import type { BenchDatabase } from '../database';

/** Rows in a statement of the purge. */
const BATCH = 5000;
/** Names of months, as SQL of their number. */
const PART = `audit_events_p`;

export type Layout = {
  readonly name: 'one table' | 'a table a month';
  /** What the repositories of the server read from. */
  readonly statements: Database;
  query<Row>(sql: string, params?: readonly unknown[]): Promise<Row[]>;
  /** Deletes what is older; returns how long each statement took, in milliseconds. */
  purge(before: Date | undefined): Promise<readonly number[]>;
  /** The same for addresses, of which networks remain. */
  age(before: Date | undefined): Promise<readonly number[]>;
};

type Purge = (query: Layout['query'], before: Date | undefined) => Promise<readonly number[]>;

/** Both layouts, empty, with the indexes and the trigger of the server: in schemas, so that the same statements read either. */
export async function layoutsIn(
  database: BenchDatabase,
  months: readonly Date[],
): Promise<readonly Layout[]> {
  const indexes = await database.query<{ definition: string }>(
    `select indexdef as definition from pg_indexes
      where schemaname = 'public' and tablename = 'audit_events' and indexname like 'ix%'`,
  );
  const columns = 'like public.audit_events including defaults including constraints';
  const finish = [
    ...indexes.map(({ definition }) => definition.replace('public.audit_events', 'audit_events')),
    `create trigger audit_events_are_append_only before update or delete on audit_events
       for each row execute function public.audit_events_are_append_only()`,
  ];
  const plain = [`create table audit_events (${columns}, primary key (id))`, ...finish, PURGE_AUDIT_EVENTS];
  const monthly = [
    `create table audit_events (${columns}, primary key (id, at)) partition by range (at)`,
    ...months.map((month, index) => {
      const end = months[index + 1];
      const until = end ? `'${end.toISOString()}'` : 'maxvalue';
      return `create table ${PART}${index} partition of audit_events for values from ('${month.toISOString()}') to (${until})`;
    }),
    ...finish,
  ];
  return [
    await layout(database, 'one table', 'plain', plain, inBatches),
    await layout(database, 'a table a month', 'monthly', monthly, (query, before) =>
      byMonth(query, before, months),
    ),
  ];
}

async function layout(
  database: BenchDatabase,
  name: Layout['name'],
  schema: string,
  statements: readonly string[],
  purge: Purge,
): Promise<Layout> {
  await database.query(`create schema ${schema}`);
  const pool = new Pool({
    connectionString: database.url,
    max: 1,
    options: `-c search_path=${schema},public`,
  });
  pool.on('error', () => undefined);
  closedAtEnd(() => pool.end());
  const query = async <Row>(sql: string, params: readonly unknown[] = []) =>
    (await pool.query(sql, [...params])).rows as Row[];
  for (const statement of statements) await query(statement);
  return {
    name,
    statements: { read: query, write: query } as unknown as Database,
    query,
    purge: (before) => purge(query, before),
    age: (before) => toNetworks(query, before),
  };
}

const repeated =
  (statement: string): Purge =>
  async (query, before) => {
    const times: number[] = [];
    for (;;) {
      const start = performance.now();
      const gone = await query(statement, [before, BATCH]);
      times.push(performance.now() - start);
      if (gone.length < BATCH) return times;
    }
  };
const inBatches = repeated('select purge_audit_events($1, $2)');
/** As the server does. */
const toNetworks = repeated(
  KERNEL_PURGE_STEPS.find(({ name }) => name === 'audit_events: addresses')?.batch.replace(
    "- interval '90 days'",
    '',
  ) ?? '',
);

async function byMonth(
  query: Layout['query'],
  before: Date | undefined,
  months: readonly Date[],
): Promise<readonly number[]> {
  const times: number[] = [];
  for (const [index] of months.entries()) {
    const end = months[index + 1];
    if (!end || !before || end > before) return times;
    const start = performance.now();
    await query(`drop table if exists ${PART}${index}`);
    times.push(performance.now() - start);
  }
  return times;
}
