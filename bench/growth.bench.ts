import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { pino } from 'pino';
import type { Transactions } from '../server/kernel/database/transactions';
import { RuleUsageRepository } from '../server/modules/rules/usage/usage.repository';
import { Visits } from '../server/modules/rules/usage/visits.service';
import { PendingCounts } from '../server/modules/versions';
import { StandingsRepository } from '../server/search/index/standings.repository';
import { FilteredRulesRepository } from '../server/search/index/filtered-rules.repository';
import { startBenchDatabase, type BenchDatabase } from './database';
import { fillWithRules } from './growth/fill';
import { measureDeletion } from './growth/deletion';
import { spreadOverPeople } from './growth/people';
import { walk } from './growth/walk';
import { percentile, printTable, rounded, saveResult, type Row } from './report';

/** Views between two writes, about three seconds of a busy registry. */
const WRITTEN_TOGETHER = 500;
const SORTS = ['stars', 'views', 'downloads', 'updated'] as const;
const ROUNDS = 30;
/** Statements are transactions of their own; the benchmark is the only process. */
const ONE_BY_ONE = { run: (work: () => Promise<unknown>) => work() } as unknown as Transactions;

/**
 * Measures what readers cost the database of a large registry: the write-ahead log of views, the hourly copy of counters, and
 * the lists that are ordered by them; then the slowest statements of a walk over every public surface of the built server. Flags: `--rules N` (default 100000), `--views N` of as many rules (default: one of each).
 */
export async function run(flags: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...flags],
    options: { rules: { type: 'string', default: '100000' }, views: { type: 'string' } },
  });
  const rules = Number(values.rules);
  const views = Number(values.views ?? values.rules);
  const database = await startBenchDatabase();
  try {
    // As in an installation: the first change of a page after a checkpoint logs the whole page.
    await database.query('alter system set full_page_writes = on');
    await database.query('select pg_reload_conf()');
    const ids = await fillWithRules(database, rules);
    const written = [
      await measured(database, 'views of many rules', views, () => view(database, spread(ids, views))),
      await measured(database, 'views of one rule', 10_000, () =>
        view(database, spread(ids.slice(0, 1), 10_000)),
      ),
      await measured(database, 'hourly copy', views, () =>
        new StandingsRepository(database.statements).refresh(),
      ),
    ];
    printTable(`what ${views} views write, at ${rules} rules`, written);
    const lists = await measureLists(database);
    printTable('first pages of lists (ms)', lists);
    const known = await spreadOverPeople(database, rules);
    const walked = await walk(database, known);
    printTable(
      `slowest statements of a walk over every public surface, at ${rules} rules`,
      walked.statements,
    );
    printTable('slowest requests of the walk (ms, fastest of three)', walked.requests);
    const deletion = await measureDeletion(database, known.owner);
    printTable('deletion of an owner', [deletion]);
    await saveResult('growth', { rules, views, written, lists, walked, deletion });
  } finally {
    await database.stop();
  }
}

/** Rules in an order in which neighbours are far apart. */
function spread(ids: readonly string[], count: number): readonly string[] {
  return Array.from({ length: count }, (_, index) => ids[(index * 7919) % ids.length] ?? '');
}

/** Each view is of another visitor. */
async function view(database: BenchDatabase, ruleIds: readonly string[]): Promise<void> {
  const usage = new RuleUsageRepository(database.statements);
  const visits = new Visits(usage, ONE_BY_ONE, new PendingCounts(), pino({ level: 'warn' }));
  for (const [index, ruleId] of ruleIds.entries()) {
    await visits.view({ ruleId, visitor: randomBytes(32), day: '2026-11-26', userId: null });
    if (index % WRITTEN_TOGETHER === 0) await visits.flush();
  }
  await visits.onModuleDestroy();
}

async function measured(
  database: BenchDatabase,
  what: string,
  views: number,
  work: () => Promise<void>,
): Promise<Row> {
  await database.query('checkpoint');
  const before = await state(database);
  const start = performance.now();
  await work();
  const seconds = (performance.now() - start) / 1000;
  const after = await state(database);
  const megabytes = (after.written - before.written) / 1e6;
  return {
    what,
    seconds: rounded(seconds),
    'log MB': rounded(megabytes),
    'log MB per 10,000 views': rounded((megabytes / views) * 10_000),
    'updates of rules': after.rules - before.rules,
    'updates of documents': after.documents - before.documents,
  };
}

type State = { readonly written: number; readonly rules: number; readonly documents: number };

async function state(database: BenchDatabase): Promise<State> {
  const [found] = await database.query<State>(
    `select (pg_current_wal_insert_lsn() - '0/0')::float8 as written,
            sum(n_tup_upd) filter (where relname = 'rules')::int as rules,
            sum(n_tup_upd) filter (where relname = 'rule_search_documents')::int as documents
       from pg_stat_user_tables`,
  );
  if (!found) throw new Error('the database has no statistics');
  return found;
}

async function measureLists(database: BenchDatabase): Promise<readonly Row[]> {
  const lists = new FilteredRulesRepository(database.statements);
  const rows: Row[] = [];
  for (const sort of SORTS) {
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const start = performance.now();
      await lists.list({ filter: {}, viewer: { userId: null }, sort, limit: 20, offset: 0 });
      times.push(performance.now() - start);
    }
    rows.push({ sort, p50: rounded(percentile(times, 0.5)), p95: rounded(percentile(times, 0.95)) });
  }
  return rows;
}
