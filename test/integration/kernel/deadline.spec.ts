import { withDeadline } from '../../../server/kernel/deadline';
import { Database } from '../../../server/kernel/database/database';
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
/** Statements of readers, who ask for visibility; jobs that wait for the lock beside them have no deadline. */
const WAITING = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query ~ 'rule_is_visible'`;
const within = (milliseconds: number) => ({ milliseconds, refusal: () => TimedOut() });

describe('a deadline', () => {
  const app = useTestApp();

  const database = () => app.nest.get(Database, { strict: false });
  const transactions = () => app.nest.get(Transactions, { strict: false });
  /** pg_stat_activity shows the end of a statement slightly after its response; SLEEP would take much longer. */
  const stops = (statement: string) =>
    until(async () => {
      const running = `select from pg_stat_activity where state = 'active' and query = $1`;
      return (await app.database.rows(running, [statement])).length === 0;
    }, 1000);

  it('cancels running statements and rejects new ones', async () => {
    await withDeadline(within(100), async () => {
      await expect(database().read(SLEEP)).rejects.toMatchObject({ definition: TimedOut.definition });
      await stops(SLEEP);
      await expect(database().read('select 1')).rejects.toMatchObject({
        definition: TimedOut.definition,
      });
    });
  });

  it('stops statements side by side and leaves those of others alone', async () => {
    const other = database().read<{ one: number }>('select 1 as one, pg_sleep(0.4)');
    const late = withDeadline(within(100), () =>
      Promise.allSettled([database().read(SLEEP), database().read(SLEEP)]),
    );
    expect((await late).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await other).toMatchObject([{ one: 1 }]);
  });

  it('rolls back the transaction and keeps connections usable', async () => {
    const work = async () => {
      await database().write('create table half_done ()');
      await database().read(SLEEP);
    };
    await expect(withDeadline(within(100), () => transactions().run(work))).rejects.toMatchObject({
      definition: TimedOut.definition,
    });
    expect(await app.database.rows(`select from pg_tables where tablename = 'half_done'`)).toEqual([]);
    const answers = await Promise.all(Array.from({ length: 10 }, () => database().read('select 1')));
    expect(answers).toHaveLength(10);
  });

  it('leaves work alone that ends in time, and whatever comes after it', async () => {
    expect(await withDeadline(within(30_000), () => database().read('select 1 as one'))).toEqual([
      { one: 1 },
    ]);
    expect(await database().read('select 2 as two')).toEqual([{ two: 2 }]);
  });

  it('stops statements of TypeORM as well, and keeps the connection', async () => {
    const users = () => database().repository(User);
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

  it('does not apply to work after a commit', async () => {
    let found: unknown;
    const job = async () => {
      found = await database().read('select 1 as one, pg_sleep(0.4)');
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
  /** Blocks reads of rules for less than the lock timeout; resolves once the lock is held. */
  const holdRules = async () => {
    const held = app.database.rows('begin; lock table rules; select pg_sleep(2.5); commit');
    await until(async () => (await app.database.rows(HOLDERS)).length > 0);
    return { released: () => held };
  };
  const nobodyWaits = () => until(async () => (await app.database.rows(WAITING)).length === 0, 2000);

  it.each([
    ['en', 'The request took too long and was stopped. Request less data at once.'],
    ['ja', '処理に時間がかかりすぎたため中止しました。一度に取得するデータを減らしてください。'],
  ])('stops a GraphQL operation with a message in %s', async (language, message) => {
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
  ])('stops a REST call with a message in %s', async (language, message) => {
    const { released } = await holdRules();
    const answer = await as(app, null).post('/api/rules/list').set('Accept-Language', language);
    await nobodyWaits();
    await released();
    expectError(answer, 503, 'SERVICE_UNAVAILABLE', message);
    expect(answer.headers['retry-after']).toBe('5');
  });

  it('ends with the response', async () => {
    await as(app, null).post('/api/rules/list').expect(200);
  });
});
