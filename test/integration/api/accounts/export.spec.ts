import { useTestApp } from '../../../support/app';
import { as } from '../../../support/as';
import { aCliToken } from '../../../support/factories/cli-token';
import { anOrganization } from '../../../support/factories/organization';
import { aRule, aVersion } from '../../../support/factories/rule';
import { aUser, type TestUser } from '../../../support/factories/user';

type Exported = Record<string, never> & {
  readonly rules: readonly { path: string; versions: readonly { version: string; content: string }[] }[];
};

describe('the export of an account', () => {
  const app = useTestApp();
  const exportOf = (who: TestUser | string | null) => as(app, who).get('/api/users/export');

  it('is one JSON file with everything about the person', async () => {
    const taro = await aUser(app, { username: 'taro' });
    const hanako = await aUser(app, { username: 'hanako' });
    const acme = await anOrganization(app, { name: 'acme', owner: hanako, members: [taro] });
    const starred = await aRule(app, hanako, { name: 'starred' });
    await as(app, taro).post('/api/rules/star', { ruleId: starred.id }).expect(200);
    const own = await aRule(app, taro, { name: 'own', visibility: 'private', content: '一つ目\n' });
    await aVersion(app, taro, own.id, { content: '二つ目\n', changelog: 'second' });
    await aRule(app, taro, { name: 'ours', organizationId: acme.id });
    await aCliToken(app, taro);
    await app.database.rows(
      `insert into linked_accounts (provider, subject, user_id, name, linked_at)
       values ('github', '5813', $1, 'octo-taro', now())`,
      [taro.id],
    );
    await app.database.rows(
      `insert into second_factors (user_id, sealed_secret, last_step, enabled_at) values ($1, 'sealed-secret', 0, now())`,
      [taro.id],
    );
    const answer = await exportOf(taro).expect(200);
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(answer.headers['content-disposition']).toMatch(
      /^attachment; filename="kimari-taro-\d{4}-\d\d-\d\d\.json"$/,
    );
    expect(answer.headers['cache-control']).toBe('private, no-store');
    const data = JSON.parse(answer.text) as Exported;
    expect(data).toMatchObject({
      format: 'kimari-account',
      formatVersion: 1,
      profile: { username: 'taro' },
      settings: { email: 'taro@example.jp', hasPassword: true },
      formerAndCurrentNames: ['taro'],
      linkedAccounts: [{ provider: 'github', name: 'octo-taro', linkedAt: expect.any(Number) }],
      secondFactor: { enabledAt: expect.any(Number), lastUsedAt: null, recoveryCodesLeft: 0 },
      organizations: [{ name: 'acme', role: 'member' }],
      stars: [{ path: '@hanako/starred' }],
      sessions: [{ agent: null }].map(() => expect.objectContaining({ id: expect.any(String) })),
      cliTokens: [{ name: 'a tool', scopes: ['read', 'write'] }],
    });
    expect(answer.text).not.toMatch(/sealed-secret|5813/);
    expect(data.rules.map(({ path }) => path)).toEqual(['@taro/own', '@acme/ours']);
    expect(data.rules[0]?.versions).toMatchObject([
      { content: '一つ目\n' },
      { content: '二つ目\n', changelog: 'second' },
    ]);
  });

  it('holds no secret and nothing of others', async () => {
    const taro = await aUser(app, { username: 'taro' });
    const hanako = await aUser(app, { username: 'hanako' });
    const acme = await anOrganization(app, { name: 'acme', owner: hanako, members: [taro] });
    const hidden = { visibility: 'private', organizationId: acme.id, name: 'left-behind' };
    await aRule(app, taro, hidden);
    await aRule(app, hanako, { name: 'of-hanako' });
    await app.database.rows('delete from memberships where user_id = $1', [taro.id]);
    const { text } = await exportOf(taro).expect(200);
    for (const word of ['$argon2', 'hanako', 'left-behind', taro.refreshToken])
      expect(text).not.toContain(word);
  });

  it('has every version, however many there are', async () => {
    const taro = await aUser(app);
    const rule = await aRule(app, taro);
    const numbers = ['1.0.0'];
    for (let count = 0; count < 20; count++) numbers.push(await aVersion(app, taro, rule.id));
    const { rules } = JSON.parse((await exportOf(taro).expect(200)).text) as Exported;
    expect(rules[0]?.versions.map(({ version }) => version)).toEqual(numbers);
  });

  it('is for sessions of the person only', async () => {
    const taro = await aUser(app);
    await exportOf(null).expect(401);
    await exportOf(await aCliToken(app, taro)).expect(403);
  });

  it('is recorded', async () => {
    const taro = await aUser(app);
    await exportOf(taro).expect(200);
    const events = await app.database.rows(`select actor_id from audit_events where action = 'user.export'`);
    expect(events).toEqual([{ actor_id: taro.id }]);
  });
});

describe('the export of an account with limits', () => {
  const app = useTestApp({ RATE_LIMIT: 'on' });

  it('is made five times a day', async () => {
    const taro = await aUser(app);
    for (let count = 0; count < 5; count++) await as(app, taro).get('/api/users/export').expect(200);
    await as(app, taro).get('/api/users/export').expect(429);
  });
});
