import { useTestApp } from '../../support/app';
import { as } from '../../support/as';
import { aRule } from '../../support/factories/rule';
import { aUser, type TestUser } from '../../support/factories/user';
import { until } from '../../support/until';

describe('a database that can only be read', () => {
  const app = useTestApp();
  let taro: TestUser;
  let rule: { id: string; path: string };

  beforeEach(async () => {
    taro = await aUser(app);
    rule = await aRule(app, taro, { content: '# Read me\n' });
    await setReadOnly('on');
  });
  afterEach(() => setReadOnly('off'));

  it('is read as ever: what would only be counted is not', async () => {
    await as(app, null).get(`/api/rules/${rule.path}`).expect(200);
    await as(app, null).post('/api/rules/list').expect(200);
    const { body } = await as(app, null).post('/api/rules/getContent', { id: rule.id }).expect(200);
    expect(body.content).toBe('# Read me\n');
    const viewed = await as(app, null).post('/api/rules/view', { ruleId: rule.id }).expect(200);
    expect(viewed.body.views).toBe(0);
  });

  it('refuses to write with a 503 that says when to come back', async () => {
    const change = { id: rule.id, content: '# Write me\n' };
    const { body, headers } = await as(app, taro).post('/api/rules/update', change).expect(503);
    expect(body.code).toBe('SERVICE_UNAVAILABLE');
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    await as(app, taro).post('/api/rules/star', { ruleId: rule.id }).expect(503);
  });

  it('is ready, and says that it is read-only', async () => {
    await app.http().get('/readyz').expect(200, { status: 'read-only' });
    await setReadOnly('off');
    await app.http().get('/readyz').expect(200, { status: 'ready' });
  });

  /** For every connection from now on; those that are open are ended. */
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
