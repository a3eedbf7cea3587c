import { parseArgs } from 'node:util';
import type { Database } from '../server/kernel/database/database';
import { AuditLogRepository, type AuditSelection } from '../server/kernel/audit/audit-log.repository';
import { type Layout, layoutsIn } from './audit/layouts';
import { startBenchDatabase } from './database';
import { percentile, printTable, rounded, type Row, saveResult } from './report';

/** Months of events, of which the newest are kept. */
const MONTHS = 18;
const KEPT = 12;
/** Months by which time goes on, one after the other, after the first purge. */
const LATER = 3;
/** Months after which addresses become networks, about. */
const NETWORKS = 3;
const ACTORS = 5000;
const ROUNDS = 15;
const NOTHING = { layout: '', what: '', seconds: 0, 'log MB': 0, statements: 0, 'slowest ms': 0 };

/**
 * Measures the expiry of audit events, and the lists of the admin page before and after, for one table whose rows are deleted
 * in batches and for one with a partition a month: at first a backlog of months, as when the setting is new, then month by month.
 * Flags: `--events N` (default 3000000).
 */
export async function run(flags: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...flags],
    options: { events: { type: 'string', default: '3000000' } },
  });
  const each = Math.round(Number(values.events) / MONTHS);
  const database = await startBenchDatabase();
  try {
    // As in an installation: the first change of a page after a checkpoint logs the whole page.
    await database.query('alter system set full_page_writes = on');
    await database.query('select pg_reload_conf()');
    const months = Array.from({ length: MONTHS + LATER + 1 }, (_, index) => monthAgo(MONTHS + LATER - index));
    const written: Row[] = [];
    const lists: Row[] = [];
    for (const layout of await layoutsIn(database, months)) {
      const start = performance.now();
      for (const [index, month] of months.slice(0, MONTHS).entries())
        await fill(layout, month, each, index < MONTHS - NETWORKS);
      written.push({
        ...NOTHING,
        layout: layout.name,
        what: 'filled',
        seconds: seconds(start),
        ...(await sizes(layout)),
      });
      await layout.query('vacuum analyze audit_events');
      lists.push(...(await measureLists(layout, months[MONTHS - 2], 'before')));
      written.push(await measured(layout, 'backlog of months', () => layout.purge(months[MONTHS - KEPT])));
      lists.push(...(await measureLists(layout, months[MONTHS - 2], 'after, not vacuumed')));
      await layout.query('vacuum analyze audit_events');
      for (let later = 1; later <= LATER; later++) {
        const month = months[MONTHS + later - 1];
        if (month) await fill(layout, month, each, false);
        written.push(
          await measured(layout, `addresses of month ${later}`, () =>
            layout.age(months[MONTHS - NETWORKS + later]),
          ),
          await measured(layout, `month ${later}`, () => layout.purge(months[MONTHS - KEPT + later])),
        );
        await layout.query('vacuum analyze audit_events');
      }
      written.push({
        ...NOTHING,
        layout: layout.name,
        what: 'in the end, vacuumed',
        ...(await sizes(layout)),
      });
      lists.push(...(await measureLists(layout, months[MONTHS + LATER - 2], 'in the end')));
    }
    printTable(`expiry of audit events, ${each} a month`, written);
    printTable('lists: first page with its total (ms, median)', lists);
    await saveResult('audit', { each, written, lists });
  } finally {
    await database.stop();
  }
}

/** The beginning of a month, in UTC. */
function monthAgo(months: number): Date {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months, 1));
}

/** Events spread over a month, in the order of time, as their ids are. One in a thousand is rare. */
async function fill(layout: Layout, month: Date, count: number, isOld: boolean): Promise<void> {
  await layout.query(
    `with timed as (select n, $1::timestamptz + (interval '28 days' / $2::int) * n as at from generate_series(0, $2::int - 1) n)
     insert into audit_events (id, at, action, actor_kind, actor_id, target_kind, target_id, ip, agent, details)
     select (lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0') || '7abca' || substr(md5(random()::text), 1, 15))::uuid, at,
            case when n % 1000 = 0 then 'user.suspend'
                 else (array['session.start', 'session.end', 'rule.publish', 'session.refuse'])[n % 4 + 1] end,
            'user', md5('actor' || (n * 7919) % ${ACTORS})::uuid, 'session', gen_random_uuid(),
            case when $3 then '203.0.113.0/24' else '203.0.113.' || n % 250 end,
            'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko)', '{"isNewDevice": false}'
       from timed`,
    [month, count, isOld],
  );
}

