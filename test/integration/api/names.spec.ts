import { v7 as uuid } from 'uuid';
import { useTestApp } from '../../support/app';
import { as } from '../../support/as';
import { aRule } from '../../support/factories/rule';
import { aUser, type TestUser } from '../../support/factories/user';
import { graphqlOf } from '../../support/graphql';

type Listed = { readonly id: string; readonly name: string };
type Page = {
  readonly requests: readonly Listed[];
  readonly totalCount: number;
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
};

const REASON = 'We run both projects.';
const QUEUE = `query ($decided: Boolean!, $after: String) { nameRequests(decided: $decided, first: 20, after: $after) {
  requests { id name } totalCount pageInfo { hasNextPage endCursor } } }`;

describe('requests for names over REST', () => {
  const app = useTestApp({ ADMIN_EMAILS: 'boss@example.jp' });
  const { ask } = graphqlOf(() => app);
  let yuki: TestUser;
  let hanako: TestUser;

  beforeEach(async () => {
    const boss = await aUser(app, { username: 'boss' });
    yuki = await aUser(app, { username: 'yuki' });
    await as(app, boss).post('/api/admin/assignModerator', { userId: yuki.id }).expect(200);
    hanako = await aUser(app, { username: 'hanako' });
    const { id } = await aRule(app, await aUser(app, { username: 'kumo-infra' }));
    await app.database.rows(`update rule_counters set stars = 50 where rule_id = '${id}'`);
  });

  const post = (who: TestUser, path: string, body: object = {}) =>
    as(app, who).post(`/api/names/${path}`, body).set('Accept-Language', 'en');

  /** Requests of one person, the oldest first. */
  const fill = (count: number, state: string) =>
    Promise.all(
      Array.from({ length: count }, (_, index) =>
        app.database.rows(
          `insert into name_requests (id, user_id, name, name_key, imitated, reason, state, requested_at, decided_at)
           values ($1, $2, $3, $3, 'kumo-infra', 'Mine.', $4::text, now(), case when $4::text <> 'open' then now() end)`,
          [uuid({ msecs: 1_700_000_000_000 + index }), hanako.id, `kumo-infra-${index}`, state],
        ),
      ),
    );
  const page = async (decided: boolean, after: string | null) =>
    ((await ask(yuki, QUEUE, { decided, after })) as { nameRequests: Page }).nameRequests;

  it('are made, listed, decided and withdrawn', async () => {
    const { body: made } = await post(hanako, 'request', { name: 'kum0-infra', reason: REASON }).expect(200);
    expect(made.requests).toMatchObject([{ name: 'kum0-infra', state: 'open', decidedBy: null }]);
    const { body: waiting } = await post(yuki, 'list').expect(200);
    expect(waiting).toMatchObject({
      open: 1,
      total: 1,
      limit: 20,
      offset: 0,
      requests: [{ reason: REASON }],
    });
    const id = made.requests[0].id;
    await post(yuki, 'decide', { id, accept: false, answer: 'Somebody else has it.' }).expect(200);
    const { body: own } = await post(hanako, 'own').expect(200);
    expect(own.requests).toMatchObject([
      { state: 'refused', answer: 'Somebody else has it.', decidedBy: null },
    ]);
    expect((await post(yuki, 'list', { decided: true })).body.requests).toMatchObject([
      { state: 'refused', decidedBy: { username: 'yuki' } },
    ]);
    const { body: again } = await post(hanako, 'request', { name: 'kum0-infra', reason: REASON }).expect(200);
    const { body: left } = await post(hanako, 'withdraw', { id: again.requests[0].id }).expect(200);
    expect(left.requests[0]).toMatchObject({ state: 'withdrawn' });
  });

  it('are nobody else’s, and the queue is for moderators', async () => {
    const { body } = await post(hanako, 'request', { name: 'kum0-infra', reason: REASON }).expect(200);
    const id = body.requests[0].id;
    const taro = await aUser(app, { username: 'taro' });
    await post(taro, 'list').expect(403);
    await post(taro, 'decide', { id, accept: true }).expect(403);
    await post(taro, 'withdraw', { id }).expect(404);
    expect((await post(taro, 'own').expect(200)).body).toEqual({ requests: [] });
    await post(hanako, 'request', { name: 'kum0-infra', reason: ' ' }).expect(400);
  });

  it.each([
    ['that wait', 'open', false],
    ['that were decided', 'refused', true],
  ])('%s are listed to the last, also while the list becomes shorter', async (_, state, decided) => {
    await fill(130, state);
    const [seen, total] = [new Set<string>(), 130];
    let after: string | null = null;
    for (let pages = 0; pages < 10; pages += 1) {
      const { requests, pageInfo, totalCount }: Page = await page(decided, after);
      expect(totalCount).toBe(total - pages);
      for (const { id } of requests) seen.add(id);
      if (!pageInfo.hasNextPage) break;
      after = pageInfo.endCursor;
      // One that was seen is withdrawn: nothing is skipped for it.
      await app.database.rows(
        `update name_requests set state = 'withdrawn', decided_at = now() where id = $1`,
        [requests[0]?.id],
      );
    }
    expect(seen.size).toBe(total);
    const { body } = await post(yuki, 'list', { decided, limit: 100, offset: 100 }).expect(200);
    expect(body).toMatchObject({ limit: 100, offset: 100 });
    expect(body.requests).toHaveLength(body.total - 100);
    const { body: first } = await post(yuki, 'list', { decided, limit: 100 }).expect(200);
    const { body: rest } = await post(yuki, 'list', { decided, limit: 100, after: first.nextCursor });
    expect([rest.requests, rest.nextCursor]).toEqual([body.requests, null]);
  });
});
