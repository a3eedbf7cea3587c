import type { Logger } from 'pino';
import { BackgroundConnection } from '../../../server/kernel/database/background-connection';
import { LOGGER } from '../../../server/kernel/logging/logging.module';
import { PurgeSteps } from '../../../server/kernel/maintenance/purge-steps';
import { PurgeTask } from '../../../server/kernel/maintenance/purge.task';
import { createTestApp, type TestApp, useTestApp } from '../../support/app';
import { as } from '../../support/as';
import { anOrganization } from '../../support/factories/organization';
import { aRule } from '../../support/factories/rule';
import { aUser } from '../../support/factories/user';

const DAY = 24 * 60 * 60 * 1000;

/** Runs the task as its schedule does, or with smaller batches. */
async function purgeOf({ nest }: TestApp, batch?: number): Promise<void> {
  const task = nest.get(PurgeTask, { strict: false });
  if (batch === undefined) await task.run();
  else
    await nest
      .get(BackgroundConnection, { strict: false })
      .runAlone('purge', async (statements) => void (await task.purge(statements, batch)));
}

/** Blocks of audit events and their indexes that this transaction has read until now, however often. */
const BLOCKS_OF_EVENTS = `(select sum(pg_stat_get_xact_blocks_fetched(oid)) from pg_class
  where oid = 'audit_events'::regclass or oid in (select indexrelid from pg_index where indrelid = 'audit_events'::regclass))`;

describe('the purge', () => {
  const app = useTestApp();
  const purge = (batch?: number) => purgeOf(app, batch);
  const count = async (table: string): Promise<number> =>
    (await app.database.rows<{ count: number }>(`select count(*)::int as count from ${table}`))[0]!.count;
  const counts = async () => {
    await purge();
    const tables = ['sessions', 'refresh_tokens', 'one_time_tokens', 'mail_outbox', 'rate_limits', 'users'];
    return Promise.all(tables.map(count));
  };

  it('deletes only data that expired long enough ago', async () => {
    await aUser(app);
    await app.database.rows("insert into rate_limits values ('a', 1, extract(epoch from now()) * 1000)");
    expect(await counts()).toEqual([1, 1, 1, 1, 1, 1]);
    // The time of links runs from the sending of their mail.
    await app.mails();
    app.passTime(9 * DAY);
    expect(await counts()).toEqual([1, 1, 0, 1, 0, 1]);
    app.passTime(23 * DAY);
    expect(await counts()).toEqual([0, 0, 0, 0, 0, 1]);
  });

  it('deletes invitations 30 days after they expired', async () => {
    const owner = await aUser(app);
    const { id } = await anOrganization(app, { owner });
    await as(app, owner).post(`/api/organizations/${id}/invite`, { email: 'guest@example.jp' }).expect(200);
    await app.mails();
    app.passTime(36 * DAY);
    await purge();
    expect(await count('invitations')).toBe(1);
    app.passTime(2 * DAY);
    await purge();
    expect(await count('invitations')).toBe(0);
  });

  it('deletes views and downloads but keeps their counts', async () => {
    // To a day whose salt the application does not know from another test.
    app.passTime(100 * DAY);
    const taro = await aUser(app);
    const { id } = await aRule(app, taro);
    for (const who of [taro, null]) {
      await as(app, who).post('/api/rules/view', { ruleId: id }).expect(200);
      await as(app, who).post('/api/rules/getContent', { id }).expect(200);
    }
    await app.storeVisits();
    await purge();
    const tables = ['rule_views', 'version_downloads', 'visitor_salts'];
    const before = await Promise.all(tables.map(count));
    app.passTime(3 * DAY);
    await purge();
    // An account's view is counted once, for ever.
    expect([before, await Promise.all(tables.map(count))]).toEqual([
      [2, 2, 1],
      [1, 0, 0],
    ]);
    expect(await app.database.rows('select views, downloads from rule_counters')).toEqual([
      { views: 2, downloads: 2 },
    ]);
  });

  it('truncates addresses in old audit events to their networks', async () => {
    await app.database.rows(
      `insert into audit_events (id, action, actor_kind, ip, agent)
       select gen_random_uuid(), 'session.start', 'user', ip, 'curl'
         from unnest(array['203.0.113.77', '2001:db8:1:2::3', 'nobody knows', null]) as ip`,
    );
    const addresses = async () => {
      await purge(1);
      const rows = await app.database.rows<{ ip: string | null }>('select ip from audit_events order by ip');
      return rows.map(({ ip }) => ip);
    };
    expect(await addresses()).toEqual(['2001:db8:1:2::3', '203.0.113.77', 'nobody knows', null]);
    app.passTime(91 * DAY);
    expect(await addresses()).toEqual(['2001:db8:1::/48', '203.0.113.0/24', null, null]);
    expect(await addresses()).toEqual(['2001:db8:1::/48', '203.0.113.0/24', null, null]);
  });

  it('processes a backlog in small batches', async () => {
    await app.database.rows(`insert into rate_limits select 'key ' || n, 1, 0 from generate_series(1, 23) n`);
    await purge(5);
    expect(await count('rate_limits')).toBe(0);
  });

  it('continues after a failed step', async () => {
    const steps = app.nest.get(PurgeSteps, { strict: false });
    const logged = jest.spyOn(app.nest.get<Logger>(LOGGER, { strict: false }), 'warn');
    const all = [{ name: 'broken', batch: 'select 1 / 0, $1::timestamptz, $2::int' }, ...steps.all];
    jest.spyOn(steps, 'all', 'get').mockReturnValue(all);
    await app.database.rows(`insert into rate_limits values ('a', 1, 0)`);
    await purge();
    expect(await count('rate_limits')).toBe(0);
    expect(logged.mock.calls).toMatchObject([[{ step: 'broken' }, 'a purge step failed']]);
  });

  it('runs in only one process', async () => {
    await app.database.rows(`insert into rate_limits values ('a', 1, 0)`);
    await app.nest.get(BackgroundConnection, { strict: false }).runAlone('purge', () => purge());
    expect(await count('rate_limits')).toBe(1);
  });

  it('needs no sequential scan', async () => {
    for (const { name, batch } of app.nest.get(PurgeSteps, { strict: false }).all) {
      const plan = await planOf(batch);
      expect([name, plan.filter((line) => /Seq Scan/.test(line))]).toEqual([name, []]);
    }
  });

  /** The query plan for large tables; the setting is local to its transaction. */
  async function planOf(batch: string): Promise<readonly string[]> {
    const statement = batch.replaceAll('$1', `'2026-01-01'`).replaceAll('$2', '5000');
    const rows = await app.database.rows<{ line: string }>(
      `select line from plan_without_scans($1) as line`,
      [statement],
    );
    return rows.map(({ line }) => line);
  }

  beforeAll(() =>
    app.database.rows(`
      create function plan_without_scans(statement text) returns setof text language plpgsql
        set enable_seqscan = off as $$
      begin
        return query execute 'explain ' || statement;
      end $$`),
  );
});

