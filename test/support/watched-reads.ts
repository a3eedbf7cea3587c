import { Client } from 'pg';
import type { Database, StatementOptions } from '../../server/kernel/database/database';
import type { TestDatabase } from './database';

/** The statements that were given to a `read`. */
export type WatchedReads = {
  /** Runs those that are new once more where PostgreSQL refuses to write; throws when one of them tries. */
  verify(): Promise<void>;
};

/** `read_only_sql_transaction`: also for locks of rows, sequences, and functions that write. */
const REFUSED = '25006';

/** Statements that were tried for some application of this process; they need not be tried for each. */
const known = new Set<string>();

/** Keeps an eye on `read`, which has to be able to go to a replica. */
export function watchReads(
  watched: Pick<Database, 'read'>,
  database: Pick<TestDatabase, 'url'>,
): WatchedReads {
  const untried = new Map<string, readonly unknown[]>();
  const { read } = watched;
  Object.assign(watched, {
    read: (sql: string, params: readonly unknown[] = [], options?: StatementOptions) => {
      if (!known.has(sql)) untried.set(sql, params);
      known.add(sql);
      return read.call(watched, sql, params, options);
    },
  });
  return {
    verify: async () => {
      const statements = [...untried];
      untried.clear();
      if (statements.length > 0) await runReadOnly(database.url, statements);
    },
  };
}

async function runReadOnly(
  url: string,
  statements: readonly (readonly [string, readonly unknown[]])[],
): Promise<void> {
  const options = '-c default_transaction_read_only=on -c statement_timeout=1000';
  const client = new Client({ connectionString: url, options });
  await client.connect();
  try {
    for (const [sql, params] of statements) {
      const code = await client.query(sql, [...params]).then(
        () => undefined,
        (error: { readonly code?: string }) => error.code,
      );
      if (code === REFUSED) throw new Error(`This statement was given to read, and writes: ${sql}`);
    }
  } finally {
    await client.end();
  }
}
