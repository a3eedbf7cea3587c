import { readFileSync } from 'node:fs';
import path from 'node:path';
import { buildSchema } from 'graphql';
import { useTestApp } from '../../../support/app';
import { aCliToken } from '../../../support/factories/cli-token';
import { anOrganization } from '../../../support/factories/organization';
import { aUser, type TestUser } from '../../../support/factories/user';
import { graphqlOf } from '../../../support/graphql';

const MARK = 'For administrators who have signed in or confirmed their identity';
const schema = buildSchema(readFileSync(path.resolve(__dirname, '../../../../schema.graphql'), 'utf8'));

/** What exists for the operations: an account, its organization and a mail. */
type World = { readonly user: string; readonly organization: string; readonly mail: string };

const QUERIES: Readonly<Record<string, (world: World) => string>> = {
  administeredUsers: () =>
    'administeredUsers(filter: { search: "yu" }) { totalCount nodes { username sessions } }',
  administeredUser: ({ user }) => `administeredUser(id: "${user}") { email lastSeenAt }`,
  administeredOrganizations: () =>
    'administeredOrganizations(search: "ac") { nodes { name owners suspendedOwners rules } }',
  administeredOrganization: ({ organization }) =>
    `administeredOrganization(id: "${organization}") { members }`,
  queuedMails: () => 'queuedMails(state: SENT) { totalCount nodes { recipient hasText } }',
  auditEvents: () =>
    'auditEvents(filter: { action: "user" }) { nodes { action actorName targetName details } }',
  auditActions: () => 'auditActions',
  administeredNotice: () => 'administeredNotice { textJa severity endsAt }',
  installationState: () =>
    'installationState { database { state version size } search { documents waiting } parts { part verdict } }',
  findingStatistics: () => 'findingStatistics { checkedRules codes { code rules newByWeek } }',
  jobRuns: () => 'jobRuns { name outcome }',
};

/** Each with the action that it leaves in the audit log. In an order in which each has something to do. */
const MUTATIONS: Readonly<Record<string, readonly [(world: World) => string, string]>> = {
  suspendUser: [
    ({ user }) => `suspendUser(input: { userId: "${user}", reason: "x" }) { success }`,
    'user.suspend',
  ],
  restoreUser: [({ user }) => `restoreUser(input: { userId: "${user}" }) { success }`, 'user.restore'],
  verifyUser: [({ user }) => `verifyUser(input: { userId: "${user}" }) { success }`, 'user.verify-email'],
  resetSecondFactor: [
    ({ user }) => `resetSecondFactor(input: { userId: "${user}" }) { success }`,
    'second-factor.disable',
  ],
  sendResetLink: [
    ({ user }) => `sendResetLink(input: { userId: "${user}" }) { success }`,
    'user.request-password-reset',
  ],
  resendMail: [({ mail }) => `resendMail(input: { id: "${mail}" }) { success }`, 'mail.resend'],
  resendDeadMails: [() => 'resendDeadMails { count }', 'mail.resend'],
  dropMail: [({ mail }) => `dropMail(input: { id: "${mail}" }) { success }`, 'mail.drop'],
  setSiteNotice: [() => 'setSiteNotice(input: { textEn: "x" }) { success }', 'site-notice.set'],
  removeSiteNotice: [() => 'removeSiteNotice { success }', 'site-notice.remove'],
  appointOwner: [
    ({ user, organization }) =>
      `appointOwner(input: { organizationId: "${organization}", user: "${user}" }) { success }`,
    'organization.appoint-owner',
  ],
  deleteAdministeredOrganization: [
    ({ organization }) =>
      `deleteAdministeredOrganization(input: { organizationId: "${organization}" }) { success }`,
    'organization.delete',
  ],
  deleteUser: [({ user }) => `deleteUser(input: { userId: "${user}" }) { success }`, 'user.delete'],
};

const documentsOf = (world: World): readonly (readonly [string, string])[] => [
  ...Object.entries(QUERIES).map(([name, of]) => [name, `{ ${of(world)} }`] as const),
  ...Object.entries(MUTATIONS).map(([name, [of]]) => [name, `mutation { ${of(world)} }`] as const),
];

const CALLERS = [
  'stranger',
  'member',
  'moderator',
  'tool of an administrator',
  'administrator of yesterday',
] as const;
const REFUSALS: Readonly<Record<(typeof CALLERS)[number], string>> = {
  stranger: 'request.signInRequired',
  member: 'administration.absent',
  moderator: 'administration.absent',
  'tool of an administrator': 'request.sessionRequired',
  'administrator of yesterday': 'administration.confirmationRequired',
};

