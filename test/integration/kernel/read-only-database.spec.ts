import { useTestApp } from '../../support/app';
import { as } from '../../support/as';
import { aRule } from '../../support/factories/rule';
import { aUser, type TestUser } from '../../support/factories/user';
import { until } from '../../support/until';

describe('a read-only database', () => {
  const app = useTestApp();
  let taro: TestUser;
  let rule: { id: string; path: string };

  beforeEach(async () => {
    taro = await aUser(app);
    rule = await aRule(app, taro, { content: '# Read me\n' });
    // The first visit of a day makes the salt that hides visitors.
    const { id } = await aRule(app, taro, { name: 'visited' });
    await as(app, null).post('/api/rules/view', { ruleId: id }).expect(200);
    await app.storeVisits();
    await setReadOnly('on');
  });
  afterEach(() => setReadOnly('off'));

  it('can be read; views and downloads wait until it takes them', async () => {
    await as(app, null).get(`/api/rules/${rule.path}`).expect(200);
    await as(app, null).post('/api/rules/list').expect(200);
    const { body } = await as(app, null).post('/api/rules/getContent', { id: rule.id }).expect(200);
    expect(body.content).toBe('# Read me\n');
    // What is counted when somebody reads first is not known then.
    const version = await as(app, null).get(`/api/rules/${rule.path}/versions/1.0.0`).expect(200);
    expect(version.body.contextCost).toBeNull();
    const viewed = await as(app, null).post('/api/rules/view', { ruleId: rule.id }).expect(200);
    expect(viewed.body.views).toBe(1);
    await setReadOnly('off');
    await until(async () => {
      await app.storeVisits();
      const [counters] = await app.database.rows<{ views: number }>(
        'select views from rule_counters where rule_id = $1',
        [rule.id],
      );
      return counters?.views === 1;
    });
  });

  it('rejects writes with 503 and Retry-After', async () => {
    const change = { id: rule.id, content: '# Write me\n' };
    const { body, headers } = await as(app, taro).post('/api/rules/update', change).expect(503);
    expect(body.code).toBe('SERVICE_UNAVAILABLE');
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    await as(app, taro).post('/api/rules/star', { ruleId: rule.id }).expect(503);
  });

  it('is reported as ready and read-only', async () => {
    await app.http().get('/readyz').expect(200, { status: 'read-only' });
    await setReadOnly('off');
    await app.http().get('/readyz').expect(200, { status: 'ready' });
  });

  /** Applies to new connections; closes existing ones. */
  async function setReadOnly(state: 'on' | 'off'): Promise<void> {
    const name = new URL(app.database.url).pathname.slice(1);
    await app.database.rows(
      `begin read write; alter database ${name} set default_transaction_read_only = ${state}; commit`,
    );
    await app.database.rows(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and application_name = 'kimari'`,
      [name],
    );
    await app.database.rows(`set default_transaction_read_only = off`);
    await until(async () => (await app.http().get('/readyz')).status === 200);
  }
});
