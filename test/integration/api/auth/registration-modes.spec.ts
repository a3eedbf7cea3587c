import type { Env } from '../../../../server/kernel/config/env';
import { OperatorInvitations } from '../../../../server/modules/auth';
import { Admission } from '../../../../server/modules/users';
import { type TestApp, useTestApp } from '../../../support/app';
import { as } from '../../../support/as';
import { anOrganization } from '../../../support/factories/organization';
import { aUser, tokenIn } from '../../../support/factories/user';
import { aProviderAccount } from '../../../support/oauth-provider';
import { PROVIDERS, type ProviderName, socialSignIns, useProvider } from '../../../support/social';

const PASSWORD = 'correct horse staple';
const REGISTER = `mutation ($input: RegisterInput!) { register(input: $input) { user { email } } }`;

/** What each setting says to each kind of address; null lets it in. */
const RULES = {
  open: {},
  invitation: {
    stranger: 'users.invitationRequired',
    'at the domain': 'users.invitationRequired',
    'below the domain': 'users.invitationRequired',
    'at a name that ends like it': 'users.invitationRequired',
    'of an account': 'users.invitationRequired',
  },
  domains: {
    stranger: 'users.domainNotAdmitted',
    'below the domain': 'users.domainNotAdmitted',
    'at a name that ends like it': 'users.domainNotAdmitted',
    'invited by an organization': 'users.domainNotAdmitted',
    'of an account': 'users.domainNotAdmitted',
  },
  closed: {
    stranger: 'users.registrationClosed',
    'at the domain': 'users.registrationClosed',
    'below the domain': 'users.registrationClosed',
    'at a name that ends like it': 'users.registrationClosed',
    'invited by an organization': 'users.registrationClosed',
    'of an account': 'users.registrationClosed',
  },
} as const satisfies Record<Env['REGISTRATION'], Partial<Record<keyof typeof ADDRESSES, string>>>;

const ADDRESSES = {
  stranger: 'stranger@elsewhere.example',
  'at the domain': 'New.Colleague@ACME.example',
  'below the domain': 'student@students.acme.example',
  'at a name that ends like it': 'fake@notacme.example',
  'invited by an organization': 'Guest@partner.example',
  'invited by the operator': 'contractor@partner.example',
  'of an account': '',
} as const;

type Mode = keyof typeof RULES;
type Kind = keyof typeof ADDRESSES;

const WAYS = ['REST', 'GraphQL', ...PROVIDERS] as const;
const MODES = Object.keys(RULES) as Mode[];
const KINDS = Object.keys(ADDRESSES) as Kind[];
const CELLS = MODES.flatMap((mode) => WAYS.map((way) => ({ mode, way })));

