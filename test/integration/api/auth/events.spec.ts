import { as } from '../../../support/as';
import { useTestApp } from '../../../support/app';
import { aCliToken } from '../../../support/factories/cli-token';
import { aSecondFactor } from '../../../support/factories/second-factor';
import { aRule } from '../../../support/factories/rule';
import { aUser, type TestUser } from '../../../support/factories/user';
import { graphqlOf } from '../../../support/graphql';

const PATH = '/api/auth/events';

describe('GET /api/auth/events', () => {
  const app = useTestApp();
  const list = async (who: TestUser, query = '', language = 'ja') =>
    (
      await as(app, who)
        .get(PATH + query)
        .set('Accept-Language', language)
        .expect(200)
    ).body;
  const kinds = async (who: TestUser) =>
    (await list(who, '?limit=100')).events.map(({ kind }: { kind: string }) => kind);
  const wrongPassword = (user: TestUser, ip: string) =>
    as(app, null)
      .post('/api/auth/login', { email: user.email, password: 'wrong horse' })
      .set('X-Forwarded-For', ip)
      .expect(401);
  const record = (user: TestUser, action: string, details: object = {}, daysAgo = 0) =>
    app.database.rows(
      `insert into audit_events (id, at, action, actor_kind, actor_id, target_kind, target_id, details)
       values (gen_random_uuid(), clock_timestamp() - interval '${daysAgo} days', '${action}', 'user', '${user.id}', 'user', '${user.id}', '${JSON.stringify(details)}')`,
    );

  it('tells what happened, newest first, in both languages', async () => {
    const user = await aUser(app, { username: 'sora' });
    await aSecondFactor(app, user);
    const { events, ...page } = await list(user);
    expect(page).toEqual({ total: 4, page: 1, limit: 20, hasMore: false, nextCursor: null });
    expect(events.map(({ text }: { text: string }) => text)).toEqual([
      '二要素認証を始めました',
      'ログインしました',
      'メールアドレスを確認しました',
      'アカウントを作成しました',
    ]);
    expect((await list(user, '', 'en')).events[1]).toEqual({
      id: expect.any(String),
      kind: 'signed-in',
      text: 'Signed in',
      at: expect.any(Number),
      count: 1,
      place: '127.0.0.x',
      agent: null,
      subject: null,
    });
  });

  it('has words for every action on accounts, and leaves out every other', async () => {
    const user = await aUser(app);
    const known = [
      'user.reset-password',
      'user.change-password',
      'user.request-email-change',
      'user.change-email',
      'user.change-username',
      'provider.link',
      'provider.unlink',
      'device.approve',
      'device.deny',
      'session.reuse-detected',
      'second-factor.disable',
      'second-factor.renew-codes',
      'second-factor.use-recovery-code',
    ];
    for (const action of [...known, 'rule.create', 'user.invent', 'some.thing'])
      await record(user, action, { provider: 'github' });
    const { events, total } = await list(user);
    expect(total).toBe(known.length + 3);
    for (const { text } of events) expect(text).not.toMatch(/[._]|^$/);
    expect(events.find(({ kind }: { kind: string }) => kind === 'provider-linked').subject).toBe('github');
  });

  it('counts wrong passwords in a row, by network', async () => {
    const user = await aUser(app);
    for (const ip of ['198.51.100.7', '198.51.100.7', '198.51.100.9', '203.0.113.1'])
      await wrongPassword(user, ip);
    await record(user, 'user.change-password');
    await wrongPassword(user, '203.0.113.1');
    const { events, total } = await list(user);
    expect(events.slice(0, 4)).toMatchObject([
      { kind: 'wrong-password', count: 1, place: '203.0.113.x' },
      { kind: 'password-changed', count: 1 },
      { kind: 'wrong-password', count: 1, place: '203.0.113.x' },
      { kind: 'wrong-password', count: 3, place: '198.51.100.x' },
    ]);
    expect(total).toBe(7);
  });

  it('names tokens and devices', async () => {
    const user = await aUser(app);
    const token = await aCliToken(app, user);
    const { body } = await as(app, user).get('/api/auth/cli-tokens');
    await as(app, null)
      .post('/api/auth/login', { email: user.email, password: user.password })
      .set('User-Agent', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0');
    await as(app, user).post('/api/auth/sessions/revoke', { all: true }).expect(200);
    const { events } = await list(user);
    expect(token).toMatch(/^kmr_/);
    expect(events.find(({ kind }: { kind: string }) => kind === 'cli-token-created').subject).toBe(
      body[0].name,
    );
    expect(events.find(({ kind }: { kind: string }) => kind === 'signed-in').agent).toBe('Firefox (Linux)');
  });

  it('is for a session of the person alone', async () => {
    const [user, other] = [await aUser(app), await aUser(app)];
    await aRule(app, other);
    expect(await kinds(user)).toEqual(['signed-in', 'email-verified', 'registered']);
    await as(app, null).get(PATH).expect(401);
    await as(app, await aCliToken(app, user))
      .get(PATH)
      .expect(403);
  });

  it('shows 90 days', async () => {
    const user = await aUser(app);
    for (const days of [89, 91]) await record(user, 'user.change-password', {}, days);
    expect(await kinds(user)).toEqual(['signed-in', 'email-verified', 'registered', 'password-changed']);
  });

  it('pages, and refuses numbers out of range', async () => {
    const user = await aUser(app);
    const { events, hasMore } = await list(user, '?limit=2');
    expect([events.length, hasMore]).toEqual([2, true]);
    const next = await list(user, '?limit=2&page=2');
    expect(next).toMatchObject({ total: 3, page: 2, hasMore: false, events: [{ kind: 'registered' }] });
    for (const query of ['?limit=0', '?limit=101', '?page=x', '?page=0'])
      await as(app, user)
        .get(PATH + query)
        .expect(400);
  });

  it('is a connection of the viewer in GraphQL', async () => {
    const { ask, refusal } = graphqlOf(() => app);
    const user = await aUser(app);
    const query = `query ($after: String) { viewer { securityEvents(first: 2, after: $after) {
      totalCount nodes { kind text } pageInfo { hasNextPage endCursor } } } }`;
    const { viewer } = (await ask(user, query)) as {
      viewer: { securityEvents: { pageInfo: { endCursor: string } } };
    };
    expect(viewer.securityEvents).toMatchObject({
      totalCount: 3,
      nodes: [{ kind: 'SIGNED_IN', text: 'Signed in' }, { kind: 'EMAIL_VERIFIED' }],
      pageInfo: { hasNextPage: true },
    });
    const rest = await ask(user, query, { after: viewer.securityEvents.pageInfo.endCursor });
    expect(rest).toMatchObject({ viewer: { securityEvents: { nodes: [{ kind: 'REGISTERED' }] } } });
    expect(await refusal(await aCliToken(app, user), query)).toMatchObject({ code: 'FORBIDDEN' });
  });

  it('reads the index of the account', async () => {
    await app.database.rows(`insert into audit_events (id, action, actor_kind, actor_id)
      select gen_random_uuid(), 'session.start', 'user', gen_random_uuid() from generate_series(1, 5000)`);
    await app.database.rows('analyze audit_events');
    const plan = await app.database.rows<{ 'QUERY PLAN': string }>(`explain
      select 1 from audit_events e
       where coalesce(e.details->>'userId', case when e.target_kind = 'user' then e.target_id::text else e.actor_id::text end) = 'x'
         and e.target_kind is distinct from 'rule' and e.target_kind is distinct from 'organization'`);
    expect(JSON.stringify(plan)).toContain('ix_audit_events_account');
  });
});

describe('sessions over GraphQL', () => {
  const app = useTestApp();
  const { ask, refusal } = graphqlOf(() => app);
  const anotherSession = async ({ email, password }: TestUser): Promise<string> =>
    (await as(app, null).post('/api/auth/login', { email, password }).expect(200)).body.accessToken;

  it('end one by one, or all others', async () => {
    const user = await aUser(app);
    const others = [await anotherSession(user), await anotherSession(user), await anotherSession(user)];
    const { sid } = JSON.parse(atob(others[0]?.split('.')[1] ?? ''));
    const one =
      'mutation ($input: RevokeSessionInput!) { revokeSession(input: $input) { success message revoked } }';
    expect(await ask(user, one, { input: { sessionId: sid } })).toEqual({
      revokeSession: { success: true, message: 'Signed out of the selected sessions', revoked: 1 },
    });
    await as(app, others[0] ?? null)
      .get('/api/auth/me')
      .expect(401);
    expect(await refusal(user, one, { input: { sessionId: sid } })).toMatchObject({ code: 'NOT_FOUND' });
    expect(await ask(user, 'mutation { revokeOtherSessions { revoked } }')).toEqual({
      revokeOtherSessions: { revoked: 2 },
    });
    await as(app, user).get('/api/auth/me').expect(200);
  });
});