describe('what administrators run', () => {
  const app = useTestApp({ ADMIN_EMAILS: 'boss@example.jp,old-boss@example.jp' });
  const { ask, refusal, run } = graphqlOf(() => app);
  let world: World;
  let boss: TestUser;
  const callers = new Map<string, TestUser | string | null>();

  /** Everything that an operation needs to be done, whatever was done before. */
  const prepare = async (id: string, name: string) => {
    const { rows } = app.database;
    // A suspended account gets no link, and nothing to own.
    const suspension = ['sendResetLink', 'appointOwner'].includes(name)
      ? 'null, suspension_reason = null'
      : `now(), suspension_reason = 'x'`;
    await rows(`update users set email_verified_at = null, suspended_at = ${suspension} where id = '${id}'`);
    await rows(`insert into second_factors values ('${id}', 'sealed', 1, now()) on conflict do nothing`);
    await rows(`update mail_outbox set sent_at = null, failed_at = now(), body_text = 'sealed', body_html = 'sealed',
                  link_expires_at = null, link_kind = null, link_key = null, link_lifetime = null`);
  };

  beforeEach(async () => {
    boss = await aUser(app, { username: 'boss' });
    const oldBoss = await aUser(app, { username: 'old-boss' });
    const yuki = await aUser(app, { username: 'yuki' });
    const moderator = await aUser(app, { username: 'aya' });
    const organization = await anOrganization(app, { name: 'acme', owner: moderator, members: [yuki] });
    const [mail] = await app.database.rows<{ id: string }>('select id from mail_outbox limit 1');
    await app.database.rows(`update users set role = 'moderator' where id = '${moderator.id}'`);
    await app.database.rows(
      `update sessions set created_at = created_at - interval '16 minutes' where user_id = '${oldBoss.id}'`,
    );
    world = { user: yuki.id, organization: organization.id, mail: mail?.id ?? '' };
    callers.set('stranger', null);
    callers.set('member', yuki);
    callers.set('moderator', moderator);
    callers.set('tool of an administrator', await aCliToken(app, boss));
    callers.set('administrator of yesterday', oldBoss);
  });

  it('is all in this test: closed by default', () => {
    const marked = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
      Object.values(type?.getFields() ?? {})
        .filter(({ description }) => description?.includes(MARK))
        .map(({ name }) => name),
    );
    expect(marked.sort()).toEqual([...Object.keys(QUERIES), ...Object.keys(MUTATIONS)].sort());
  });

  it('exists for nobody else, and waits for a confirmation of who it is', async () => {
    const before = await app.database.rows('select count(*) from audit_events');
    for (const [name, document] of documentsOf(world)) {
      for (const caller of CALLERS) {
        const { data, errors } = await run(callers.get(caller) ?? null, document);
        expect([name, caller, errors?.map(({ extensions }) => extensions['reason'])]).toEqual([
          name,
          caller,
          [REFUSALS[caller]],
        ]);
        expect(Object.values(data ?? {}).filter((value) => value !== null)).toEqual([]);
      }
    }
    expect(await app.database.rows('select count(*) from audit_events')).toEqual(before);
  });

  it('names the organizations that keep an account from being deleted, to whoever deletes it', async () => {
    const [aya] = await app.database.rows<{ id: string }>(`select id from owners where name = 'aya'`);
    const remove = `mutation { deleteUser(input: { userId: "${aya?.id ?? ''}" }) { success } }`;
    const { message, ...refused } = await refusal(boss, remove);
    expect(refused).toMatchObject({ reason: 'accounts.ownsAlone' });
    expect(message).toMatch(/^This account alone owns @acme\. /);
  });

  it('is answered to administrators, and every change is on record as theirs', async () => {
    for (const of of Object.values(QUERIES)) await ask(boss, `{ ${of(world)} }`);
    for (const [name, [of, action]] of Object.entries(MUTATIONS)) {
      await prepare(world.user, name);
      const [{ last } = { last: '' }] = await app.database.rows<{ last: string }>(
        'select max(id::text) as last from audit_events',
      );
      await ask(boss, `mutation { ${of(world)} }`);
      const recorded = await app.database.rows<{ action: string }>(
        `select action from audit_events where id::text > '${last}' and actor_id = '${boss.id}'`,
      );
      expect([name, recorded.map((event) => event.action)]).toEqual([name, expect.arrayContaining([action])]);
    }
  });

  it.each(['appointOwner', 'deleteAdministeredOrganization'])(
    'takes an organization by its id only: %s',
    async (name) => {
      const [of] = MUTATIONS[name] ?? [];
      for (const organization of ['acme', '@acme', '-', 'x'.repeat(10_000), '\\u0000'])
        expect(await refusal(boss, `mutation { ${of?.({ ...world, organization }) ?? ''} }`)).toMatchObject({
          status: expect.any(Number),
        });
      await ask(boss, `{ administeredOrganization(id: "${world.organization}") { name } }`);
    },
  );

  it.each([
    'administeredUsers(filter: { search: $text })',
    'administeredOrganizations(search: $text)',
    'auditEvents(filter: { actor: $text })',
    'auditEvents(filter: { action: $text })',
    'auditEvents(filter: { target: $text })',
    'auditEvents(after: $text)',
    'queuedMails(after: $text)',
    'administeredUsers(after: $text)',
    'administeredOrganizations(after: $text)',
  ])('refuses what cannot be sought: %s', async (list) => {
    for (const text of ['\u0000', '\ud800', 'x'.repeat(10_000)]) {
      const { errors } = await run(boss, `query ($text: String) { ${list} { totalCount } }`, { text });
      expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_REQUEST' });
    }
  });

  it('opens again with the password, and not without', async () => {
    const oldBoss = callers.get('administrator of yesterday') as TestUser;
    const confirm = (password: string) =>
      run(
        oldBoss,
        'mutation ($input: SecondFactorProofInput!) { confirmIdentity(input: $input) { success } }',
        {
          input: { password },
        },
      );
    expect((await confirm('wrong')).errors?.[0]?.extensions).toMatchObject({ reason: 'auth.wrongPassword' });
    expect((await run(oldBoss, '{ auditActions }')).errors).toHaveLength(1);
    expect((await confirm(oldBoss.password)).errors).toBeUndefined();
    expect((await run(oldBoss, '{ auditActions }')).errors).toBeUndefined();
    app.passTime(16 * 60_000);
    const { body } = await app.http().post('/api/auth/refresh').send({ refreshToken: oldBoss.refreshToken });
    expect(
      (await run((body as { accessToken: string }).accessToken, '{ auditActions }')).errors,
    ).toHaveLength(1);
  });
});
