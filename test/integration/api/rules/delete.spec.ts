import { createTestApp, type TestApp } from '../../../support/app';
import { as } from '../../../support/as';
import { anOrganization, type TestOrganization } from '../../../support/factories/organization';
import { aRule, aVersion } from '../../../support/factories/rule';
import { aUser, type TestUser } from '../../../support/factories/user';

describe('POST /api/rules/delete', () => {
  let app: TestApp;
  let taro: TestUser;
  let hanako: TestUser;
  let jiro: TestUser;
  let acme: TestOrganization;

  beforeAll(async () => {
    app = await createTestApp();
    taro = await aUser(app, { username: 'taro' });
    hanako = await aUser(app, { username: 'hanako' });
    jiro = await aUser(app, { username: 'jiro' });
    acme = await anOrganization(app, { name: 'acme', owner: taro, admins: [jiro], members: [hanako] });
  });
  afterAll(() => app.close());

  const remove = (who: TestUser | string | null, id: string) =>
    as(app, who).post('/api/rules/delete', { id });

  it('takes the rule and everything that hangs on it', async () => {
    const { id, path, name } = await aRule(app, taro, { tags: ['leaving'] });
    const version = await aVersion(app, taro, id);
    await as(app, hanako).post('/api/rules/star', { ruleId: id }).expect(200);
    await as(app, hanako).post('/api/rules/view', { ruleId: id }).expect(200);
    await as(app, hanako).post('/api/rules/getContent', { id }).expect(200);
    await as(app, taro).post('/api/rules/yank', { id, version, reason: 'broken' }).expect(200);
    const { body } = await remove(taro, id).expect(200);
    expect(body).toEqual({ success: true, message: 'ルールを削除しました。' });
    await as(app, taro).post('/api/rules/get', { id }).expect(404);
    await as(app, taro).post('/api/rules/getByPath', { path }).expect(404);
    await as(app, null).get(`/api/rules/${path}/versions/1.0.0/raw`).expect(404);
    const found = await as(app, taro).post('/api/rules/search', { query: name }).expect(200);
    expect(found.body.rules.map((rule: { id: string }) => rule.id)).not.toContain(id);
    await remove(taro, id).expect(404);
  });

  it('counts on above the numbers of a deleted public rule of the name', async () => {
    const first = await aRule(app, taro, { name: 'phoenix' });
    await aVersion(app, taro, first.id, { versionBump: 'major' });
    await aVersion(app, taro, first.id);
    await remove(taro, first.id).expect(200);
    const second = await aRule(app, taro, { name: 'Phoenix' });
    expect(second.version).toBe('2.0.2');
    await remove(taro, second.id).expect(200);
    expect((await aRule(app, taro, { name: 'phoenix' })).version).toBe('2.0.3');
  });

  it('remembers numbers of rules that were public once, not of rules that never were', async () => {
    const secret = await aRule(app, taro, { name: 'secret', visibility: 'private' });
    await aVersion(app, taro, secret.id);
    await remove(taro, secret.id).expect(200);
    expect((await aRule(app, taro, { name: 'secret' })).version).toBe('1.0.0');
    const hidden = await aRule(app, taro, { name: 'hidden-later' });
    await as(app, taro).post('/api/rules/update', { id: hidden.id, visibility: 'private' }).expect(200);
    await remove(taro, hidden.id).expect(200);
    expect((await aRule(app, taro, { name: 'hidden-later' })).version).toBe('1.0.1');
  });

  it('is no way to free a name for others: names belong to owners', async () => {
    const { id } = await aRule(app, taro, { name: 'mine' });
    await remove(taro, id).expect(200);
    expect((await aRule(app, hanako, { name: 'mine' })).path).toBe('@hanako/mine');
    await as(app, null).post('/api/rules/getByPath', { path: '@taro/mine' }).expect(404);
  });

  it('is for the user; in an organization for the creator and owners', async () => {
    const own = await aRule(app, hanako);
    await remove(taro, own.id).expect(403);
    const inAcme = () => aRule(app, hanako, { organizationId: acme.id, visibility: 'organization' });
    const first = await inAcme();
    const refused = await remove(jiro, first.id).expect(403);
    expect(refused.body.message).toBe('このルールを削除する権限がありません。');
    await remove(taro, first.id).expect(200);
    await remove(hanako, (await inAcme()).id).expect(200);
  });

  it('says 404 for what the caller may not see, 401 for nobody, 400 before both', async () => {
    const hidden = await aRule(app, taro, { visibility: 'private' });
    await remove(hanako, hidden.id).expect(404);
    await remove(hanako, 'nothing').expect(404);
    await remove(null, hidden.id).expect(401);
    await as(app, null).post('/api/rules/delete', {}).expect(400);
  });

  it('of one rule by two at once succeeds once', async () => {
    const { id } = await aRule(app, taro);
    const answers = await Promise.all([remove(taro, id), remove(taro, id), remove(taro, id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
  });
});
