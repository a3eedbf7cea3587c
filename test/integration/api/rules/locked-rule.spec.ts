import { Client } from 'pg';
import { useTestApp } from '../../../support/app';
import { as } from '../../../support/as';
import { aRule } from '../../../support/factories/rule';
import { aUser } from '../../../support/factories/user';

/** Milliseconds, for a machine that does much else. One after another, these writers would wait for more than a minute. */
const WRITERS_WITHIN = 12_000;

describe('a rule whose row another session holds', () => {
  const app = useTestApp();

  it('keeps its own writers waiting for a while, and nobody else', async () => {
    const owner = await aUser(app);
    const rule = await aRule(app, owner);
    const other = await aRule(app, owner, { name: 'another-rule' });
    const release = await holdRow(rule.id);
    const body = { id: rule.id };
    const writers = Array.from({ length: 50 }, (_, index) =>
      timed(as(app, owner).post('/api/rules/update', { ...body, content: `Text ${index}.\n` })),
    );
    writers.push(timed(as(app, owner).post('/api/rules/deprecate', { ...body, message: 'Old' })));
    writers.push(timed(as(app, owner).post('/api/rules/delete', body)));
    const viewed = timed(as(app, null).post('/api/rules/view', { ruleId: rule.id }));
    const text = await as(app, null).get(`/api/rules/${rule.path}/raw`);
    const readers = Array.from({ length: 30 }, () =>
      timed(as(app, null).post('/api/rules/search', { query: 'another' })),
    );
    const read = await Promise.all(readers);
    const starred = [rule, other].map(({ id }) =>
      timed(as(app, owner).post('/api/rules/star', { ruleId: id })),
    );
    const elsewhere = await Promise.all(starred);
    const written = await Promise.all(writers);
    await release();

    expect(new Set(read.map(({ status }) => status))).toEqual(new Set([200]));
    expect([...elsewhere.map(({ status }) => status), text.status, (await viewed).status]).toEqual([
      200, 200, 200, 200,
    ]);
    expect(new Set(written.map(({ status }) => status))).toEqual(new Set([503]));
    expect(Math.max(...written.map(({ took }) => took))).toBeLessThan(WRITERS_WITHIN);
    await as(app, owner)
      .post('/api/rules/update', { ...body, content: 'Text at last.\n' })
      .expect(200);
  });

  let holder: Client | undefined;
  afterEach(() => holder?.end());

  async function holdRow(id: string): Promise<() => Promise<void>> {
    const client = new Client({ connectionString: app.database.url });
    holder = client;
    await client.connect();
    await client.query('begin');
    await client.query('select 1 from rules where id = $1 for update', [id]);
    return async () => void (await client.query('rollback'));
  }

  async function timed(call: ReturnType<ReturnType<typeof as>['post']>) {
    const begun = performance.now();
    const { status } = await call;
    return { status, took: performance.now() - begun };
  }
});
