import { useTestApp } from '../../../support/app';
import { as } from '../../../support/as';
import { expectError } from '../../../support/expect-error';
import { aCliToken } from '../../../support/factories/cli-token';
import { anOrganization } from '../../../support/factories/organization';
import { aReport, decide } from '../../../support/factories/report';
import { aRule, aVersion } from '../../../support/factories/rule';
import { aUser, type TestUser } from '../../../support/factories/user';
import { graphqlOf } from '../../../support/graphql';

const REASON = 'It sends credentials away. Please publish a version without lines 12 to 14.';

describe('decisions about reported rules', () => {
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
  const stateOf = async (who = yuki) => (await call(who, 'get', { ruleId })).body.case.state as string;
  const audited = async () =>
    (
      await app.database.rows<{ action: string }>(
        "select action from audit_events where action like 'moderation.%' order by id",
      )
    ).map(({ action }) => action);
  const ofRule = async () => (await call(kaze, 'ofRule', { ruleId }).expect(200)).body;
  const answer = (who: TestUser | string, decisionId: string, text = 'It was a mistake.') =>
    call(who, 'answer', { decisionId, text });

  it('end with no fault: the reporters hear of it, the owner does not', async () => {
    await aReport(app, aoi, ruleId);
    const before = (await app.mails('kaze@example.jp')).length;
    const { body } = await decide(app, yuki, ruleId, { action: 'dismiss', note: 'Harmless' });
    expect(body).toMatchObject({
      case: { state: 'rejected' },
      reports: [{ status: 'rejected', reviewNote: 'Harmless', reviewedBy: yuki.id }],
      decisions: [{ action: 'dismiss', note: 'Harmless', decidedBy: { username: 'yuki' } }],
    });
    expect((await app.mails('aoi@example.jp')).at(-1)?.subject).toBe('Kimari: 通報の内容を確かめました');
    expect(await app.mails('kaze@example.jp')).toHaveLength(before);
    expect(await ofRule()).toMatchObject({ hidden: false, decisions: [] });
    expect(await audited()).toEqual(['moderation.dismiss']);
    await aReport(app, await aUser(app), ruleId);
    expect(await stateOf()).toBe('pending');
  });

  it('end with a hidden rule: reporter and owner get a mail in their language', async () => {
    await aReport(app, aoi, ruleId);
    await as(app, kaze).post('/api/users/updatePreferences', { locale: 'en' });
    const { status, body } = await decide(app, yuki, ruleId, { action: 'hide', reason: REASON });
    expect(status).toBe(200);
    expect(body).toMatchObject({ case: { state: 'resolved', rule: { hidden: true } } });
    const told = (await app.mails('kaze@example.jp')).at(-1);
    expect(told?.subject).toBe('Kimari: @kaze/deploy-helper has been hidden');
    expect(told?.text).toContain(REASON);
    expect(told?.text).not.toContain('yuki');
    expect(told?.text).not.toContain('aoi');
    expect(told?.link).toBe('http://localhost:3000/rules/@kaze/deploy-helper/moderation');
    const thanked = (await app.mails('aoi@example.jp')).at(-1);
    expect(thanked?.subject).toBe('Kimari: 通報への対応を終えました');
    expect(thanked?.text).not.toContain(REASON);
    const [event] = await app.database.rows("select * from audit_events where action = 'moderation.hide'");
    expect(event).toMatchObject({
      actor_id: yuki.id,
      target_id: ruleId,
      details: { version: null, reason: REASON },
    });
  });

  it('tell the owner what and why, without names, and take one answer to each decision', async () => {
    await aReport(app, aoi, ruleId);
    await decide(app, yuki, ruleId, { action: 'hide', reason: REASON, note: 'Third time.' });
    const told = await ofRule();
    expect(told).toMatchObject({
      hidden: true,
      hiddenVersions: [],
      decisions: [{ action: 'hide', version: null, reason: REASON, inForce: true, canAnswer: true }],
    });
    expect(JSON.stringify(told)).not.toMatch(/yuki|aoi|Third time/);
    const [first] = told.decisions;
    expect((await answer(kaze, first.id)).body).toMatchObject({
      decisions: [{ answer: 'It was a mistake.', answeredBy: { username: 'kaze' }, canAnswer: false }],
    });
    expect((await call(yuki, 'list', { state: 'answered' })).body.total).toBe(1);
    expectError(await answer(kaze, first.id), 409, 'CONFLICT', 'This decision has been answered already');
    const upheld = await decide(app, yuki, ruleId, { action: 'uphold', reason: 'Line 13 is still there.' });
    expect(upheld.body.case.state).toBe('resolved');
    expect((await app.mails('kaze@example.jp')).at(-1)?.text).toContain('Line 13 is still there.');
    const again = await ofRule();
    expect(again.decisions).toMatchObject([
      { action: 'uphold', inForce: true, canAnswer: true },
      { action: 'hide', inForce: false, canAnswer: false },
    ]);
    await answer(kaze, again.decisions[0].id, 'Now it is gone.').expect(200);
    await decide(app, yuki, ruleId, { action: 'restore' });
    expect(await ofRule()).toMatchObject({
      hidden: false,
      decisions: [{ action: 'restore', inForce: false, canAnswer: false }, {}, {}],
    });
    expect(await audited()).toEqual([
      'moderation.hide',
      'moderation.answer',
      'moderation.uphold',
      'moderation.answer',
      'moderation.restore',
    ]);
  });

  it('take an answer from those who may edit the rule, and nobody else', async () => {
    const member = await aUser(app, { username: 'member' });
    const acme = await anOrganization(app, { name: 'acme', owner: kaze, members: [member] });
    ruleId = (await aRule(app, kaze, { name: 'shared', organizationId: acme.id })).id;
    await aReport(app, aoi, ruleId);
    await decide(app, yuki, ruleId, { action: 'hide', reason: REASON });
    const [decision] = (await ofRule()).decisions;
    for (const who of [aoi, yuki, boss]) expect((await answer(who, decision.id)).status).toBe(404);
    expect((await answer(await aCliToken(app, member), decision.id)).status).toBe(403);
    expect((await answer(member, decision.id, '  ')).status).toBe(400);
    expect((await answer(member, 'x')).status).toBe(404);
    const answers = await Promise.all([answer(member, decision.id), answer(kaze, decision.id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    await decide(app, yuki, ruleId, { action: 'restore' });
    expect((await answer(member, decision.id)).status).toBe(404);
  });

  it('are decided once: of two moderators at once one gets a conflict', async () => {
    await aReport(app, aoi, ruleId);
    const { body } = await call(yuki, 'get', { ruleId });
    const { revision } = body.case;
    const answers = await Promise.all([
      call(yuki, 'decide', { ruleId, revision, action: 'hide', reason: REASON }),
      call(boss, 'decide', { ruleId, revision, action: 'dismiss' }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const lost = answers.find(({ status }) => status === 409);
    expect(lost?.body).toMatchObject({ code: 'CONFLICT', data: { revision: revision + 1 } });
    const stored = await app.database.rows('select action from moderation_decisions');
    expect(stored).toHaveLength(1);
    expect(await audited()).toHaveLength(1);
  });

  it('change with every report and answer, so that nobody decides about what they have not read', async () => {
    await aReport(app, aoi, ruleId);
    const { revision } = (await call(yuki, 'get', { ruleId })).body.case;
    await aReport(app, await aUser(app), ruleId);
    expectError(
      await call(yuki, 'decide', { ruleId, revision, action: 'dismiss' }),
      409,
      'CONFLICT',
      'Somebody else has changed the state of this case. Please look at it again before you decide.',
      { revision: revision + 1 },
    );
  });

  it('refuse decisions that fit nothing', async () => {
    await aReport(app, aoi, ruleId);
    const conflict = (message: string) => ({ status: 409, message });
    const tried = async (verdict: Parameters<typeof decide>[3]) => {
      const { status, body } = await decide(app, yuki, ruleId, verdict).then((sent) => sent);
      return { status, message: body.message as string };
    };
    const nothing = conflict('この判断は、いまの状況では行えません。');
    expect(await tried({ action: 'restore' })).toEqual(nothing);
    expect(await tried({ action: 'uphold', reason: 'So be it.' })).toEqual(nothing);
    expect(await tried({ action: 'hide', version: '1.0.0', reason: REASON })).toEqual(
      conflict('ほかに表示できる版がありません。ルールを隠してください。'),
    );
    expect((await tried({ action: 'hide', version: '7.0.0', reason: REASON })).status).toBe(404);
    expect((await tried({ action: 'hide' })).status).toBe(400);
    expect((await tried({ action: 'hide', reason: ' \n' })).status).toBe(400);
    await tried({ action: 'hide', reason: REASON });
    expect(await tried({ action: 'hide', reason: REASON })).toEqual(nothing);
    expect(await tried({ action: 'dismiss' })).toEqual(nothing);
    expect(await app.database.rows('select from moderation_decisions')).toHaveLength(1);
  });

  it('are decided and answered over GraphQL too', async () => {
    await aVersion(app, kaze, ruleId, { content: 'second\n' });
    await aReport(app, aoi, ruleId);
    const { moderationCase } = await ask(
      yuki,
      `{ moderationCase(ruleId: "${ruleId}") {
           case { revision version } text { content } reports { description } contacts { email } } }`,
    );
    expect(moderationCase).toMatchObject({
      case: { version: '1.0.1' },
      text: { content: 'second\n' },
      contacts: [{ email: 'kaze@example.jp' }],
    });
    const { revision } = (moderationCase as { case: { revision: number } }).case;
    const { taken } = await ask(
      yuki,
      'mutation ($input: TakeCaseInput!) { taken: takeModerationCase(input: $input) { case { state } } }',
      { input: { ruleId } },
    );
    expect(taken).toEqual({ case: { state: 'REVIEWING' } });
    const DECIDE =
      'mutation ($input: DecideInput!) { decided: decideModerationCase(input: $input) { case { state } versions { version hidden } } }';
    const verdict = { ruleId, action: 'HIDE', version: '1.0.1', reason: REASON };
    expect(await refusal(yuki, DECIDE, { input: { ...verdict, revision } })).toMatchObject({
      code: 'CONFLICT',
    });
    const { decided } = await ask(yuki, DECIDE, { input: { ...verdict, revision: revision + 1 } });
    expect(decided).toEqual({
      case: { state: 'RESOLVED' },
      versions: [
        { version: '1.0.1', hidden: true },
        { version: '1.0.0', hidden: false },
      ],
    });
    const RULE = `{ rule(id: "${ruleId}") { hidden version moderation { hidden hiddenVersions decisions { id reason canAnswer } } } }`;
    expect(await ask(aoi, RULE)).toMatchObject({ rule: { version: '1.0.0', moderation: null } });
    const { rule } = (await ask(kaze, RULE)) as {
      rule: { moderation: { decisions: { id: string }[] } };
    };
    expect(rule).toMatchObject({
      hidden: false,
      version: '1.0.0',
      moderation: {
        hidden: false,
        hiddenVersions: ['1.0.1'],
        decisions: [{ reason: REASON, canAnswer: true }],
      },
    });
    const { answered } = await ask(
      kaze,
      'mutation ($input: AnswerDecisionInput!) { answered: answerDecision(input: $input) { decisions { answer } } }',
      { input: { decisionId: rule.moderation.decisions[0]?.id, text: 'Sorry.' } },
    );
    expect(answered).toEqual({ decisions: [{ answer: 'Sorry.' }] });
    expect(await stateOf()).toBe('answered');
  });
});
