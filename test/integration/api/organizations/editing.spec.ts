import { MINUTE } from '@kimari/common/durations';
import { useTestApp } from '../../../support/app';
import { as } from '../../../support/as';
import { expectError } from '../../../support/expect-error';
import { aCliToken } from '../../../support/factories/cli-token';
import { anOrganization } from '../../../support/factories/organization';
import { aRule } from '../../../support/factories/rule';
import { aUser, type TestUser } from '../../../support/factories/user';

describe('organizations', () => {
  const app = useTestApp();
  let hanako: TestUser;
  let taro: TestUser;

  beforeEach(async () => {
    [hanako, taro] = await Promise.all([
      aUser(app, { username: 'hanako' }),
      aUser(app, { username: 'taro' }),
    ]);
  });

  const create = (body: object) => as(app, hanako).post('/api/organizations', body);

  it('are created, and invite people at once', async () => {
    const { body } = await create({
      name: 'sakura-dev',
      inviteEmails: ['a@example.com', 'A@example.com', hanako.email, 'b@example.com'],
    }).expect(200);
    expect(body).toMatchObject({
      name: 'sakura-dev',
      displayName: 'sakura-dev',
      description: null,
      ownerId: hanako.id,
    });
    expect(body.invitations.map(({ email }: { email: string }) => email)).toEqual([
      'A@example.com',
      'b@example.com',
    ]);
    expect(await app.mails('b@example.com')).toHaveLength(1);
    expectError(await create({ name: 'Sakura-Dev' }), 409, 'CONFLICT', 'この組織名は既に使用されています。');
    expectError(await create({ name: 'taro' }), 409, 'CONFLICT', 'この組織名は既に使用されています。');
    expect((await create({ name: 'a_b', inviteEmails: ['x'] })).body.data.issues).toMatchObject([
      { path: ['name'] },
      { path: ['inviteEmails', 0] },
    ]);
  });

  it('are renamed and described by owners, and answer to the old name', async () => {
    const { id, name } = await anOrganization(app, { owner: hanako, members: [taro] });
    const change = (who: TestUser, body: object) => as(app, who).patch(`/api/organizations/${id}`, body);
    expectError(
      await change(taro, { displayName: 'Mine' }),
      403,
      'FORBIDDEN',
      'この操作ができるのは組織のオーナーのみです。',
    );
    const { body } = await change(hanako, { name: `${name}-2`, displayName: '新', description: 'x' }).expect(
      200,
    );
    expect(body).toMatchObject({
      success: true,
      organization: { name: `${name}-2`, displayName: '新', description: 'x' },
    });
    await change(hanako, { description: '' }).expect(200);
    const found = await as(app, null).get(`/api/organizations/${name}`).expect(200);
    expect(found.body).toMatchObject({ id, name: `${name}-2`, description: null, isMember: false });
    expect(found.body.owner.email).toBe('');
    await change(hanako, { name }).expect(200);
    expectError(
      await as(app, taro).post('/api/organizations', { name: `${name}-2` }),
      409,
      'CONFLICT',
      'この組織名は既に使用されています。',
    );
  });

  it('are listed for their members with role and counts', async () => {
    const owner = await aUser(app);
    const { id } = await anOrganization(app, { owner, members: [taro] });
    await aRule(app, owner, { organizationId: id, visibility: 'private' });
    const { body } = await as(app, owner).get('/api/organizations/list').expect(200);
    expect(body).toEqual([
      expect.objectContaining({ id, role: 'owner', memberCount: 2, ruleCount: 1, isMember: true }),
    ]);
    const seen = await as(app, hanako).get(`/api/organizations/${id}`).expect(200);
    expect(seen.body).toMatchObject({ role: 'member', isMember: false, ruleCount: 0 });
  });

  it('list their rules for members, private ones as team', async () => {
    const { id, name } = await anOrganization(app, { owner: hanako, members: [taro] });
    const secret = await aRule(app, hanako, { organizationId: id, visibility: 'private' });
    const open = await aRule(app, taro, { organizationId: id, visibility: 'public' });
    const { body } = await as(app, taro)
      .get(`/api/organizations/${name}/rules?page=1&pageSize=1`)
      .expect(200);
    expect(body).toMatchObject({ total: 2, page: 1, pageSize: 1, totalPages: 2 });
    expect(body.rules).toEqual([
      expect.objectContaining({ id: open.id, visibility: 'public', isPublished: true }),
    ]);
    const second = await as(app, taro).get(`/api/organizations/${id}/rules?page=2&pageSize=1`).expect(200);
    expect(second.body.rules).toEqual([
      expect.objectContaining({ id: secret.id, visibility: 'team', isPublished: false }),
    ]);
    for (const wrong of ['page=0', 'pageSize=101', 'page=x', 'page=1&page=2']) {
      expect((await as(app, taro).get(`/api/organizations/${id}/rules?${wrong}`)).status).toBe(400);
    }
    await as(app, taro).get(`/api/organizations/${id}/rules?page=`).expect(200);
    const stranger = await aUser(app);
    expect((await as(app, stranger).get(`/api/organizations/${id}/rules`)).status).toBe(403);
    const profile = await as(app, null).get(`/api/organizations/${name}/profile`).expect(200);
    expect(profile.body).toMatchObject({
      organization: { name },
      stats: { publicRulesCount: 1 },
      publicRules: [{ id: open.id, user: { username: 'taro' } }],
    });
    expect(JSON.stringify(profile.body)).not.toContain(secret.name);
  });

  it('are deleted with their rules only by force, and keep their name', async () => {
    const { id, name } = await anOrganization(app, { owner: hanako, members: [taro] });
    const rule = await aRule(app, taro, { organizationId: id });
    const remove = (who: TestUser, path: string, body: object = {}) => as(app, who).delete(path, body);
    expect((await remove(taro, `/api/organizations/${id}`, { force: true })).status).toBe(403);
    expectError(
      await remove(hanako, `/api/organizations/${id}`),
      409,
      'CONFLICT',
      'この組織にはまだルールがあります。先に移動または削除するか、force を指定してください。',
    );
    await as(app, null).post('/api/rules/get', { id: rule.id }).expect(200);
    await remove(hanako, `/api/organizations/${name}?force=true`, { password: hanako.password }).expect(200);
    expect((await as(app, null).post('/api/rules/get', { id: rule.id })).status).toBe(404);
    expect((await as(app, hanako).get(`/api/organizations/${id}`)).status).toBe(404);
    expect((await create({ name })).status).toBe(409);
  });

  it.each(['transfer', 'delete'] as const)('asks its owner for the password before a %s', async (task) => {
    const { id } = await anOrganization(app, { owner: hanako, members: [taro] });
    const take = (who: TestUser | string, password: object) =>
      task === 'transfer'
        ? as(app, who).post(`/api/organizations/${id}/transfer`, { userId: taro.id, ...password })
        : as(app, who).delete(`/api/organizations/${id}`, { force: true, ...password });
    const reason = (await take(hanako, { password: 'not the password' })).body.data?.reason;
    expect(reason).toBe('auth.wrongPassword');
    expect((await take(hanako, {})).status).toBe(400);
    expect((await take(await aCliToken(app, hanako), { password: hanako.password })).status).toBe(403);
    // Who may not do it learns that first, and nobody's password is tried for it.
    expect((await take(taro, { password: 'not the password' })).status).toBe(403);
    await app.database.rows('delete from credentials where user_id = $1', [hanako.id]);
    app.passTime(16 * MINUTE);
    const { body } = await app
      .http()
      .post('/api/auth/refresh')
      .send({ refreshToken: hanako.refreshToken })
      .expect(200);
    const later = await take(body.accessToken as string, {});
    expect([later.status, later.body.data?.reason]).toEqual([403, 'auth.recentSignInRequired']);
    await app.database.rows("update sessions set created_at = created_at + interval '16 minutes'");
    await take(body.accessToken as string, {}).expect(200);
  });

  it('are never left with rules of a deleted one', async () => {
    const { id } = await anOrganization(app, { owner: hanako, members: [taro] });
    const answers = await Promise.all([
      as(app, hanako).delete(`/api/organizations/${id}`, { force: true, password: hanako.password }),
      ...Array.from({ length: 6 }, (_, index) =>
        as(app, taro).post('/api/rules/create', {
          name: `late-${index}`,
          visibility: 'public',
          tags: [],
          content: 'x',
          organizationId: id,
        }),
      ),
    ]);
    expect(answers.map(({ status }) => status).filter((status) => status >= 500)).toEqual([]);
    expect(await app.database.rows(`select 1 from rules where organization_id = '${id}'`)).toEqual([]);
  });
});