async function measured(layout: Layout, what: string, work: () => Promise<readonly number[]>): Promise<Row> {
  await layout.query('checkpoint');
  const start = performance.now();
  const begin = await written(layout);
  const times = await work();
  const taken = seconds(start);
  const megabytes = ((await written(layout)) - begin) / 1e6;
  return {
    layout: layout.name,
    what,
    seconds: taken,
    'log MB': rounded(megabytes),
    statements: times.length,
    'slowest ms': rounded(Math.max(...times)),
    ...(await sizes(layout)),
  };
}

const seconds = (start: number) => rounded((performance.now() - start) / 1000);

async function written(layout: Layout): Promise<number> {
  const [row] = await layout.query<{ at: number }>(
    `select (pg_current_wal_insert_lsn() - '0/0')::float8 as at`,
  );
  return row?.at ?? Number.NaN;
}

type Sizes = { readonly 'dead rows': number; readonly 'table MB': number; readonly 'indexes MB': number };

async function sizes(layout: Layout): Promise<Sizes> {
  await layout.query('select pg_stat_force_next_flush()').catch(() => undefined);
  const [row] = await layout.query<Sizes>(
    `select sum(pg_stat_get_dead_tuples(relid))::int as "dead rows",
            round(sum(pg_table_size(relid)) / 1e6)::int as "table MB", round(sum(pg_indexes_size(relid)) / 1e6)::int as "indexes MB"
       from pg_partition_tree('audit_events') where isleaf
      union all select pg_stat_get_dead_tuples('audit_events'::regclass)::int, round(pg_table_size('audit_events') / 1e6)::int,
            round(pg_indexes_size('audit_events') / 1e6)::int
       from pg_class where oid = 'audit_events'::regclass and relkind = 'r' and not relispartition
      order by 1 nulls last limit 1`,
  );
  if (!row) throw new Error('the table has no size');
  return row;
}

async function measureLists(layout: Layout, month: Date | undefined, when: string): Promise<readonly Row[]> {
  if (!month) throw new Error('there is no such month');
  const [event] = await layout.query<{ actor: string; target: string }>(
    `select actor_id as actor, target_id as target from audit_events where at >= $1 order by at limit 1`,
    [month],
  );
  if (!event) throw new Error('there is no event');
  const until = new Date(month.getTime() + 7 * 86_400_000);
  const selections: readonly (readonly [string, AuditSelection])[] = [
    ['all', {}],
    ['an actor', { actorId: event.actor }],
    ['a target', { targetId: event.target }],
    ['a rare action', { actions: ['user.suspend'] }],
    ['a frequent action', { actions: ['session.start'] }],
    ['not two actions', { notActions: ['session.start', 'session.end'] }],
    ['a week', { from: month, until }],
    ['an actor in a week', { actorId: event.actor, from: month, until }],
    ['a rare action in a week', { actions: ['user.suspend'], from: month, until }],
  ];
  const log = new AuditLogRepository(layout.statements as Database);
  const rows: Row[] = [];
  const median = async (work: () => Promise<unknown>) => {
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const start = performance.now();
      await work();
      times.push(performance.now() - start);
    }
    return rounded(percentile(times, 0.5));
  };
  for (const [filter, selection] of selections)
    rows.push({
      layout: layout.name,
      when,
      filter,
      ms: await median(() => log.list(selection, { limit: 50, offset: 0, after: null })),
    });
  rows.push({ layout: layout.name, when, filter: 'known actions', ms: await median(() => log.actions()) });
  return rows;
}
