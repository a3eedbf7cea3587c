import { readdirSync } from 'node:fs';
import path from 'node:path';
import { createTestApp, type TestApp } from '../../support/app';
import { as } from '../../support/as';
import { answersInstead, askers, type deniable, DENIAL } from '../../support/deniable-policies';
import { anOrganization, type TestOrganization } from '../../support/factories/organization';
import { aReport, decide } from '../../support/factories/report';
import { aRule, aVersion } from '../../support/factories/rule';
import { aUser, type TestUser } from '../../support/factories/user';

type Deniable = { readonly deniable: typeof deniable };

// Factories run before the imports of this file do.
jest.mock('../../../server/access/rule.policy', () =>
  jest
    .requireActual<Deniable>('../../support/deniable-policies')
    .deniable(jest.requireActual('../../../server/access/rule.policy')),
);
jest.mock('../../../server/access/organization.policy', () =>
  jest
    .requireActual<Deniable>('../../support/deniable-policies')
    .deniable(jest.requireActual('../../../server/access/organization.policy')),
);
jest.mock('../../../server/access/moderation.policy', () =>
  jest
    .requireActual<Deniable>('../../support/deniable-policies')
    .deniable(jest.requireActual('../../../server/access/moderation.policy')),
);
jest.mock('../../../server/access/administration.policy', () =>
  jest
    .requireActual<Deniable>('../../support/deniable-policies')
    .deniable(jest.requireActual('../../../server/access/administration.policy')),
);

/** A call that a policy decides, and how it goes when the policy says no. */
type Question = {
  readonly ask: () => Promise<unknown>;
  readonly yes: unknown;
  readonly no: unknown;
  /** What the policy answers when it says no; most say "absent". */
  readonly denial?: boolean;
};

const ACCESS = path.resolve(__dirname, '../../../server/access');

/** Every exported function of every policy file. */
function policies(): readonly string[] {
  return readdirSync(ACCESS)
    .filter((file) => file.endsWith('.policy.ts'))
    .flatMap((file) => Object.keys(jest.requireActual<object>(path.join(ACCESS, file))));
}

/** A policy that nobody asks protects nothing, however well it is tested by itself. */
describe('every policy', () => {
  let app: TestApp;
  let owner: TestUser;
  let member: TestUser;
  let reader: TestUser;
  let moderator: TestUser;
  let boss: TestUser;
  let acme: TestOrganization;
  let ruleId: string;
  let otherRuleId: string;

  beforeAll(async () => {
    app = await createTestApp({ ADMIN_EMAILS: 'boss@example.jp' });
    boss = await aUser(app, { username: 'boss' });
    [owner, member, reader, moderator] = await Promise.all([
      aUser(app),
      aUser(app),
      aUser(app),
      aUser(app, { username: 'mod' }),
    ]);
    await app.database.rows(`update users set role = 'moderator' where id = $1`, [moderator.id]);
    acme = await anOrganization(app, { owner, members: [member] });
    ruleId = (await aRule(app, owner)).id;
    otherRuleId = (await aRule(app, owner)).id;
    await aVersion(app, owner, ruleId);
    await aReport(app, reader, ruleId);
    await decide(app, boss, ruleId, { action: 'hide', version: '1.0.1', reason: 'It deceives.' });
  });
  afterEach(() => answersInstead.clear());
  afterAll(() => app.close());

  const status = async (answer: PromiseLike<{ readonly status: number }>) => (await answer).status;
  const post = (who: TestUser, call: string, body: object = {}) =>
    status(as(app, who).post(`/api/${call}`, body));
  const inAcme = (address: string) => `/api/organizations/${acme.id}${address}`;

  const QUESTIONS: Readonly<Record<string, Question>> = {
    canReadRule: { ask: () => post(reader, 'rules/get', { id: ruleId }), yes: 200, no: 404 },
    canEditRule: {
      ask: () => post(owner, 'rules/update', { id: ruleId, description: 'Changed' }),
      yes: 200,
      no: 404,
    },
    canManageRule: {
      ask: () => post(owner, 'rules/update', { id: ruleId, name: `renamed-${answersInstead.size}` }),
      yes: 200,
      no: 404,
    },
    canStarRule: { ask: () => post(reader, 'rules/star', { id: ruleId }), yes: 200, no: 404 },
    canReportRule: {
      ask: () => post(reader, 'reports/create', { ruleId: otherRuleId, reason: 'spam' }),
      yes: 200,
      no: 404,
    },
    canReadHiddenVersions: {
      ask: () => post(owner, 'rules/getVersion', { id: ruleId, version: '1.0.1' }),
      yes: 200,
      no: 404,
    },
    canAddRuleTo: {
      ask: () =>
        post(member, 'rules/create', {
          name: 'of-acme',
          visibility: 'public',
          tags: [],
          content: 'text\n',
          organizationId: acme.id,
        }),
      yes: 200,
      no: 404,
    },
    // Whoever holds a rule does not judge it, so "yes" is what locks out here.
    holdsRule: { ask: () => post(moderator, 'moderation/get', { ruleId }), yes: 200, no: 404, denial: true },
    canModerate: { ask: () => post(moderator, 'moderation/list'), yes: 200, no: 403 },
    canHandleReports: { ask: () => post(moderator, 'moderation/get', { ruleId }), yes: 200, no: 404 },
    canReadReportedText: {
      ask: async () => {
        const { body } = await as(app, moderator).post('/api/moderation/get', { ruleId }).expect(200);
        return typeof body.text?.content;
      },
      yes: 'string',
      no: 'undefined',
      denial: false,
    },
    canAppointModerators: {
      ask: () => status(as(app, boss).get('/api/admin/moderators')),
      yes: 200,
      no: 403,
    },
    canAdminister: {
      ask: async () => {
        const { body } = await as(app, boss).graphql('{ auditActions }');
        return body.errors?.[0]?.extensions.code ?? 'answered';
      },
      yes: 'answered',
      no: 'NOT_FOUND',
    },
    canSeeMembers: { ask: () => status(as(app, member).get(inAcme('/members'))), yes: 200, no: 404 },
    canInvite: {
      ask: () => status(as(app, owner).post(inAcme('/invite'), { username: reader.username })),
      yes: 200,
      no: 404,
    },
    canManageOrganization: {
      ask: () => status(as(app, owner).patch(inAcme(''), { description: 'Tools' })),
      yes: 200,
      no: 404,
    },
    canRemoveMember: {
      ask: () => status(as(app, owner).delete(inAcme(`/members/${member.id}`))),
      yes: 200,
      no: 404,
    },
  };

  it('has a call here that it decides', () => {
    expect(Object.keys(QUESTIONS).sort()).toEqual([...policies()].sort());
  });

  it.each(Object.keys(QUESTIONS))('%s is asked by a service, which obeys it', async (name) => {
    const { ask, yes, no, denial = DENIAL } = QUESTIONS[name] as Question;
    answersInstead.set(name, denial);
    askers.delete(name);
    expect(await ask()).toEqual(no);
    expect([...(askers.get(name) ?? [])]).not.toEqual([]);
    answersInstead.clear();
    expect(await ask()).toEqual(yes);
  });
});
