import { createTestDatabase, type TestDatabase } from './database';

/** The clock of a test's database, which stands still but for what the test adds. */
export type FrozenClock = { advance(milliseconds: number): Promise<void> };

/**
 * Stops the clock that statements of a database see, for connections that are opened afterwards: on their search path,
 * a function of the same name comes before PostgreSQL's own.
 */
async function freezeClock({ rows }: TestDatabase): Promise<FrozenClock> {
  await rows(`
    create schema test_clock;
    create table test_clock.time (at timestamptz not null);
    insert into test_clock.time values (clock_timestamp());
    create function test_clock.statement_timestamp() returns timestamptz language sql stable
      as 'select at from test_clock.time';
    do $$ begin
      execute format('alter database %I set search_path = test_clock, pg_catalog, public', current_database());
    end $$`);
  return {
    async advance(milliseconds) {
      await rows(`update test_clock.time set at = at + $1 * interval '1 millisecond'`, [milliseconds]);
    },
  };
}

/** A database whose clock stands still, for a whole file of tests. */
export async function createFrozenDatabase(): Promise<{
  readonly database: TestDatabase;
  readonly clock: FrozenClock;
}> {
  const database = await createTestDatabase();
  return { database, clock: await freezeClock(database) };
}
