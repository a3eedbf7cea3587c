import { useTestApp } from '../../../support/app';
import { as } from '../../../support/as';
import { expectError } from '../../../support/expect-error';
import { aCliToken } from '../../../support/factories/cli-token';
import { aReport, decide } from '../../../support/factories/report';
import { aRule, aVersion } from '../../../support/factories/rule';
import { aUser, type TestUser } from '../../../support/factories/user';
import { graphqlOf } from '../../../support/graphql';

describe('cases of reported rules', () => {
  const app = useTestApp({ ADMIN_EMAILS: 'boss@example.jp' });
  const { ask, refusal } = graphqlOf(() => app);
  let boss: TestUser;
  let yuki: TestUser;
  let kaze: TestUser;
  let aoi: TestUser;
  let ruleId: string;

  beforeEach(async () => {
    boss = await aUser(app, { username: 'boss' });
    yuki = await aUser(app, { username: 'yuki' });
    kaze = await aUser(app, { username: 'kaze' });
    aoi = await aUser(app, { username: 'aoi' });
    await as(app, boss).post('/api/admin/assignModerator', { userId: yuki.id }).expect(200);
    ruleId = (await aRule(app, kaze, { name: 'deploy-helper', content: 'first\n' })).id;
  });

  const call = (who: TestUser | string, name: string, body: object = {}) =>
    as(app, who).post(`/api/moderation/${name}`, body).set('Accept-Language', 'en');
  const audited = async () =>
    (
      await app.database.rows<{ action: string }>(
        "select action from audit_events where action like 'moderation.%' order by id",
      )
    ).map(({ action }) => action);

  it('gather all reports of a rule with what a decision needs', async () => {
    await aVersion(app, kaze, ruleId, { content: 'second\n' });
    const other = await aRule(app, kaze, { name: 'aws-notes' });
    await aReport(app, aoi, ruleId);
    app.passTime(1000);
    await aReport(app, await aUser(app), ruleId, { reason: 'spam', description: 'Only links.' });
    const { body } = await call(yuki, 'get', { ruleId }).expect(200);
    expect(body).toMatchObject({
      case: {
        state: 'pending',
        reporters: 2,
        version: '1.0.1',
        reason: 'spam',
        description: 'Only links.',
        assignee: null,
        rule: { path: '@kaze/deploy-helper', hidden: false, visibility: 'public' },
      },
      text: { version: '1.0.1', content: 'second\n', isLatest: true, hidden: false },
      versions: [{ version: '1.0.1' }, { version: '1.0.0' }],
      reports: [{ reason: 'spam' }, { reason: 'inappropriate', reporter: { email: 'aoi@example.jp' } }],
      decisions: [],
      contacts: [{ username: 'kaze', email: 'kaze@example.jp' }],
      otherRules: [{ path: '@kaze/aws-notes', reports: 0 }],
    });
    const former = await call(yuki, 'get', { ruleId, version: '1.0.0' }).expect(200);
    expect(former.body.text).toMatchObject({ version: '1.0.0', content: 'first\n' });
    expect((await call(yuki, 'get', { ruleId, version: '9.9.9' })).status).toBe(404);
    expectError(
      await call(yuki, 'get', { ruleId: other.id }),
      404,
      'NOT_FOUND',
      'There are no reports of this rule',
    );
  });

  it('are listed by state, reason and words, the most downloaded or the oldest first', async () => {
    const paths: string[] = [];
    for (const [index, name] of ['one', 'two', 'three'].entries()) {
      const { id, path } = await aRule(app, kaze, { name });
      await app.database.rows('update rule_counters set downloads = $2 where rule_id = $1', [id, index * 10]);
      await aReport(app, aoi, id, { reason: index === 0 ? 'spam' : 'other' });
      app.passTime(1000);
      paths.push(path);
    }
    const [one, two, three] = paths;
    const list = async (body: object) =>
      (await call(yuki, 'list', body).expect(200)).body.cases.map(
        ({ rule }: { rule: { path: string } }) => rule.path,
      );
    expect(await list({})).toEqual([three, two, one]);
    expect(await list({ sortBy: 'oldest' })).toEqual([one, two, three]);
    expect(await list({ reason: 'spam' })).toEqual([one]);
    expect(await list({ query: '@KAZE/t' })).toEqual([three, two]);
    expect(await list({ query: '%' })).toEqual([]);
    expect(await list({ limit: 1, offset: 1 })).toEqual([two]);
    expect(await list({ state: 'rejected' })).toEqual([]);
    const { moderationCases, moderationStats } = await ask(
      yuki,
      `{ moderationCases(filter: { state: PENDING, sortBy: OLDEST }, first: 2) {
           totalCount nodes { state reason reporters rule { path downloads } } pageInfo { hasNextPage } }
         moderationStats { open pending rejected } }`,
    );
    expect(moderationCases).toMatchObject({
      totalCount: 3,
      pageInfo: { hasNextPage: true },
      nodes: [
        { state: 'PENDING', reason: 'SPAM', reporters: 1, rule: { path: one } },
        { reason: 'OTHER', rule: { path: two } },
      ],
    });
    expect(moderationStats).toEqual({ open: 3, pending: 3, rejected: 0 });
  });

  it('can be taken, and are given back when the moderator is dismissed', async () => {
    await aReport(app, aoi, ruleId);
    const { body } = await call(yuki, 'take', { ruleId }).expect(200);
    expect(body).toMatchObject({
      case: { state: 'reviewing', assignee: { username: 'yuki' } },
      reports: [{ status: 'reviewing', reviewedBy: yuki.id }],
    });
    await as(app, boss).post('/api/admin/removeModerator', { userId: yuki.id }).expect(200);
    expect((await call(boss, 'get', { ruleId })).body.case.assignee).toBeNull();
    expect(await audited()).toEqual(['moderation.take']);
  });

  it('are not for moderators who hold the rule; administrators handle all', async () => {
    const own = await aRule(app, yuki, { name: 'mine' });
    await aReport(app, aoi, own.id);
    const bosses = await aRule(app, boss, { name: 'bosses' });
    await aReport(app, aoi, bosses.id);
    expect((await call(yuki, 'get', { ruleId: own.id })).status).toBe(404);
    expect((await decide(app, yuki, own.id, { action: 'dismiss' })).status).toBe(404);
    const { body: seen } = await call(yuki, 'list');
    expect(seen.cases.map(({ ruleId: id }: { ruleId: string }) => id)).toEqual([bosses.id]);
    expect((await call(yuki, 'stats')).body.open).toBe(1);
    const { body: reports } = await as(app, yuki).post('/api/reports/list').expect(200);
    expect(reports.reports.map((each: { ruleId: string }) => each.ruleId)).toEqual([bosses.id]);
    const [first] = (await as(app, boss).post('/api/reports/list', { ruleId: own.id })).body.reports;
    expect((await as(app, yuki).post('/api/reports/get', { id: first.id })).status).toBe(404);
    expect(
      (await as(app, yuki).post('/api/reports/updateStatus', { id: first.id, status: 'rejected' })).status,
    ).toBe(404);
    expect((await decide(app, boss, bosses.id, { action: 'dismiss' })).status).toBe(200);
  });

  it('do not show the text of a rule that its owner has made private', async () => {
    await aReport(app, aoi, ruleId);
    await as(app, kaze).post('/api/rules/update', { id: ruleId, visibility: 'private' }).expect(200);
    const { body } = await call(yuki, 'get', { ruleId }).expect(200);
    expect(body.text).toBeNull();
    expect(JSON.stringify(body)).not.toContain('first');
  });

  it('close to a dismissed moderator at once, with every token', async () => {
    await aReport(app, aoi, ruleId);
    expect((await call(yuki, 'list')).status).toBe(200);
    expect((await call(await aCliToken(app, yuki), 'list')).status).toBe(403);
    await as(app, boss).post('/api/admin/removeModerator', { userId: yuki.id }).expect(200);
    for (const [name, body] of [
      ['list', {}],
      ['stats', {}],
      ['get', { ruleId }],
      ['take', { ruleId }],
      ['decide', { ruleId, revision: 1, action: 'dismiss' }],
    ] as const) {
      expectError(await call(yuki, name, body), 403, 'FORBIDDEN', 'Permission denied');
    }
    expect(await refusal(yuki, '{ moderationCases { totalCount } }')).toMatchObject({ code: 'FORBIDDEN' });
  });
});