describe('REGISTRATION', () => {
  const provider = useProvider();
  const app = useTestApp(provider.settings);
  let names = 0;
  let known = '';

  beforeEach(async () => {
    on('open');
    known = `somebody-${++names}@elsewhere.example`;
    const [owner] = await Promise.all([
      aUser(app),
      aUser(app, { email: known }),
      app.nest
        .get(OperatorInvitations, { strict: false })
        .invite(ADDRESSES['invited by the operator'].toUpperCase(), 'en'),
    ]);
    const organization = await anOrganization(app, { owner });
    await as(app, owner)
      .post(`/api/organizations/${organization.id}/invite`, { email: 'guest@partner.example' })
      .expect(200);
  });

  /** The app with a setting, without the start of another. */
  const on = (REGISTRATION: Mode): TestApp => {
    const REGISTRATION_DOMAINS = REGISTRATION === 'domains' ? ['acme.example'] : [];
    Object.assign(app.nest.get(Admission, { strict: false }), {
      env: { REGISTRATION, REGISTRATION_DOMAINS },
    });
    return app;
  };
  const addressOf = (kind: Kind) => (kind === 'of an account' ? known : ADDRESSES[kind]);
  const newName = () => `newcomer-${++names}`;
  const accounts = async (email: string) =>
    (await app.database.rows('select 1 from users where lower(email) = lower($1)', [email])).length;

  /** The reason of a refusal; `in` if an account came about; `known` for an address with one, or its owner. */
  async function tryTo(mode: Mode, way: (typeof WAYS)[number], email: string): Promise<string> {
    const input = { username: newName(), email, password: PASSWORD };
    if (way === 'REST') return reasonOf(await as(on(mode), null).post('/api/auth/register', input));
    if (way === 'GraphQL') return reasonOf(await as(on(mode), null).graphql(REGISTER, { input }));
    return atProvider(mode, way, email, true);
  }

  async function atProvider(mode: Mode, way: ProviderName, email: string, verified: boolean) {
    provider.it.account = aProviderAccount({ email, verified });
    const signIns = socialSignIns(on(mode), () => provider.it);
    const back = await signIns.run(way, { action: 'register' });
    if (typeof back.body.tempToken !== 'string') return reasonOf(back);
    return reasonOf(await signIns.complete(back.body.tempToken, newName()));
  }

  it.each(CELLS)('$mode, by $way', async ({ mode, way }) => {
    const refusals: Partial<Record<Kind, string>> = RULES[mode];
    const expected = KINDS.map((kind) => {
      if (kind !== 'of an account') return { kind, outcome: refusals[kind] ?? 'in' };
      // Whoever proves at a provider to own the address of an account signs in there, whatever the setting is.
      const isProved = way !== 'REST' && way !== 'GraphQL';
      return { kind, outcome: isProved ? 'in' : (refusals[kind] ?? 'users.emailTaken') };
    });
    const found: { kind: Kind; outcome: string }[] = [];
    for (const kind of KINDS) found.push({ kind, outcome: await tryTo(mode, way, addressOf(kind)) });
    expect(found).toEqual(expected);
    for (const kind of KINDS)
      expect(await accounts(addressOf(kind))).toBe(kind === 'of an account' || !refusals[kind] ? 1 : 0);
  });

  it.each(MODES)('%s: an address that the provider has not verified is of nobody', async (mode) => {
    const email = ADDRESSES['at the domain'];
    for (const way of PROVIDERS) expect(await atProvider(mode, way, email, false)).toBe('auth.noEmail');
    expect(await accounts(email)).toBe(0);
  });

  it.each([
    ['open', 'guest-two@partner.example', true],
    ['invitation', 'guest-two@partner.example', true],
    ['domains', 'guest-two@partner.example', false],
    ['domains', 'colleague@acme.example', true],
    ['closed', 'colleague@acme.example', false],
    ['closed', 'contractor@partner.example', true],
  ] as const)('%s: who invites %s is told whether it may register: %s', async (mode, email, mayRegister) => {
    const owner = await aUser(app);
    const one = await anOrganization(app, { owner });
    const two = await anOrganization(app, { owner });
    const { body } = await as(on(mode), owner).post(`/api/organizations/${one.id}/invite`, { email });
    expect(body).toMatchObject({ success: true, mayRegister });
    const invite = `mutation ($id: ID!, $email: String!) {
      inviteMember(organizationId: $id, emailOrUsername: $email) { mayRegister } }`;
    const answer = await as(app, owner).graphql(invite, { id: two.id, email });
    expect(answer.body.data).toEqual({ inviteMember: { mayRegister } });
  });

  it.each([
    ['open', [true, true]],
    ['invitation', [true, true]],
    ['domains', [true, false]],
    ['closed', [false, false]],
  ] as const)('%s: who invites to a new organization is told the same: %j', async (mode, expected) => {
    const owner = await aUser(app);
    const inviteEmails = ['colleague@acme.example', 'guest-two@partner.example'];
    const input = () => ({ name: newName(), inviteEmails });
    const { body } = await as(on(mode), owner).post('/api/organizations', input());
    const told = body as { readonly invitations: readonly { readonly mayRegister: boolean | null }[] };
    expect(told.invitations.map(({ mayRegister }) => mayRegister)).toEqual(expected);
    const create = `mutation ($input: CreateOrganizationInput!) {
      createOrganization(input: $input) { invitations { mayRegister invitation { email } } } }`;
    const answer = await as(app, owner).graphql(create, { input: input() });
    const invitations = expected.map((mayRegister, at) => ({
      mayRegister,
      invitation: { email: inviteEmails[at] },
    }));
    expect(answer.body.data).toEqual({ createOrganization: { invitations } });
  });

  it('an account that is invited by an address or its name tells nothing more', async () => {
    const [owner, known] = [await aUser(app), await aUser(app)];
    const one = await anOrganization(app, { owner });
    const two = await anOrganization(app, { owner });
    const invite = (id: string, party: object) =>
      as(on('closed'), owner).post(`/api/organizations/${id}/invite`, party);
    expect((await invite(one.id, { email: known.email })).body).toMatchObject({ mayRegister: false });
    expect((await invite(two.id, { username: known.username })).body).toMatchObject({ mayRegister: null });
  });

  it('invitation: an invitation lets nobody in while its sender is suspended', async () => {
    const suspend = (at: string, reason: string | null) =>
      app.database.rows(
        `update users set suspended_at = ${at}, suspension_reason = $1 where id in (select invited_by from invitations)`,
        [reason],
      );
    const register = () => tryTo('invitation', 'REST', 'guest@partner.example');
    await suspend('now()', 'x');
    expect(await register()).toBe('users.invitationRequired');
    await suspend('null', null);
    expect(await register()).toBe('in');
  });

  it('takes an international domain in either spelling, as one address', async () => {
    const REGISTRATION_DOMAINS = ['xn--bcher-kva.example'];
    const admission = app.nest.get(Admission, { strict: false });
    const register = (email: string) => {
      Object.assign(admission, { env: { REGISTRATION: 'domains', REGISTRATION_DOMAINS } });
      return as(app, null).post('/api/auth/register', { username: newName(), email, password: PASSWORD });
    };
    expect(reasonOf(await register('a@Bücher.example'))).toBe('in');
    expect(reasonOf(await register('A@xn--bcher-kva.example'))).toBe('users.emailTaken');
    expect(reasonOf(await register('b@xn--bcher-kva.example'))).toBe('in');
    expect(reasonOf(await register('c@buecher.example'))).toBe('users.domainNotAdmitted');
    expect((await app.mails()).map(({ to }) => to)).toEqual(
      expect.arrayContaining(['a@xn--bcher-kva.example', 'b@xn--bcher-kva.example']) as unknown,
    );
  });

  it('lets nobody in with an address at the domain before it is verified', async () => {
    const email = `colleague-${++names}@ACME.example`;
    expect(await tryTo('domains', 'REST', email)).toBe('in');
    const signIn = () => as(on('domains'), null).post('/api/auth/login', { email, password: PASSWORD });
    await signIn().expect(403);
    const mail = (await app.mails(email.toLowerCase())).at(-1);
    await as(app, null)
      .post('/api/auth/verifyEmail', { token: tokenIn(mail?.link) })
      .expect(200);
    await signIn().expect(200);
  });

  it.each(PROVIDERS)('counts when an account comes about, not when the sign-up began (%s)', async (way) => {
    const email = ADDRESSES.stranger;
    provider.it.account = aProviderAccount({ email });
    const signIns = socialSignIns(app, () => provider.it);
    const { body } = await signIns.run(way, { action: 'register' }, 200);
    on('closed');
    expect(reasonOf(await signIns.complete(body.tempToken, newName()))).toBe('users.registrationClosed');
    expect(await accounts(email)).toBe(0);
  });

  it.each(['invitation', 'domains', 'closed'] as const)(
    '%s: says the same with and without an account',
    async (mode) => {
      const ask = (email: string) =>
        as(on(mode), null).post('/api/auth/register', { username: newName(), email, password: PASSWORD });
      const [taken, free] = [await ask(known), await ask(ADDRESSES.stranger)];
      expect([taken.status, taken.body]).toEqual([free.status, free.body]);
    },
  );

  it.each([
    [
      'ja',
      'invitation',
      'このサイトに登録できるのは、招待された人だけです。このメールアドレスへの有効な招待はありません。',
    ],
    ['en', 'domains', 'Only addresses at acme.example can register on this site.'],
  ] as const)('names the field and the reason (%s, %s)', async (language, mode, message) => {
    const input = { username: newName(), email: ADDRESSES.stranger, password: PASSWORD };
    const { body } = await as(on(mode), null)
      .post('/api/auth/register', input)
      .set('Accept-Language', language)
      .expect(403);
    expect(body).toMatchObject({ code: 'FORBIDDEN', message, data: { field: 'email' } });
  });

  it('forgets invitations that have ended, been withdrawn or been declined', async () => {
    const operator = app.nest.get(OperatorInvitations, { strict: false });
    expect(await operator.withdraw(ADDRESSES['invited by the operator'])).toBe(true);
    await app.database.rows(`update invitations set closed_at = now()`);
    for (const kind of ['invited by the operator', 'invited by an organization'] as const)
      expect(await tryTo('invitation', 'REST', ADDRESSES[kind])).toBe('users.invitationRequired');
    await operator.invite('late@partner.example', 'ja');
    // An invitation runs from the sending of its mail.
    expect(await app.mails('late@partner.example')).toHaveLength(1);
    await app.database.rows(`update registration_invitations set expires_at = now() - interval '1 second'`);
    expect(await tryTo('invitation', 'REST', 'late@partner.example')).toBe('users.invitationRequired');
  });

  it.each(MODES)('%s: existing accounts sign in', async (mode) => {
    const user = await aUser(app);
    await as(on(mode), null)
      .post('/api/auth/login', { email: user.email, password: user.password })
      .expect(200);
  });
});

/** The reason of a refusal over REST or GraphQL; `in` without one. */
function reasonOf({ body }: { readonly body: unknown }): string {
  const { code, data, errors } = body as {
    readonly code?: string;
    readonly message?: string;
    readonly data?: { readonly reason?: string } | null;
    readonly errors?: readonly { readonly extensions: { readonly reason?: string; readonly code: string } }[];
  };
  const refused = errors?.[0]?.extensions;
  if (refused) return refused.reason ?? refused.code;
  return code === undefined
    ? 'in'
    : (data?.reason ?? reasonIn((body as { message: string }).message) ?? code);
}

/** Reasons that REST tells by their messages alone. */
const REASONS = [
  [/^(This email address is already in use|このメールアドレスは既に使用されています。)$/, 'users.emailTaken'],
  [/^No verified email address was found on the /, 'auth.noEmail'],
] as const;

function reasonIn(message: string): string | undefined {
  return REASONS.find(([pattern]) => pattern.test(message))?.[1];
}
