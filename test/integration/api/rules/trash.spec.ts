import { createTestApp, type TestApp } from '../../../support/app';
import { as } from '../../../support/as';
import { anOrganization, type TestOrganization } from '../../../support/factories/organization';
import { aRule, aVersion } from '../../../support/factories/rule';
import { aUser, type TestUser } from '../../../support/factories/user';

type Deleted = { readonly id: string; readonly restorable: boolean };

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

const remove = (who: TestUser, id: string) => as(app, who).post('/api/rules/delete', { id }).expect(200);
const restore = (who: TestUser | null, id: string) => as(app, who).post('/api/rules/restore', { id });
const age = (id: string, days: number) =>
  app.database.rows(`update rules set deleted_at = now() - make_interval(days => $2) where id = $1`, [
    id,
    days,
  ]);

async function trashOf(who: TestUser): Promise<Deleted[]> {
  const { body } = await as(app, who).post('/api/rules/trash', { limit: 100 }).expect(200);
  return body.rules as Deleted[];
}

const idsIn = async (who: TestUser) => (await trashOf(who)).map(({ id }) => id);

describe('a deleted rule', () => {
  it('comes back with its id, versions and stars', async () => {
    const { id, path, name } = await aRule(app, taro, { tags: ['returning'] });
    await aVersion(app, taro, id);
    await as(app, hanako).post('/api/rules/star', { ruleId: id }).expect(200);
    await remove(taro, id);
    const { body } = await restore(taro, id).expect(200);
    expect(body).toMatchObject({
      success: true,
      message: 'ルールを元に戻しました。',
      rule: { id, path, version: '1.0.1', stars: 1, visibility: 'public', tags: ['returning'] },
    });
    const found = await as(app, null).post('/api/rules/search', { query: name }).expect(200);
    expect(found.body.rules.map((rule: { id: string }) => rule.id)).toContain(id);
    expect(await idsIn(taro)).not.toContain(id);
    await restore(taro, id).expect(404);
  });

  it('is listed with its last day, last deleted first', async () => {
    const first = await aRule(app, taro);
    const second = await aRule(app, taro, { visibility: 'private' });
    await remove(taro, first.id);
    await remove(taro, second.id);
    const { body } = await as(app, taro).post('/api/rules/trash', { limit: 2 }).expect(200);
    expect(body).toMatchObject({ limit: 2, offset: 0, total: expect.any(Number) });
    expect(body.rules).toMatchObject([
      { id: second.id, path: second.path, visibility: 'private', versionCount: 1, deletedBy: 'taro' },
      { id: first.id, path: first.path, visibility: 'public', restorable: true },
    ]);
    const { deletedAt, expiresAt } = body.rules[0] as { deletedAt: number; expiresAt: number };
    expect(expiresAt - deletedAt).toBe(30 * 24 * 60 * 60);
  });

  it('is gone from every list, count and former address', async () => {
    const { id, name } = await aRule(app, taro, { name: 'before-the-rename' });
    await as(app, taro).post('/api/rules/update', { id, name: 'after-the-rename' }).expect(200);
    const countOf = async () => {
      const { body } = await as(app, taro).get('/api/users/taro/profile').expect(200);
      return JSON.stringify(body);
    };
    const before = await countOf();
    await as(app, hanako).post('/api/rules/star', { ruleId: id }).expect(200);
    await remove(taro, id);
    for (const path of [`@taro/${name}`, '@taro/after-the-rename']) {
      await as(app, taro).post('/api/rules/getByPath', { path }).expect(404);
    }
    const { body } = await as(app, hanako).post('/api/rules/starred', {}).expect(200);
    expect(body.rules.map((rule: Deleted) => rule.id)).not.toContain(id);
    expect(await countOf()).not.toBe(before);
    for (const call of ['get', 'getContent', 'versions', 'update', 'delete', 'deprecate']) {
      await as(app, taro).post(`/api/rules/${call}`, { id, message: 'x' }).expect(404);
    }
  });

  it('comes back for thirty days only', async () => {
    const { id } = await aRule(app, taro);
    await remove(taro, id);
    await age(id, 29);
    expect(await idsIn(taro)).toContain(id);
    await age(id, 30);
    expect(await idsIn(taro)).not.toContain(id);
    await restore(taro, id).expect(404);
  });

  it('does not come back when its name is in use again', async () => {
    const { id } = await aRule(app, taro, { name: 'reused' });
    await remove(taro, id);
    const next = await aRule(app, taro, { name: 'Reused' });
    expect((await trashOf(taro)).find((rule) => rule.id === id)).toMatchObject({ restorable: false });
    const { body } = await restore(taro, id).expect(409);
    expect(body).toMatchObject({ code: 'CONFLICT', status: 409 });
    await remove(taro, next.id);
    await restore(taro, id).expect(200);
  });

  it('continues its own numbers after it came back', async () => {
    const { id } = await aRule(app, taro, { name: 'numbers' });
    await remove(taro, id);
    await restore(taro, id).expect(200);
    expect(await aVersion(app, taro, id)).toBe('1.0.1');
  });

  it('leaves a row in the log each time', async () => {
    const { id } = await aRule(app, taro);
    await remove(taro, id);
    await restore(taro, id).expect(200);
    const rows = await app.database.rows<{ action: string }>(
      `select action from audit_events where target_id = $1 order by id desc limit 2`,
      [id],
    );
    expect(rows.map(({ action }) => action)).toEqual(['rule.restore', 'rule.delete']);
  });
});