describe('audit events', () => {
  const app = useTestApp();
  const change = (set: string) => app.database.rows(`update audit_events set ${set}`);

  beforeEach(() =>
    app.database.rows(
      `insert into audit_events (id, action, actor_kind, ip, agent)
       values (gen_random_uuid(), 'session.start', 'user', '203.0.113.77', 'curl')`,
    ),
  );

  it.each(['ip = null', 'agent = null', 'ip = null, agent = null', `ip = '203.0.113.0/24'`])(
    'may lose personal data: %s',
    async (set) => {
      await expect(change(set)).resolves.toEqual([]);
    },
  );

  it.each([
    `ip = '203.0.113.78'`,
    `ip = '203.0.0.0/16'`,
    `agent = 'wget'`,
    `action = 'session.end'`,
    `ip = null, action = 'session.end'`,
    `ip = null, details = '{"a": 1}'`,
    `actor_id = gen_random_uuid()`,
    `at = now() + interval '1 day'`,
  ])('cannot be changed otherwise: %s', async (set) => {
    await expect(change(set)).rejects.toMatchObject({ constraint: 'ck_audit_events_append_only' });
  });

  it('cannot be deleted', async () => {
    await expect(app.database.rows('delete from audit_events')).rejects.toMatchObject({
      constraint: 'ck_audit_events_append_only',
    });
  });
});

