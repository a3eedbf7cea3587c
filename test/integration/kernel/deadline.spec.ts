import { withDeadline } from '../../../server/kernel/deadline';
import { Transactions } from '../../../server/kernel/database/transactions';
import { TimedOut } from '../../../server/kernel/errors/request.errors';
import { User } from '../../../server/modules/users/user.entity';
import { SURFACES } from '../../../server/surfaces';
import { useTestApp } from '../../support/app';
import { as } from '../../support/as';
import { expectError } from '../../support/expect-error';
import { until } from '../../support/until';

const SLEEP = 'select pg_sleep(4)';
const HOLDERS = `select from pg_locks where relation = 'rules'::regclass and mode = 'AccessExclusiveLock' and granted`;
const WAITING = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
const within = (milliseconds: number) => ({ milliseconds, refusal: () => TimedOut() });

describe('a deadline', () => {
  const app = useTestApp();

  const transactions = () => app.nest.get(Transactions, { strict: false });
  /** PostgreSQL tells of a statement's end a moment after it has answered; SLEEP would take much longer. */
  const stops = (statement: string) =>
    until(async () => {
      const running = `select from pg_stat_activity where state = 'active' and query = $1`;
      return (await app.database.rows(running, [statement])).length === 0;
    }, 1000);

  it('stops what runs in the database, and refuses what would start', async () => {
    await withDeadline(within(100), async () => {
      await expect(transactions().query(SLEEP)).rejects.toMatchObject({ definition: TimedOut.definition });
      await stops(SLEEP);
      await expect(transactions().query('select 1')).rejects.toMatchObject({
        definition: TimedOut.definition,
      });
    });
  });

  it('stops statements side by side and leaves those of others alone', async () => {
    const other = transactions().query<{ one: number }>('select 1 as one, pg_sleep(0.4)');
    const late = withDeadline(within(100), () =>
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
    await expect(withDeadline(within(100), () => transactions().run(work))).rejects.toMatchObject({
      definition: TimedOut.definition,
    });
    expect(await app.database.rows(`select from pg_tables where tablename = 'half_done'`)).toEqual([]);
    const answers = await Promise.all(Array.from({ length: 10 }, () => transactions().query('select 1')));
    expect(answers).toHaveLength(10);
  });

  it('leaves work alone that ends in time, and whatever comes after it', async () => {
    expect(await withDeadline(within(1000), () => transactions().query('select 1 as one'))).toEqual([
      { one: 1 },
    ]);
    expect(await transactions().query('select 2 as two')).toEqual([{ two: 2 }]);
  });

  it('stops statements of TypeORM as well, and keeps the connection', async () => {
    const users = () => transactions().repository(User);
    await expect(withDeadline(within(100), () => users().query(SLEEP))).rejects.toMatchObject({
      driverError: { definition: TimedOut.definition },
    });
    await stops(SLEEP);
    const inTransaction = () => transactions().run(() => users().query(SLEEP));
    await expect(withDeadline(within(100), inTransaction)).rejects.toMatchObject({
      driverError: { definition: TimedOut.definition },
    });
    expect(await users().count()).toBe(0);
  });

  it('lets what is done after a commit take its time', async () => {
    let found: unknown;
    const job = async () => {
      found = await transactions().query('select 1 as one, pg_sleep(0.4)');
    };
    await withDeadline(within(200), () => transactions().run(() => transactions().afterCommit(job)));
    expect(found).toMatchObject([{ one: 1 }]);
  });
});

describe('the deadline of a surface', () => {
  const hasty = SURFACES.map((surface) => ({
    ...surface,
    deadline: { ...surface.deadline, milliseconds: 200 },
  }));
  const app = useTestApp({}, { surfaces: hasty });
  /** Holds what reads rules up, but less long than a statement may wait for a lock; resolves when it does. */
  const holdRules = async () => {
    const held = app.database.rows('begin; lock table rules; select pg_sleep(2); commit');
    await until(async () => (await app.database.rows(HOLDERS)).length > 0);
    return { released: () => held };
  };
  const nobodyWaits = () => until(async () => (await app.database.rows(WAITING)).length === 0, 1000);

  it.each([
    ['en', 'The request took too long and was stopped. Request less data at once.'],
    ['ja', '処理に時間がかかりすぎたため中止しました。一度に取得するデータを減らしてください。'],
  ])('ends an operation of GraphQL, said in %s', async (language, message) => {
    const { released } = await holdRules();
    const { body } = await as(app, null)
      .graphql('{ rules { nodes { id } } }')
      .set('Accept-Language', language)
      .expect(200);
    await released();
    expect(body.errors[0]).toMatchObject({
      message,
      extensions: { code: 'GATEWAY_TIMEOUT', status: 504, reason: 'request.timedOut' },
    });
  });

  it.each([
    ['en', 'Service temporarily unavailable. Please try again later.'],
    ['ja', '現在サービスを利用できません。しばらくしてからもう一度お試しください。'],
  ])('ends a call of REST, said in %s', async (language, message) => {
    const { released } = await holdRules();
    const answer = await as(app, null).post('/api/rules/list').set('Accept-Language', language);
    await nobodyWaits();
    await released();
    expectError(answer, 503, 'SERVICE_UNAVAILABLE', message);
    expect(answer.headers['retry-after']).toBe('5');
  });

  it('is over with the answer: the next has its own', async () => {
    await as(app, null).post('/api/rules/list').expect(200);
  });
});
