import { useTestApp } from '../../../support/app';
import { anOrganization } from '../../../support/factories/organization';
import { aUser, type TestUser } from '../../../support/factories/user';
import { aProviderAccount, type ProviderAccount } from '../../../support/oauth-provider';
import { as } from '../../../support/as';
import { socialSignIns, useProvider } from '../../../support/social';

const DN = 'cn=Leads,ou=groups,dc=acme';
const SETTINGS = {
  OIDC_GROUPS_CLAIM: 'https://acme.example/groups',
  OIDC_GROUPS: `developers=acme; everybody = acme ; ${DN}=acme:admin; designers=other; lost=nowhere`,
};
const ORGANIZATIONS = ['acme', 'other'] as const;

type Groups = ProviderAccount['groups'];
type Roles = Readonly<Record<(typeof ORGANIZATIONS)[number], string | null>>;

describe('memberships that follow groups at a provider', () => {
  const provider = useProvider();
  const app = useTestApp(async () => ({ ...(await provider.settings()), ...SETTINGS }));
  const signIns = socialSignIns(app, () => provider.it);
  let owner: TestUser;

  beforeEach(async () => {
    owner = await aUser(app, { username: 'hanako' });
    for (const name of ORGANIZATIONS) await anOrganization(app, { name, owner });
  });

  const rolesOf = async (userId: string): Promise<Roles> => {
    const rows = await app.database.rows<{ name: string; role: string }>(
      `select o.name, m.role from memberships m join owners o on o.id = m.organization_id where m.user_id = $1`,
      [userId],
    );
    const roleIn = (name: string) => rows.find((row) => row.name === name)?.role ?? null;
    return { acme: roleIn('acme'), other: roleIn('other') };
  };
  const signInAs = async (user: TestUser, groups: Groups) => {
    provider.it.account = aProviderAccount({
      id: user.id.length + Number.parseInt(user.id.slice(-6), 16),
      email: user.email,
      ...(groups !== undefined && { groups }),
    });
    await signIns.run('oidc', {}, 200);
    return rolesOf(user.id);
  };

  /** What the provider lists, and the roles then. */
  const CASES: readonly (readonly [string, Groups, Partial<Roles> | 'as before'])[] = [
    ['one group', ['developers'], { acme: 'member' }],
    ['two groups of one organization', ['developers', 'everybody'], { acme: 'member' }],
    ['the higher of two roles, in either order', [DN, 'everybody'], { acme: 'admin' }],
    ['the higher of two roles', ['everybody', DN], { acme: 'admin' }],
    ['groups of two organizations', ['designers', DN], { acme: 'admin', other: 'member' }],
    ['a single group as a text', 'designers', { other: 'member' }],
    ['unknown groups and one of a lost organization', ['somebody', 'lost', 'Developers'], {}],
    ['no group', [], {}],
    ['nothing about groups', undefined, 'as before'],
  ];

  const BEFORE: readonly Groups[] = [[], ['developers'], [DN, 'designers']];

  it.each(CASES)('%s, from any state before', async (_, groups, expected) => {
    const user = await aUser(app);
    for (const before of BEFORE) {
      const former = await signInAs(user, before);
      const roles = expected === 'as before' ? former : { acme: null, other: null, ...expected };
      expect(await signInAs(user, groups)).toEqual(roles);
    }
  });

  it.each(CASES)('%s, of an owner, who stays one', async (_, groups) => {
    expect(await signInAs(owner, groups)).toEqual({ acme: 'owner', other: 'owner' });
  });

  it('counts for an account that comes about by the sign-in', async () => {
    provider.it.account = aProviderAccount({ groups: ['developers'] });
    const { body } = await signIns.run('oidc', { action: 'register' }, 200);
    await signIns.complete((body as { tempToken: string }).tempToken, 'newcomer').expect(200);
    const [user] = await app.database.rows<{ id: string }>(`select id from owners where name = 'newcomer'`);
    expect(await rolesOf(user?.id ?? '')).toEqual({ acme: 'member', other: null });
  });

  it('is in the audit log, once for each change', async () => {
    const user = await aUser(app);
    for (const groups of [['developers'], ['developers'], [DN], [], []]) await signInAs(user, groups);
    const events = await app.database.rows<{ action: string; details: object }>(
      `select action, details from audit_events where details->>'by' = 'groups' order by id`,
    );
    expect(events).toEqual([
      { action: 'organization.add-member', details: { userId: user.id, role: 'member', by: 'groups' } },
      { action: 'organization.change-role', details: { userId: user.id, role: 'admin', by: 'groups' } },
      { action: 'organization.remove-member', details: { userId: user.id, by: 'groups' } },
    ]);
  });

  it('leaves other organizations and ways to sign in alone', async () => {
    const user = await aUser(app);
    await anOrganization(app, { name: 'elsewhere', owner, members: [user] });
    await signInAs(user, []);
    await as(app, null).post('/api/auth/login', { email: user.email, password: user.password }).expect(200);
    const { body } = await as(app, user).get('/api/auth/me').expect(200);
    expect(body.username).toBe(user.username);
    const rows = await app.database.rows(`select 1 from memberships where user_id = $1`, [user.id]);
    expect(rows).toHaveLength(1);
  });
});
