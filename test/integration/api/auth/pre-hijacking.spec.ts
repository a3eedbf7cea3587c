import { useTestApp } from '../../../support/app';
import { as } from '../../../support/as';
import { aCliToken } from '../../../support/factories/cli-token';
import { aRegistration, aUser, type TestUser, tokenIn } from '../../../support/factories/user';
import { aProviderAccount } from '../../../support/oauth-provider';
import { socialSignIns, useProvider } from '../../../support/social';

const VICTIM = 'victim@example.jp';
const ATTACKER = { username: 'attacker', email: VICTIM, password: 'known to the attacker' };

/** The classes of "Pre-hijacked accounts" (Sudhodanan and Paverd, USENIX Security 2022), and two that need a provider's help. */
describe('an attacker who knows the address of a victim', () => {
  const provider = useProvider();
  const app = useTestApp(provider.settings);
  const { run, finish, begin, complete, link } = socialSignIns(app, () => provider.it);

  const victimSignsIn = async () => {
    provider.it.account = aProviderAccount({ login: 'victim', email: VICTIM });
    return (await run('github', { action: 'register' }, 200)).body as {
      accessToken: string;
      user: { id: string; emailVerified: boolean };
    };
  };
  const attackerSignsIn = () => {
    const { email, password } = ATTACKER;
    return as(app, null).post('/api/auth/login', { email, password });
  };

  it('loses the password that was set beforehand (classic-federated merge)', async () => {
    const { id } = await aRegistration(app, ATTACKER);
    const { user } = await victimSignsIn();
    expect(user).toMatchObject({ id, emailVerified: true });
    await attackerSignsIn().expect(401);
    const [{ count }] = (await app.database.rows('select count(*)::int from credentials')) as [
      { count: number },
    ];
    expect(count).toBe(0);
  });

  it('loses sessions and command-line tokens (unexpired session)', async () => {
    const attacker = await aUser(app, ATTACKER);
    const cliToken = await aCliToken(app, attacker);
    await app.database.rows('update users set email_verified_at = null');
    const { accessToken } = await victimSignsIn();
    await as(app, attacker).get('/api/auth/me').expect(401);
    await as(app, cliToken).get('/api/auth/me').expect(401);
    await as(app, null).post('/api/auth/refresh', { refreshToken: attacker.refreshToken }).expect(401);
    await as(app, accessToken).get('/api/auth/me').expect(200);
  });

  it('loses an account of a provider that was linked beforehand (trojan identifier)', async () => {
    const attacker = await aUser(app, ATTACKER);
    for (const name of ['github', 'google'] as const) {
      provider.it.account = aProviderAccount({ login: 'trojan', email: 'trojan@attacker.example' });
      await link(attacker, name, 200);
    }
    await app.database.rows('update users set email_verified_at = null');
    await victimSignsIn();
    const linked = await app.database.rows('select provider, name from linked_accounts');
    expect(linked).toEqual([{ provider: 'github', name: 'victim' }]);
  });

  it('cannot use links that were mailed or begun beforehand (unexpired e-mail change)', async () => {
    await aRegistration(app, ATTACKER);
    const verification = tokenIn((await app.mails(VICTIM)).at(-1)?.link);
    const { user } = await victimSignsIn();
    await as(app, null).post('/api/auth/verifyEmail', { token: verification }).expect(400);
    const open = await app.database.rows(
      'select purpose from one_time_tokens where user_id = $1 and consumed_at is null',
      [user.id],
    );
    expect(open).toEqual([]);
  });

  it('cannot vouch for the address at a provider that has not verified it (non-verifying provider)', async () => {
    const victim = await aUser(app, { username: 'victim' });
    for (const name of ['github', 'google'] as const) {
      provider.it.account = aProviderAccount({ email: victim.email, verified: false });
      await run(name, {}, 400);
      await run(name, { action: 'register' }, 400);
    }
    expect(await app.database.rows('select * from linked_accounts')).toEqual([]);
  });

  it('cannot enter by an address that the provider has given to somebody else (reused address)', async () => {
    const victim = await victimRegisters();
    provider.it.account = aProviderAccount({ email: VICTIM });
    await run('github', {}, 409);
    await as(app, victim.accessToken).get('/api/auth/me').expect(200);
  });

  it('cannot keep what only the secondary address of an account says', async () => {
    const victim = await aUser(app, { username: 'victim' });
    // The provider lists this address as verified, but not as the primary one.
    const login = 'attacker';
    await app.database.rows(`update users set email = $1, email_key = $1 where id = $2`, [
      `other-${login}@example.jp`,
      victim.id,
    ]);
    provider.it.account = aProviderAccount({ login, email: 'attacker@attacker.example' });
    const { body } = await run('github', { action: 'register' }, 200);
    expect(body.requiresUsername).toBe(true);
  });

  it('cannot make the victim finish a linking that the attacker began', async () => {
    const attacker = await aUser(app, { username: 'attacker' });
    const victim = await aUser(app, { username: 'victim' });
    const back = await beginLink(attacker);
    await finish('github', back, victim).expect(400);
    await finish('github', await beginLink(attacker)).expect(400);
    expect(await app.database.rows('select * from linked_accounts')).toEqual([]);
  });

  it('cannot use a state in place of another purpose', async () => {
    const attacker = await aUser(app, { username: 'attacker' });
    const back = await begin('github', { action: 'register' }, attacker);
    const { body } = await finish('github', back, attacker).expect(200);
    expect(body.requiresUsername).toBe(true);
    expect(await app.database.rows('select * from linked_accounts')).toEqual([]);
  });

  async function victimRegisters() {
    provider.it.account = aProviderAccount({ login: 'victim', email: VICTIM });
    const { body } = await run('github', { action: 'register' }, 200);
    return (await complete(body.tempToken, 'victim').expect(200)).body as { accessToken: string };
  }

  async function beginLink(who: TestUser) {
    const call = as(app, who).post('/api/auth/providers/link', {
      provider: 'github',
      currentPassword: who.password,
    });
    return provider.it.visit((await call.expect(200)).body.authorizationUrl);
  }
});
