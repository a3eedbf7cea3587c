import { useTestApp } from '../../../support/app';
import { as } from '../../../support/as';
import { expectError } from '../../../support/expect-error';
import { aCliToken } from '../../../support/factories/cli-token';
import { anOrganization } from '../../../support/factories/organization';
import { aRule, aVersion } from '../../../support/factories/rule';
import { aUser, type TestUser } from '../../../support/factories/user';
import { graphqlOf } from '../../../support/graphql';

describe('reports of rules', () => {
  const app = useTestApp({ ADMIN_EMAILS: 'boss@example.jp', RATE_LIMIT: 'on' });
  const { ask, refusal } = graphqlOf(() => app);
  let boss: TestUser;
  let kaze: TestUser;
  let aoi: TestUser;
  let ruleId: string;

  beforeEach(async () => {
    boss = await aUser(app, { username: 'boss' });
    kaze = await aUser(app, { username: 'kaze' });
    aoi = await aUser(app, { username: 'aoi' });
    ruleId = (await aRule(app, kaze, { name: 'deploy-helper' })).id;
  });

  const report = (who: TestUser | string | null, body: object = {}) =>
    as(app, who)
      .post('/api/reports/create', { ruleId, reason: 'spam', ...body })
      .set('Accept-Language', 'en');
  const call = (who: TestUser | string, name: string, body: object = {}) =>
    as(app, who).post(`/api/reports/${name}`, body).set('Accept-Language', 'en');

  it('names the rule, the version of that time, the reporter and their words', async () => {
    const { body: made } = await report(aoi, { reason: 'inappropriate', description: '12〜14行です。' });
    await aVersion(app, kaze, ruleId);
    const { body } = await call(boss, 'get', made).expect(200);
    expect(body).toMatchObject({
      id: made.id,
      ruleId,
      reporterId: aoi.id,
      version: '1.0.0',
      reason: 'inappropriate',
      description: '12〜14行です。',
      status: 'pending',
      reviewedBy: null,
      reviewNote: null,
      resolvedAt: null,
      rule: {
        name: 'deploy-helper',
        visibility: 'public',
        path: '@kaze/deploy-helper',
        user: { username: 'kaze' },
        organization: null,
      },
      reporter: { id: aoi.id, username: 'aoi', email: 'aoi@example.jp' },
      reviewer: null,
    });
    const [event] = await app.database.rows("select * from audit_events where action = 'report.create'");
    expect(event).toMatchObject({
      actor_id: aoi.id,
      target_id: made.id,
      organization_id: null,
      details: { rule: ruleId, reason: 'inappropriate' },
    });
  });

  it('are one per person and rule while they are open, also when two come at once', async () => {
    const answers = await Promise.all([report(aoi), report(aoi), report(aoi)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expectError(await report(aoi), 409, 'CONFLICT', 'You have already reported this rule');
    const other = await aUser(app);
    await report(other).expect(200);
    const { body } = await call(boss, 'list', { ruleId }).expect(200);
    for (const { id } of body.reports) await call(boss, 'updateStatus', { id, status: 'rejected' });
    await report(aoi).expect(200);
  });

  it('come from whoever sees the rule and cannot edit it', async () => {
    const secret = await aRule(app, kaze, { visibility: 'private' });
    expectError(await report(aoi, { ruleId: secret.id }), 404, 'NOT_FOUND', 'Rule not found');
    expectError(await report(aoi, { ruleId: 'nothing' }), 404, 'NOT_FOUND', 'Rule not found');
    expectError(await report(kaze), 403, 'FORBIDDEN', 'You cannot report a rule that you can edit');
    const acme = await anOrganization(app, { owner: kaze, members: [aoi] });
    const owned = await aRule(app, kaze, { organizationId: acme.id });
    expectError(
      await report(aoi, { ruleId: owned.id }),
      403,
      'FORBIDDEN',
      'You cannot report a rule that you can edit',
    );
    expectError(await report(null), 401, 'UNAUTHORIZED', 'Authentication required');
    await report(await aCliToken(app, aoi)).expect(200);
  });

  it('are limited per person', async () => {
    const rules = [ruleId];
    for (let index = 0; index < 10; index++) rules.push((await aRule(app, kaze)).id);
    const statuses: number[] = [];
    for (const id of rules) statuses.push((await report(aoi, { ruleId: id })).status);
    expect(statuses).toEqual([...Array<number>(10).fill(200), 429]);
  });

  it('are listed newest first, by status and rule, and counted', async () => {
    const other = await aRule(app, kaze);
    const first = (await report(aoi)).body.id;
    app.passTime(1000);
    const second = (await report(aoi, { ruleId: other.id })).body.id;
    app.passTime(1000);
    const third = (await report(await aUser(app))).body.id;
    await call(boss, 'updateStatus', { id: second, status: 'reviewing' }).expect(200);
    const ids = async (body: object) =>
      (await call(boss, 'list', body).expect(200)).body.reports.map(({ id }: { id: string }) => id);
    expect(await ids({})).toEqual([third, second, first]);
    expect(await ids({ status: 'pending' })).toEqual([third, first]);
    expect(await ids({ ruleId: other.id })).toEqual([second]);
    expect(await ids({ ruleId: 'nothing' })).toEqual([]);
    expect(await ids({ limit: 1, offset: 1 })).toEqual([second]);
    expect((await call(boss, 'list', { limit: 1 })).body).toMatchObject({ total: 3, limit: 1, offset: 0 });
    expect((await call(boss, 'stats')).body).toEqual({
      total: 3,
      pending: 2,
      reviewing: 1,
      resolved: 0,
      rejected: 0,
    });
    const graphql = await ask(
      boss,
      `{ reports(status: PENDING, first: 1) { totalCount nodes { id reason rule { path } reporter { email } } }
         reportStats { total } report(id: "${second}") { status reviewer { username } } missing: report(id: "x") { id } }`,
    );
    expect(graphql).toEqual({
      reports: {
        totalCount: 2,
        nodes: [
          {
            id: third,
            reason: 'SPAM',
            rule: { path: '@kaze/deploy-helper' },
            reporter: { email: expect.stringContaining('@') },
          },
        ],
      },
      reportStats: { total: 3 },
      report: { status: 'REVIEWING', reviewer: { username: 'boss' } },
      missing: null,
    });
  });

  it('get a status, a note and a reviewer; the reporter hears of the end', async () => {
    const { id } = (await report(aoi)).body;
    const known = (await app.mails('aoi@example.jp')).length;
    await call(boss, 'updateStatus', { id, status: 'reviewing', reviewNote: 'Looking' }).expect(200);
    expect(await app.mails('aoi@example.jp')).toHaveLength(known);
    const { body } = await call(boss, 'updateStatus', { id, status: 'resolved' }).expect(200);
    expect(body).toEqual({ success: true, message: 'Report updated' });
    const resolved = (await call(boss, 'get', { id })).body;
    expect(resolved).toMatchObject({
      status: 'resolved',
      reviewNote: 'Looking',
      reviewedBy: boss.id,
      reviewer: { username: 'boss' },
      resolvedAt: expect.any(Number),
    });
    const mail = (await app.mails('aoi@example.jp')).at(-1);
    expect(mail?.subject).toBe('Kimari: 通報への対応を終えました');
    expect(mail?.text).toContain('@kaze/deploy-helper');
    await call(boss, 'updateStatus', { id, status: 'pending' }).expect(200);
    expect((await call(boss, 'get', { id })).body).toMatchObject({ status: 'pending', resolvedAt: null });
    const events = await app.database.rows<{ details: { status: string } }>(
      "select details from audit_events where action = 'report.review' order by id",
    );
    expect(events.map(({ details }) => details.status)).toEqual(['reviewing', 'resolved', 'pending']);
    expectError(
      await call(boss, 'updateStatus', { id: 'x', status: 'pending' }),
      404,
      'NOT_FOUND',
      'Report not found',
    );
  });

  it('are not opened again beside an open one of the same person', async () => {
    const { id } = (await report(aoi)).body;
    await call(boss, 'updateStatus', { id, status: 'rejected' }).expect(200);
    await report(aoi).expect(200);
    const answer = await call(boss, 'updateStatus', { id, status: 'pending' });
    expect([answer.status, answer.body.code]).toEqual([409, 'CONFLICT']);
  });

  it('are for moderators alone', async () => {
    const { id } = (await report(aoi)).body;
    for (const [name, body] of [
      ['list', {}],
      ['get', { id }],
      ['stats', {}],
      ['updateStatus', { id, status: 'rejected' }],
    ] as const) {
      for (const who of [aoi, kaze]) {
        expectError(await call(who, name, body), 403, 'FORBIDDEN', 'Permission denied');
      }
      const answer = await call(await aCliToken(app, boss), name, body);
      expect([name, answer.status]).toEqual([name, 403]);
    }
    expect(await refusal(aoi, '{ reports { totalCount } }')).toMatchObject({ code: 'FORBIDDEN' });
  });

  it('are in the export of the reporter', async () => {
    await report(aoi, { description: 'Only links.' }).expect(200);
    const { body } = await as(app, aoi).get('/api/users/export').expect(200);
    expect(body.reports).toEqual([
      {
        rule: '@kaze/deploy-helper',
        reason: 'spam',
        description: 'Only links.',
        status: 'pending',
        createdAt: expect.any(Number),
        resolvedAt: null,
      },
    ]);
  });

  it('go with the account of the reporter', async () => {
    await report(aoi).expect(200);
    await as(app, aoi)
      .post('/api/users/deleteAccount', { password: aoi.password, confirmation: 'DELETE' })
      .expect(200);
    expect((await call(boss, 'stats')).body.total).toBe(0);
    const { body } = await as(app, boss).post('/api/moderation/list').expect(200);
    expect(body.cases).toMatchObject([{ reason: null, version: null, reporters: 0 }]);
  });
});