describe('the trash', () => {
  it('is for whoever may delete the rule', async () => {
    const own = await aRule(app, hanako, { visibility: 'private' });
    await remove(hanako, own.id);
    await restore(taro, own.id).expect(404);
    const { id } = await aRule(app, hanako, { organizationId: acme.id, visibility: 'organization' });
    await remove(hanako, id);
    expect(
      [await idsIn(taro), await idsIn(hanako), await idsIn(jiro)].map((ids) => ids.includes(id)),
    ).toEqual([true, true, false]);
    await restore(jiro, id).expect(404);
    await restore(taro, id).expect(200);
  });

  it('asks for a sign-in, and a shape before it', async () => {
    await as(app, null).post('/api/rules/trash', {}).expect(401);
    await restore(null, 'nothing').expect(401);
    await restore(taro, 'nothing').expect(404);
    await as(app, taro).post('/api/rules/restore', {}).expect(400);
    await as(app, taro).post('/api/rules/trash', { limit: 0 }).expect(400);
  });

  it('brings a rule back once for two at once', async () => {
    const { id } = await aRule(app, taro);
    await remove(taro, id);
    const answers = await Promise.all([restore(taro, id), restore(taro, id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
  });

  it('does the same over GraphQL', async () => {
    const { id, path } = await aRule(app, taro);
    await remove(taro, id);
    const asked =
      '{ viewer { deletedRules(first: 1) { totalCount nodes { id path restorable expiresAt } } } }';
    const listed = await as(app, taro).graphql(asked);
    expect(listed.body.data.viewer.deletedRules.nodes).toMatchObject([{ id, path, restorable: true }]);
    const restored = await as(app, taro).graphql(
      'mutation ($input: RestoreRuleInput!) { restoreRule(input: $input) { rule { path } } }',
      { input: { id } },
    );
    expect(restored.body.data).toEqual({ restoreRule: { rule: { path } } });
  });

  it('lets an organization be deleted with what is in it', async () => {
    const gone = await anOrganization(app, { name: 'soon-gone', owner: taro });
    const { id } = await aRule(app, taro, { organizationId: gone.id, visibility: 'organization' });
    await remove(taro, id);
    await as(app, taro).delete(`/api/organizations/${gone.id}`, { password: taro.password }).expect(200);
    expect(await app.database.rows('select 1 from rules where id = $1', [id])).toEqual([]);
  });
});
