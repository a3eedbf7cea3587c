import { withDeadline } from '../../../server/kernel/deadline';
import { Transactions } from '../../../server/kernel/database/transactions';
import { TimedOut } from '../../../server/kernel/errors/request.errors';
import { GRAPHQL_LIMITS } from '../../../server/kernel/graphql/limits';
import { useTestApp } from '../../support/app';
import { as } from '../../support/as';

const SLEEP = 'select pg_sleep(4)';

describe('a deadline', () => {
  const app = useTestApp();

  const transactions = () => app.nest.get(Transactions, { strict: false });
  const runs = (statement: string) =>
    app.database.rows(`select from pg_stat_activity where state = 'active' and query = $1`, [statement]);

  it('stops what runs in the database, and refuses what would start', async () => {
    await withDeadline(100, async () => {
      await expect(transactions().query(SLEEP)).rejects.toMatchObject({ definition: TimedOut.definition });
      expect(await runs(SLEEP)).toEqual([]);
      await expect(transactions().query('select 1')).rejects.toMatchObject({
        definition: TimedOut.definition,
      });
    });
  });

  it('stops statements side by side and leaves those of others alone', async () => {
    const other = transactions().query<{ one: number }>('select 1 as one, pg_sleep(0.4)');
    const late = withDeadline(100, () =>
      Promise.allSettled([transactions().query(SLEEP), transactions().query(SLEEP)]),
    );
    expect((await late).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await other).toMatchObject([{ one: 1 }]);
  });

  it('takes back the transaction that it stops, and leaves the connections usable', async () => {
    const work = async () => {
      await transactions().query('create table half_done ()');
      await transactions().query(SLEEP);
    };
    await expect(withDeadline(100, () => transactions().run(work))).rejects.toMatchObject({
      definition: TimedOut.definition,
    });
    expect(await app.database.rows(`select from pg_tables where tablename = 'half_done'`)).toEqual([]);
    const answers = await Promise.all(Array.from({ length: 10 }, () => transactions().query('select 1')));
    expect(answers).toHaveLength(10);
  });

  it('leaves work alone that ends in time, and whatever comes after it', async () => {
    expect(await withDeadline(1000, () => transactions().query('select 1 as one'))).toEqual([{ one: 1 }]);
    expect(await transactions().query('select 2 as two')).toEqual([{ two: 2 }]);
  });

  it.each([
    ['en', 'This took too long and was stopped. Ask for less at once.'],
    ['ja', '時間がかかりすぎたため中止しました。一度に求める量を減らしてください。'],
  ])('ends an operation of GraphQL, said in %s', async (language, message) => {
    jest.replaceProperty(GRAPHQL_LIMITS as { milliseconds: number }, 'milliseconds', 200);
    const hold = app.database.rows('begin; lock table rules; select pg_sleep(1.5); commit');
    const { body } = await as(app, null)
      .graphql('{ rules { nodes { id } } }')
      .set('Accept-Language', language)
      .expect(200);
    await hold;
    expect(body.errors[0]).toMatchObject({
      message,
      extensions: { code: 'GATEWAY_TIMEOUT', status: 504, reason: 'request.timedOut' },
    });
  });
});
