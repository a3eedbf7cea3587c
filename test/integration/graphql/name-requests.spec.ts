import { NameRequests } from '../../../server/modules/moderation';
import { useTestApp } from '../../support/app';
import { as } from '../../support/as';
import { aRule } from '../../support/factories/rule';
import { aUser, type TestUser } from '../../support/factories/user';
import { graphqlOf } from '../../support/graphql';

type Request = { readonly id: string; readonly name: string; readonly state: string };
type Queue = { readonly open: number; readonly requests: readonly Request[] };

const FIELDS = 'id name imitated reason state answer user { username } decidedBy { username }';
const REQUEST = `mutation ($name: String!, $reason: String!) {
  requestName(input: { name: $name, reason: $reason }) { ${FIELDS} } }`;
const DECIDE = `mutation ($id: ID!, $accept: Boolean!, $answer: String) {
  decideNameRequest(input: { id: $id, accept: $accept, answer: $answer }) { open requests { ${FIELDS} } } }`;
const REASON = 'We run both projects, see our site.';

describe('a request for a name that looks like somebody else’s', () => {
  const app = useTestApp({ ADMIN_EMAILS: 'boss@example.jp' });
  const { ask, refusal } = graphqlOf(() => app);
  let boss: TestUser;
  let yuki: TestUser;
  let hanako: TestUser;

  beforeEach(async () => {
    boss = await aUser(app, { username: 'boss' });
    yuki = await aUser(app, { username: 'yuki' });
    hanako = await aUser(app, { username: 'hanako' });
    await as(app, boss).post('/api/admin/assignModerator', { userId: yuki.id }).expect(200);
    const known = await aUser(app, { username: 'kumo-infra' });
    const { id } = await aRule(app, known);
    await app.database.rows(`update rule_counters set stars = 50 where rule_id = '${id}'`);
  });

  const request = async (name: string, who = hanako) =>
    ((await ask(who, REQUEST, { name, reason: REASON })) as { requestName: Request[] }).requestName;
  const refused = async (name: string, who = hanako, reason = REASON) =>
    (await refusal(who, REQUEST, { name, reason })).message;
  const queue = async (decided = false) =>
    (
      (await ask(yuki, `{ nameRequests(decided: ${decided}) { open requests { ${FIELDS} } } }`)) as {
        nameRequests: Queue;
      }
    ).nameRequests;
  const decide = (who: TestUser, id: string, accept: boolean, answer?: string) =>
    ask(who, DECIDE, { id, accept, answer });
  const organize = (name: string, who = hanako) =>
    as(app, who).post('/api/organizations', { name }).set('Accept-Language', 'en');
  const events = async () =>
    (
      await app.database.rows<{ action: string }>(
        `select action from audit_events where action like 'name-request.%' or action = 'user.allow-name' order by id`,
      )
    ).map(({ action }) => action);

  it('is made in the product, and lets whoever asked take the name once it is accepted', async () => {
    await organize('kumo-infra-team').expect(409);
    const [made] = await request('kumo-infra-team');
    expect(made).toMatchObject({ state: 'OPEN', imitated: 'kumo-infra', decidedBy: null });
    await organize('kumo-infra-team').expect(409);
    expect(await queue()).toMatchObject({
      open: 1,
      requests: [{ reason: REASON, user: { username: 'hanako' } }],
    });
    await decide(yuki, made?.id ?? '', true, 'Welcome.');
    expect(await queue()).toEqual({ open: 0, requests: [] });
    expect((await queue(true)).requests).toMatchObject([
      { state: 'ACCEPTED', decidedBy: { username: 'yuki' } },
    ]);
    const [own] = ((await ask(hanako, `{ ownNameRequests { ${FIELDS} } }`)) as { ownNameRequests: Request[] })
      .ownNameRequests;
    expect(own).toMatchObject({ state: 'ACCEPTED', answer: 'Welcome.', decidedBy: null });
    const told = (await app.mails('hanako@example.jp')).at(-1);
    expect(told?.subject).toBe('Kimari: kumo-infra-teamという名前を使えるようになりました');
    expect(told?.text).toContain('Welcome.');
    expect(told?.text).not.toContain('yuki');
    await organize('kumo-infra-team', boss).expect(409);
    expect((await organize('kumo-infra-team')).status).toBeLessThan(300);
    expect(await events()).toEqual(['name-request.create', 'user.allow-name', 'name-request.accept']);
  });

  it('is refused with a reason, in the language of whoever asked, and allows nothing', async () => {
    await as(app, hanako).post('/api/users/updatePreferences', { locale: 'en' }).expect(200);
    const [made] = await request('kum0-infra');
    const id = made?.id ?? '';
    expect((await refusal(yuki, DECIDE, { id, accept: false, answer: ' ' })).message).toBeDefined();
    expect((await queue()).open).toBe(1);
    await decide(yuki, id, false, 'It belongs to another project.');
    const told = (await app.mails('hanako@example.jp')).at(-1);
    expect(told?.subject).toBe('Kimari: You cannot take the name kum0-infra');
    expect(told?.text).toContain('It belongs to another project.');
    await organize('kum0-infra').expect(409);
    expect((await refusal(yuki, DECIDE, { id, accept: true })).message).toBe(
      'This request has been decided or withdrawn',
    );
    expect(await events()).toEqual(['name-request.create', 'name-request.refuse']);
    expect((await request('kum0-infra'))[0]).toMatchObject({ state: 'OPEN' });
  });

  it.each([
    ['a free name', 'quiet-river', 'Nothing holds this name back: you can take it now'],
    [
      'a taken name',
      'kumo-infra',
      'Nobody can take the name “kumo-infra”: it is reserved, or somebody else has it',
    ],
    ['a reserved name', 'admin', 'Nobody can take the name “admin”: it is reserved, or somebody else has it'],
  ])('is not needed for %s', async (_, name, message) => {
    expect(await refused(name)).toBe(message);
  });

  it('is accepted when the operator allows the name at a shell', async () => {
    await request('kumo-infra-team');
    const requests = app.nest.get(NameRequests, { strict: false });
    const mailed = async () => (await app.mails('hanako@example.jp')).map(({ subject }) => subject);
    const allowed = 'Kimari: kumo-infra-teamという名前を使えるようになりました';
    expect(await requests.allowByOperator(hanako, 'kumo-infra-team')).toBe(true);
    expect(await queue()).toEqual({ open: 0, requests: [] });
    expect((await queue(true)).requests).toMatchObject([
      { state: 'ACCEPTED', decidedBy: null, answer: null },
    ]);
    expect((await mailed()).filter((subject) => subject === allowed)).toHaveLength(1);
    expect(await events()).toEqual(['name-request.create', 'user.allow-name', 'name-request.accept']);
    expect(await requests.allowByOperator(hanako, 'kumo-infra-team')).toBe(false);
    await expect(requests.allowByOperator(hanako, 'kumo-infra')).rejects.toThrow();
    expect((await mailed()).filter((subject) => subject === allowed)).toHaveLength(1);
    expect((await organize('kumo-infra-team')).status).toBeLessThan(300);
  });

  it('is one of three that can be open', async () => {
    const names = ['kum0-infra', 'kumo-infra2', 'kumo-infra-team'];
    for (const name of names) await request(name);
    expect(await refused('kumo_infra')).toMatch(/^You can have 3 open requests/);
    expect((await queue()).open).toBe(3);
    const [newest] = (await queue()).requests.filter(({ name }) => name === 'kumo-infra-team');
    await ask(hanako, `mutation { withdrawNameRequest(input: { id: "${newest?.id}" }) { state } }`);
    expect(await refused('kum0-infra')).toBe('You have asked for this name already');
    await request('kumo_infra');
    expect((await queue()).open).toBe(3);
  });

  it('is one of three that can be open, however many are sent at the same moment', async () => {
    const names = ['kum0-infra', 'kumo-infra2', 'kumo-infra-team', 'kumo_infra', 'kumo-lnfra'];
    await Promise.all(names.map((name) => as(app, hanako).graphql(REQUEST, { name, reason: REASON })));
    expect((await queue()).open).toBe(3);
  });

  it('is nobody else’s to withdraw or to decide', async () => {
    const [made] = await request('kum0-infra');
    const id = made?.id ?? '';
    const taro = await aUser(app);
    expect((await refusal(taro, DECIDE, { id, accept: true })).message).toBe('Permission denied');
    expect((await refusal(hanako, DECIDE, { id, accept: true })).message).toBe('Permission denied');
    expect((await refusal(taro, '{ nameRequests { open } }')).message).toBe('Permission denied');
    const withdraw = `mutation { withdrawNameRequest(input: { id: "${id}" }) { state } }`;
    expect((await refusal(taro, withdraw)).message).toBe('There is no such request');
    const [own] = await request('kumo-infra-team', yuki);
    expect((await refusal(yuki, DECIDE, { id: own?.id, accept: true })).message).toBe(
      'Another moderator has to decide about your own request',
    );
    expect((await queue()).open).toBe(2);
  });

  it('is in what its maker exports', async () => {
    await request('kum0-infra');
    const { body } = await as(app, hanako).get('/api/users/export').expect(200);
    expect(body.nameRequests).toMatchObject([
      { name: 'kum0-infra', reason: REASON, state: 'open', answer: null },
    ]);
  });

  it('is dropped with the account, and kept when the moderator leaves', async () => {
    const [made] = await request('kum0-infra');
    await decide(yuki, made?.id ?? '', true);
    await request('kumo-infra2');
    const leave = (who: TestUser) =>
      as(app, who)
        .post('/api/users/deleteAccount', { password: who.password, confirmation: 'DELETE' })
        .expect(200);
    await leave(yuki);
    const states = () => app.database.rows('select state, decided_by from name_requests order by id');
    expect(await states()).toEqual([
      { state: 'accepted', decided_by: null },
      { state: 'open', decided_by: null },
    ]);
    await leave(hanako);
    expect(await states()).toEqual([]);
  });
});

describe('requests for names', () => {
  const app = useTestApp({ RATE_LIMIT: 'on' });
  const { ask, refusal } = graphqlOf(() => app);

  it('are five in a day, whether or not they stay open', async () => {
    const hanako = await aUser(app, { username: 'hanako' });
    for (let count = 0; count < 5; count += 1) {
      const { requestName } = (await ask(hanako, REQUEST, { name: 'openai-team', reason: REASON })) as {
        requestName: Request[];
      };
      const id = requestName.find(({ state }) => state === 'OPEN')?.id;
      await ask(hanako, `mutation { withdrawNameRequest(input: { id: "${id}" }) { state } }`);
    }
    const refused = await refusal(hanako, REQUEST, { name: 'openai-team', reason: REASON });
    expect(refused).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  });
});