describe('retention', () => {
  const app = useTestApp({ AUDIT_RETENTION_DAYS: '40', VIEWS_RETENTION_DAYS: '40' });
  const purge = (batch?: number) => purgeOf(app, batch);
  const addEvents = () =>
    app.database.rows(
      `insert into audit_events (id, at, action, actor_kind)
       select gen_random_uuid(), now() - make_interval(days => age), 'session.start', 'user'
         from generate_series(0, 200) age`,
    );
  const ages = async () => {
    const rows = await app.database.rows<{ age: number }>(
      'select extract(day from now() - at)::int as age from audit_events order by at desc',
    );
    return rows.map(({ age }) => age);
  };
  /** The age of the first day of the month in which a day so long ago lies. */
  const monthOf = async (days: number) => {
    const [row] = await app.database.rows<{ age: number }>(
      `select (now() at time zone 'UTC')::date
              - date_trunc('month', (now() at time zone 'UTC') - make_interval(days => $1))::date as age`,
      [days],
    );
    return row!.age;
  };

  it('deletes whole months of audit events in batches', async () => {
    await addEvents();
    await purge(7);
    const kept = await monthOf(40);
    expect(await ages()).toEqual(Array.from({ length: kept + 1 }, (_, age) => age));
    await purge();
    expect(await ages()).toHaveLength(kept + 1);
  });

  it('reads no more of the table than it deletes, wherever its rows lie', async () => {
    await app.database.rows(
      `insert into audit_events (id, at, action, actor_kind)
       select gen_random_uuid(), now() - make_interval(days => age), 'session.start', 'user'
         from generate_series(0, 200) age, generate_series(1, 300) order by random()`,
    );
    await app.database.rows('analyze audit_events');
    const oldest = async () => Math.max(...(await ages()));
    await app.database.rows(`select purge_audit_events(now() - interval '40 days', 290)`);
    expect(await oldest()).toBe(200);
    const [read] = await app.database.rows<{ purged: number; blocks: number; pages: number }>(
      `with before as materialized (select ${BLOCKS_OF_EVENTS} as blocks),
            purge as materialized (select count(purged)::int as purged
                                   from before, purge_audit_events(now() - interval '40 days', 10) purged),
            after as materialized (select ${BLOCKS_OF_EVENTS} as blocks from purge)
       select purged, (after.blocks - before.blocks)::int as blocks,
              (pg_relation_size('audit_events') / current_setting('block_size')::int)::int as pages
         from before, purge, after`,
    );
    expect(read?.purged).toBe(10);
    expect(read?.blocks).toBeLessThan(read!.pages / 4);
    expect(await oldest()).toBe(199);
  });

  it.each([
    ['a statement of its own', 'delete from audit_events'],
    [
      'truncating under the mark',
      `with mark as (select set_config('kimari.purges_audit_events', 'on', true)) delete from audit_events using mark`,
    ],
    ['the function with a time ahead', `select purge_audit_events(now() + interval '10 years', 1000)`],
  ])('never deletes events of the last 30 days: %s', async (_case, statement) => {
    await addEvents();
    await app.database.rows(statement).catch((error: { constraint?: string }) => {
      expect(error.constraint).toBe('ck_audit_events_append_only');
    });
    expect((await ages()).filter((age) => age < 30)).toHaveLength(30);
    await app.database.rows('select 1');
  });

  it('lets nobody change an event, however old it is', async () => {
    await addEvents();
    await expect(app.database.rows(`update audit_events set action = 'x'`)).rejects.toMatchObject({
      constraint: 'ck_audit_events_append_only',
    });
  });

  it('forgets old views of accounts and keeps their count', async () => {
    const [taro, hana] = await Promise.all([aUser(app), aUser(app)]);
    const { id } = await aRule(app, taro);
    for (const who of [taro, hana]) await as(app, who).post('/api/rules/view', { ruleId: id }).expect(200);
    await app.storeVisits();
    await app.database.rows(
      `update rule_views set counted_on = current_date - 100 where visitor in (select visitor from rule_views limit 1)`,
    );
    await purge();
    expect(await app.database.rows('select 1 from rule_views')).toHaveLength(1);
    expect(await app.database.rows('select views from rule_counters')).toEqual([{ views: 2 }]);
  });

  it('has no end by default for audit events', async () => {
    const all = await createTestApp();
    const steps = all.nest.get(PurgeSteps, { strict: false }).all.map(({ name }) => name);
    expect(steps).toContain('rule_views of accounts');
    expect(steps).not.toContain('audit_events');
    await all.close();
  });
});
