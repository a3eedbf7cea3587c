import { MailOutbox } from '../../../../server/kernel/mail/mail-outbox';
import { Storage } from '../../../../server/kernel/storage/storage';
import { toStoredName } from '../../../../server/kernel/storage/stored-name';
import { useTestApp } from '../../../support/app';
import { as } from '../../../support/as';
import { envelope, expectError } from '../../../support/expect-error';
import { aCliToken } from '../../../support/factories/cli-token';
import { anOrganization } from '../../../support/factories/organization';
import { aRule, aVersion } from '../../../support/factories/rule';
import { aUser, type TestUser } from '../../../support/factories/user';
import { graphqlOf } from '../../../support/graphql';

/**
 * Columns that refer to accounts and stay when one is deleted, because others depend on the row. Every other reference
 * belongs to the account or is emptied, which the schema says with `on delete cascade` and `set null`. See decision 0023.
 */
const KEPT = [
  'moderation_decisions.answered_by',
  'moderation_decisions.decided_by',
  'reports.reviewed_by',
  'rule_versions.created_by',
  'rules.created_by',
  'rules.deleted_by',
  'version_yanks.yanked_by',
  'withheld_texts.decided_by',
];

describe('the deletion of an account', () => {
  const app = useTestApp();
  const { ask, refusal } = graphqlOf(() => app);
  const remove = (who: TestUser | string, body: object = {}) =>
    as(app, who)
      .post('/api/users/deleteAccount', {
        ...(typeof who === 'object' && { password: who.password }),
        confirmation: 'DELETE',
        ...body,
      })
      .set('Accept-Language', 'en');

  it('ends every session and token at once, says so, and writes to the former address', async () => {
    const taro = await aUser(app, { username: 'taro' });
    const token = await aCliToken(app, taro);
    const { body } = await remove(taro).expect(200);
    expect(body).toEqual({ success: true, message: 'Your account has been deleted' });
    await as(app, taro).get('/api/auth/me').expect(401);
    await as(app, token).get('/api/auth/me').expect(401);
    const { refreshToken } = taro;
    await as(app, null).post('/api/auth/refresh', { refreshToken }).expect(401);
    const login = { email: taro.email, password: taro.password };
    await as(app, null).post('/api/auth/login', login).expect(401);
    const mails = await app.mails(taro.email);
    expect(mails.at(-1)?.subject).toContain('アカウントを削除しました');
    await remove(taro).expect(401);
  });

  it('takes the password and the word DELETE', async () => {
    const taro = await aUser(app);
    const wrong = await remove(taro, { password: 'wrong horse' });
    expectError(wrong, 401, 'UNAUTHORIZED', 'Current password is incorrect', {
      reason: 'auth.wrongPassword',
    });
    await remove(taro, { password: '' }).expect(400);
    for (const confirmation of ['delete', '', 'DELETE ', null]) {
      const { body } = await remove(taro, { confirmation }).expect(400);
      expect(body.data.issues).toMatchObject([{ path: ['confirmation'] }]);
    }
    await remove(await aCliToken(app, taro), { password: taro.password }).expect(403);
    await as(app, taro).get('/api/auth/me').expect(200);
  });

  it('takes a recent session of an account without a password', async () => {
    const taro = await aUser(app);
    await app.database.rows('delete from credentials');
    await app.database.rows(`update sessions set created_at = created_at - interval '16 minutes'`);
    const late = await remove(taro, { password: '' });
    expectError(late, 403, 'FORBIDDEN', 'Please sign in again to confirm this change', {
      reason: 'auth.recentSignInRequired',
    });
    await app.database.rows('update sessions set created_at = now()');
    await remove(taro, { password: '' }).expect(200);
  });

  it('keeps public rules at their address under a deleted user, and deletes private ones', async () => {
    const taro = await aUser(app, { username: 'taro' });
    const hanako = await aUser(app, { username: 'hanako' });
    const shown = await aRule(app, taro, { name: 'shown' });
    await aRule(app, taro, { name: 'hidden', visibility: 'private' });
    await remove(taro).expect(200);
    const { body } = await as(app, hanako).post('/api/rules/getByPath', { path: '@taro/shown' }).expect(200);
    expect(body).toMatchObject({ id: shown.id, path: '@taro/shown', userId: null });
    expect(body.author).toMatchObject({ username: 'taro', email: '', displayName: null, avatarUrl: null });
    expect(await app.database.rows('select name from rules')).toEqual([{ name: 'shown' }]);
    expect(
      await ask(
        null,
        '{ user(username: "taro") { username } rule(path: "@taro/shown") { author { username } } }',
      ),
    ).toEqual({ user: null, rule: { author: null } });
    await as(app, hanako).post('/api/rules/star', { ruleId: shown.id }).expect(200);
  });

  it('deletes public rules too when asked', async () => {
    const taro = await aUser(app, { username: 'taro' });
    const shown = await aRule(app, taro, { name: 'shown' });
    await aVersion(app, taro, shown.id);
    await remove(taro, { deleteRules: true }).expect(200);
    await as(app, null).post('/api/rules/getByPath', { path: '@taro/shown' }).expect(404);
    expect(await app.database.rows('select name_key, minor, patch from deleted_rules')).toEqual([
      { name_key: 'shown', minor: expect.any(Number), patch: expect.any(Number) },
    ]);
    expect(await app.database.rows('select 1 from rule_versions')).toEqual([]);
  });

  it('leaves the rules and the texts of organizations to them', async () => {
    const taro = await aUser(app, { username: 'taro' });
    const hanako = await aUser(app, { username: 'hanako' });
    const acme = await anOrganization(app, { name: 'acme', owner: hanako, members: [taro] });
    const rule = await aRule(app, taro, { name: 'ours', organizationId: acme.id, visibility: 'private' });
    await remove(taro, { deleteRules: true }).expect(200);
    const { body } = await as(app, hanako).post('/api/rules/get', { id: rule.id }).expect(200);
    expect(body).toMatchObject({ path: '@acme/ours', userId: null });
    expect(
      await ask(hanako, '{ viewer { organizations { nodes { stats { memberCount } } } } }'),
    ).toMatchObject({
      viewer: { organizations: { nodes: [{ stats: { memberCount: 1 } }] } },
    });
  });

  it('keeps the name, and all former ones, reserved', async () => {
    const taro = await aUser(app, { username: 'taro' });
    const renamed = { username: 'saburo', currentPassword: taro.password };
    await as(app, taro).post('/api/users/updateSettings', renamed).expect(200);
    await remove(taro).expect(200);
    for (const username of ['taro', 'saburo']) {
      const { body } = await as(app, null).post('/api/auth/checkUsername', { username }).expect(200);
      expect(body).toEqual({ available: false, reason: 'taken' });
    }
  });

  it('frees the address for a new account', async () => {
    const taro = await aUser(app, { username: 'taro' });
    await remove(taro).expect(200);
    await aUser(app, { username: 'jiro', email: taro.email });
  });

  it('waits for the sole owner of an organization to hand it over, and names it', async () => {
    const taro = await aUser(app);
    const hanako = await aUser(app);
    const message = 'Transfer or delete the organizations you alone own before deleting your account';
    await anOrganization(app, { name: 'Zeta', owner: taro, admins: [hanako] });
    await anOrganization(app, { name: 'alpha', owner: taro });
    await anOrganization(app, { name: 'shared', owner: taro, owners: [hanako] });
    const { body } = await remove(taro).expect(400);
    expect(body).toEqual(envelope(400, 'BAD_REQUEST', message, { organizations: ['alpha', 'Zeta'] }));
    await as(app, taro).get('/api/auth/me').expect(200);
    const mutation =
      'mutation ($input: DeleteAccountInput!) { deleteAccount(input: $input) { success message } }';
    const input = { password: taro.password, confirmation: 'DELETE' };
    expect(await refusal(taro, mutation, { input })).toMatchObject({
      message,
      reason: 'accounts.soleOwner',
    });
    await app.database.rows(`update memberships set role = 'owner' where user_id = $1`, [hanako.id]);
    await app.database.rows(
      `insert into memberships (organization_id, user_id, role) select id, $1, 'owner' from owners where name = 'alpha'`,
      [hanako.id],
    );
    expect(await ask(taro, mutation, { input })).toEqual({
      deleteAccount: { success: true, message: 'Your account has been deleted' },
    });
    expect(await app.database.rows('select distinct user_id from memberships')).toEqual([
      { user_id: hanako.id },
    ]);
  });

  it('never leaves an organization without an owner when both owners go at the same moment', async () => {
    for (let round = 0; round < 5; round++) {
      const [taro, hanako] = [await aUser(app), await aUser(app)];
      const acme = await anOrganization(app, { owner: taro, owners: [hanako] });
      const answers = await Promise.all([remove(taro), remove(hanako)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
      const owners = await app.database.rows(
        `select user_id from memberships where organization_id = $1 and role = 'owner'`,
        [acme.id],
      );
      expect(owners).toHaveLength(1);
    }
  });

  it('keeps the counters of starred rules equal to the stars', async () => {
    const taro = await aUser(app);
    const hanako = await aUser(app);
    const rules = [await aRule(app, hanako), await aRule(app, hanako)];
    for (const { id } of rules) {
      await as(app, taro).post('/api/rules/star', { ruleId: id }).expect(200);
      await as(app, taro).post('/api/rules/view', { ruleId: id }).expect(200);
    }
    await as(app, hanako).post('/api/rules/star', { ruleId: rules[0]?.id }).expect(200);
    await app.storeVisits();
    await remove(taro).expect(200);
    const stars = await app.database.rows('select stars from rule_counters order by stars');
    expect(stars).toEqual([{ stars: 0 }, { stars: 1 }]);
    expect(await app.database.rows('select 1 from rule_views')).toEqual([]);
  });

  it('has an answer for every column that refers to accounts', async () => {
    const references = await app.database.rows<{ name: string }>(
      `select c.conrelid::regclass || '.' || a.attname as name
         from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
        where c.contype = 'f' and c.confrelid = 'users'::regclass and c.confdeltype not in ('c', 'n') order by 1`,
    );
    expect(references.map(({ name }) => name)).toEqual(KEPT);
  });

  it('leaves the cases of a moderator to the others', async () => {
    const [moderator, author] = [await aUser(app), await aUser(app)];
    await app.database.rows("update users set role = 'moderator' where id = $1", [moderator.id]);
    const { id: ruleId } = await aRule(app, author);
    await as(app, await aUser(app))
      .post('/api/reports/create', { ruleId, reason: 'spam' })
      .expect(200);
    await as(app, moderator).post('/api/moderation/take', { ruleId }).expect(200);
    await remove(moderator).expect(200);
    expect(await app.database.rows('select assignee_id from moderation_cases')).toEqual([
      { assignee_id: null },
    ]);
  });

  it('works for an account that has made one of everything, and leaves nothing personal', async () => {
    const taro = await aUser(app, { username: 'taro', email: 'secret-address@example.jp' });
    const hanako = await aUser(app, { username: 'hanako' });
    await makeOneOfEverything(taro, hanako);
    await remove(taro).expect(200);
    await app.mails();
    expect(await textsLike('secret-address')).toEqual(['mail_outbox.recipient']);
    expect(await textsLike('Taro the First')).toEqual([]);
    const owned = await app.database.rows<{ table: string; column: string }>(
      `select c.conrelid::regclass::text as table, a.attname as column
         from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
        where c.contype = 'f' and c.confrelid = 'users'::regclass and c.confdeltype = 'c'`,
    );
    expect(owned.length).toBeGreaterThan(5);
    for (const { table, column } of owned) {
      const left = await app.database.rows(`select 1 from ${table} where ${column} = $1`, [taro.id]);
      expect({ table, left }).toEqual({ table, left: [] });
    }
    const traces = await app.database.rows(
      `select action from audit_events where actor_id = $1 and (ip is not null or agent is not null)`,
      [taro.id],
    );
    expect(traces.map(({ action }) => action)).toEqual(['user.delete']);
  });

  it('leaves no mail to an address that it has not confirmed, nor in another spelling', async () => {
    const taro = await aUser(app, { email: 'taro-before@example.jp' });
    const outbox = app.nest.get(MailOutbox, { strict: false });
    const mail = { locale: 'en', subject: 'S', text: 'T', html: '<p>H</p>' } as const;
    await outbox.enqueue({ ...mail, to: 'Taro-Before@Example.jp' });
    const settings = `mutation ($input: UpdateSettingsInput!) { updateSettings(input: $input) { success } }`;
    const input = { email: 'taro-after@example.jp', currentPassword: taro.password };
    expect((await as(app, taro).graphql(settings, { input })).body.errors).toBeUndefined();
    await app.mails();
    await remove(taro).expect(200);
    const left = await app.database.rows(
      `select recipient from mail_outbox where recipient ilike 'taro-%' order by created_at`,
    );
    expect(left).toEqual([{ recipient: 'taro-before@example.jp' }]);
  });

  it('deletes the file of the picture', async () => {
    const taro = await aUser(app);
    const storage = app.nest.get(Storage, { strict: false });
    const name = toStoredName('avatars/someone/picture.webp');
    if (!name) throw new Error('The name is valid');
    await storage.put(name, Buffer.from('picture'));
    await app.database.rows('update users set avatar_url = $1', [name]);
    await remove(taro).expect(200);
    expect(await storage.read(name)).toBeNull();
  });

  /** At least a row in every table that an account can write to. */
  async function makeOneOfEverything(taro: TestUser, hanako: TestUser): Promise<void> {
    const call = (path: string, body: object) => as(app, taro).post(`/api/${path}`, body).expect(200);
    await app.database.rows(
      `update users set display_name = 'Taro the First', bio = 'Taro the First', location = 'Taro the First',
              website = 'https://Taro the First' where id = $1`,
      [taro.id],
    );
    await anOrganization(app, { owner: hanako, members: [taro] });
    const foreign = await aRule(app, hanako);
    const rule = await aRule(app, taro, { name: 'kept' });
    await aRule(app, taro, { visibility: 'private' });
    await aVersion(app, taro, rule.id);
    await call('rules/yank', { id: rule.id, version: '1.0.0', reason: 'bad' });
    await call('rules/deprecate', { id: rule.id, message: 'old', replacement: foreign.path });
    await call('rules/update', { id: rule.id, name: 'kept-renamed' });
    await call('rules/star', { ruleId: foreign.id });
    await call('rules/view', { ruleId: foreign.id });
    await aCliToken(app, taro);
    await call('auth/login', { email: taro.email, password: taro.password });
    await call('users/updatePreferences', { theme: 'dark', timeZone: 'Asia/Seoul' });
    await call('users/updateSettings', {
      email: 'secret-address-2@example.jp',
      currentPassword: taro.password,
    });
    await as(app, null).post('/api/auth/login', { email: taro.email, password: 'wrong horse' }).expect(401);
  }

  /** The columns of all tables with a text that contains this one. */
  async function textsLike(text: string): Promise<readonly string[]> {
    const columns = await app.database.rows<{ table: string; column: string }>(
      `select format('%I', table_name) as table, format('%I', column_name) as column
         from information_schema.columns
        where table_schema = 'public' and data_type in ('text', 'jsonb', 'ARRAY', 'character varying')`,
    );
    const found: string[] = [];
    for (const { table, column } of columns) {
      const sql = `select 1 from ${table} where ${column}::text ilike $1 limit 1`;
      if ((await app.database.rows(sql, [`%${text}%`])).length > 0) found.push(`${table}.${column}`);
    }
    return found;
  }
});
