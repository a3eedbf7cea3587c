import { lookKey, LOOK_KEY_SQL } from '@kimari/common/look-alikes/look-key';
import { OperatorAccounts } from '../../../../server/modules/auth';
import { Database } from '../../../../server/kernel/database/database';
import { createTestApp, type TestApp } from '../../../support/app';
import { as } from '../../../support/as';
import { anOrganization } from '../../../support/factories/organization';
import { aRule } from '../../../support/factories/rule';
import { aUser, type TestUser } from '../../../support/factories/user';
import { generatorOf } from '../../../support/generated-texts';
import { aSeed } from '../../../support/random-numbers';

describe('a name that looks like that of somebody else', () => {
  let app: TestApp;
  let known: TestUser;
  let stranger: TestUser;
  let rule: string;

  beforeAll(async () => {
    app = await createTestApp();
    known = await aUser(app, { username: 'kumo-infra' });
    stranger = await aUser(app, { username: 'hanako' });
    rule = (await aRule(app, known)).id;
  });
  afterAll(() => app.close());
  beforeEach(() => starred(50));

  const database = () => app.nest.get(Database, { strict: false });
  const starred = (stars: number) =>
    database().write(`update rule_counters set stars = $2 where rule_id = $1`, [rule, stars]);
  const register = (username: string) =>
    app
      .http()
      .post('/api/auth/register')
      .set('Accept-Language', 'en')
      .send({ username, email: `${username}@example.jp`, password: 'correct horse' });
  const found = (username: string) => as(app, null).post('/api/auth/checkUsername', { username });
  const organize = (who: TestUser, name: string) =>
    as(app, who).post('/api/organizations', { name }).set('Accept-Language', 'en');
  const rename = (who: TestUser, username: string) =>
    as(app, who)
      .post('/api/users/updateSettings', { username, currentPassword: who.password })
      .set('Accept-Language', 'en');

  const REFUSED = {
    code: 'CONFLICT',
    message: expect.stringContaining('looks like “kumo-infra”') as unknown,
    data: { reason: 'users.nameImitates', name: 'kumo-infra' },
  };

  it.each([
    'kum0-infra',
    'kumo_infra',
    'KumoInfra',
    'kumo-infro',
    'kumo-lnfra',
    'kumo-infra-official',
    'kumo-infra2',
  ])('is refused for new users: %s', async (name) => {
    const { status, body } = await register(name);
    expect([status, body]).toEqual([409, expect.objectContaining(REFUSED)]);
    expect((await found(name)).body).toEqual({ available: false, reason: 'imitates' });
  });

  it('is refused for organizations, and for the names that somebody changes to', async () => {
    expect((await organize(stranger, 'kumo-infra-team')).body).toMatchObject(REFUSED);
    const { id } = await anOrganization(app, { owner: stranger });
    const { body } = await as(app, stranger)
      .patch(`/api/organizations/${id}`, { name: 'kum0infra' })
      .set('Accept-Language', 'en')
      .expect(409);
    expect(body).toMatchObject(REFUSED);
    expect((await rename(stranger, 'kumo-infra-1')).body).toMatchObject(REFUSED);
  });

  it('is free where the other has few stars, or only those of rules that are not public', async () => {
    await starred(49);
    expect((await found('kum0-infra')).body).toEqual({ available: true });
    await starred(50);
    await as(app, known).post('/api/rules/update', { id: rule, visibility: 'private' }).expect(200);
    expect((await found('kum0-infra')).body).toEqual({ available: true });
    await as(app, known).post('/api/rules/update', { id: rule, visibility: 'public' }).expect(200);
    expect((await found('kum0-infra')).body).toEqual({ available: false, reason: 'imitates' });
  });

  it('is free for who holds the other name, alone or as an owner of the organization', async () => {
    await organize(known, 'kumo-infra-team').expect(200);
    const tsuki = await anOrganization(app, { owner: stranger, name: 'tsuki-works' });
    const { id } = await aRule(app, stranger, { organizationId: tsuki.id, visibility: 'public' });
    await database().write(`update rule_counters set stars = 60 where rule_id = $1`, [id]);
    await organize(stranger, 'tsuki-works-hq').expect(200);
    expect((await organize(known, 'tsuki-w0rks')).status).toBe(409);
  });

  it('is refused when it is a brand, for everybody', async () => {
    for (const name of ['anthr0pic', 'openai-official', 'githvb', 'claude'])
      expect((await found(name)).body).toEqual({ available: false, reason: 'imitates' });
    expect((await found('github-actions-jp')).body).toEqual({ available: true });
  });

  it('can be taken once an operator lets the applicant', async () => {
    const applicant = await aUser(app, { username: 'jiro-kumo' });
    const accounts = app.nest.get(OperatorAccounts, { strict: false });
    const account = await accounts.find('jiro-kumo');
    if (!account) throw new Error('The account is missing');
    expect(await accounts.allowName(account.user, 'Kumo-Infra-Japan7')).toBe(true);
    expect(await accounts.allowName(account.user, 'kumo-infra7')).toBe(true);
    expect(await accounts.allowName(account.user, 'kumo-infra7')).toBe(false);
    expect((await organize(stranger, 'kumo-infra7')).status).toBe(409);
    await organize(applicant, 'kumo-infra7').expect(200);
  });

  it('has one key in the program and in the database, which an index serves', async () => {
    const { below } = generatorOf(aSeed());
    const letters = [...'abcdefghijklmnopqrstuvwxyz0123456789-_', 'rn', 'vv', 'rrn', 'vvv'];
    const names = Array.from({ length: 300 }, () =>
      Array.from({ length: 1 + below(12) }, () => letters[below(letters.length)] ?? '').join(''),
    );
    const rows = await database().read<{ name: string; key: string }>(
      `select name_key as name, ${LOOK_KEY_SQL} as key from unnest($1::text[]) as given (name_key)`,
      [names],
    );
    expect(rows.map(({ name, key }) => [name, key])).toEqual(names.map((name) => [name, lookKey(name)]));
    const [index] = await database().read<{ matches: boolean }>(
      `select pg_get_expr(indexprs, indrelid) is not null as matches from pg_index
        where indexrelid = 'ix_owners_look'::regclass and indisvalid`,
      [],
    );
    expect(index).toEqual({ matches: true });
  });
});
