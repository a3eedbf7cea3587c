import { Clock } from '../../../server/kernel/clock';
import { GraphqlExecutor } from '../../../server/kernel/graphql/execute';
import { KEPT_FOR } from '../../../server/kernel/http/kept/short-memory';
import { RulesService } from '../../../server/modules/rules/rules.service';
import { useTestApp, type TestApp } from '../../support/app';
import { as } from '../../support/as';
import { aRule } from '../../support/factories/rule';
import { aUser, type TestUser } from '../../support/factories/user';

const QUERY = 'query Rule($path: String!) { rule(path: $path) { id description } }';
const OPERATION = { query: QUERY, variables: { path: '@taro/open' } };

/** A page of a visitor who is not signed in. */
const visitor = (ip = '198.51.100.1') =>
  ({ actor: { kind: 'anonymous', origin: { ip, agent: 'test' } }, locale: 'ja', requestId: 'page' }) as const;

describe('reads of pages', () => {
  const app = useTestApp({ KEPT_ANSWERS: 'on' });
  let taro: TestUser;
  let id: string;
  let now: number;
  beforeEach(async () => {
    taro = await aUser(app, { username: 'taro' });
    ({ id } = await aRule(app, taro, { name: 'open', description: 'before' }));
    now = Date.now();
    jest.spyOn(app.nest.get(Clock, { strict: false }), 'now').mockImplementation(() => new Date(now));
  });

  const executorOf = ({ nest }: Pick<TestApp, 'nest'>) => nest.get(GraphqlExecutor, { strict: false });
  const read = (caller: Parameters<GraphqlExecutor['execute']>[1] = visitor()) =>
    executorOf(app).execute(OPERATION, caller);
  const watch = () => jest.spyOn(app.nest.get(RulesService, { strict: false }), 'findByPath');

  it('are computed once for all visitors, and no page can change what the others get', async () => {
    const computed = watch();
    const answers = await Promise.all(Array.from({ length: 20 }, () => read()));
    expect(computed).toHaveBeenCalledTimes(1);
    expect(answers[0]?.data).toEqual({ rule: { id, description: 'before' } });
    for (const answer of answers.slice(1)) {
      // Also the prototypes, which pages write.
      expect(answer).toStrictEqual(answers[0]);
      expect(() => Object.assign(answer.data?.['rule'] ?? {}, { description: 'mine' })).toThrow(TypeError);
    }
    expect((await read()).data).toEqual({ rule: { id, description: 'before' } });
    now += KEPT_FOR;
    await read();
    expect(computed).toHaveBeenCalledTimes(2);
  });

  it('show a change at once', async () => {
    await read();
    await as(app, taro).post('/api/rules/update', { id, description: 'after' }).expect(200);
    expect((await read()).data).toEqual({ rule: { id, description: 'after' } });
    await as(app, taro).post('/api/rules/update', { id, visibility: 'private' }).expect(200);
    expect((await read()).data).toEqual({ rule: null });
  });

  it('are for one language, and never for somebody who is signed in', async () => {
    const computed = watch();
    await read();
    await read({ ...visitor(), locale: 'en' });
    const { origin } = visitor().actor;
    const own = {
      ...visitor(),
      actor: { kind: 'user', userId: taro.id, sessionId: taro.id, origin },
    } as const;
    for (let times = 0; times < 2; times++) await read(own);
    expect(computed).toHaveBeenCalledTimes(4);
  });

  it('are not errors, nor fields that are not marked', async () => {
    const executor = executorOf(app);
    const wrong = { query: '{ rule(path: "@taro/open", id: "x") { id } }' };
    const failures = [
      await executor.execute(wrong, visitor()),
      await executor.execute(wrong, { ...visitor(), requestId: 'second' }),
    ];
    expect(failures.map(({ errors }) => errors?.[0]?.extensions?.['requestId'])).toEqual(['page', 'second']);
    const computed = watch();
    const both = { ...OPERATION, query: `${QUERY.slice(0, -1)} viewer { email } }` };
    for (let times = 0; times < 2; times++) await executor.execute(both, visitor());
    expect(computed).toHaveBeenCalledTimes(2);
  });
});

describe('limits of reads of pages', () => {
  const app = useTestApp({ KEPT_ANSWERS: 'on', RATE_LIMIT: 'on' });

  it('are used up by each visitor, who is then refused', async () => {
    const executor = app.nest.get(GraphqlExecutor, { strict: false });
    const list = (ip: string) => executor.execute({ query: '{ rules { totalCount } }' }, visitor(ip));
    const statuses: unknown[] = [];
    for (let times = 0; times < 121; times++) {
      const { errors } = await list('198.51.100.7');
      statuses.push(errors?.[0]?.extensions?.['status'] ?? 200);
    }
    expect(statuses).toEqual([...Array.from({ length: 120 }, () => 200), 429]);
    expect((await list('198.51.100.8')).errors).toBeUndefined();
  });
});
