import { createTestApp, type TestApp } from '../../../support/app';
import { as } from '../../../support/as';
import { anOrganization } from '../../../support/factories/organization';
import { aRule } from '../../../support/factories/rule';
import { aUser, type TestUser } from '../../../support/factories/user';

describe('POST /api/rules/getByPath', () => {
  let app: TestApp;
  let taro: TestUser;
  let hanako: TestUser;

  beforeAll(async () => {
    app = await createTestApp();
    taro = await aUser(app, { username: 'Taro_Y' });
    hanako = await aUser(app, { username: 'hanako' });
    await anOrganization(app, { name: 'acme', owner: taro });
  });
  afterAll(() => app.close());

  const at = (who: TestUser | null, path: string) => as(app, who).post('/api/rules/getByPath', { path });

  it('finds an address however it is spelt', async () => {
    const { id, path } = await aRule(app, taro, { name: 'Naming_Guide' });
    for (const spelling of [path, 'Taro_Y/Naming_Guide', '@taro_y/naming-guide', 'TARO_Y/NAMING-guide', id]) {
      const { body } = await at(null, spelling).expect(200);
      expect(body).toMatchObject({ id, path: '@Taro_Y/Naming_Guide' });
      expect(body).not.toHaveProperty('redirectedFrom');
    }
  });

  it('keeps - and _ of owners apart', async () => {
    await aRule(app, taro, { name: 'apart' });
    await at(null, '@taro-y/apart').expect(404);
  });

  it('takes a bare name: the caller’s own first, then the only one visible', async () => {
    const mine = await aRule(app, taro, { name: 'shared-name' });
    expect((await at(hanako, 'Shared_Name').expect(200)).body.id).toBe(mine.id);
    const hers = await aRule(app, hanako, { name: 'shared-name' });
    expect((await at(hanako, 'shared-name').expect(200)).body.id).toBe(hers.id);
    expect((await at(taro, 'shared-name').expect(200)).body.id).toBe(mine.id);
    const { body } = await at(null, 'shared-name').expect(400);
    expect(body).toEqual({
      defined: false,
      code: 'BAD_REQUEST',
      status: 400,
      message: '同じ名前のルールが複数あります。@owner/name の形で指定してください。',
    });
  });

  it('does not count rules as ambiguous that the caller may not see', async () => {
    const open = await aRule(app, taro, { name: 'half-hidden' });
    const hidden = await aRule(app, hanako, { name: 'half-hidden', visibility: 'private' });
    expect((await at(null, 'half-hidden').expect(200)).body.id).toBe(open.id);
    expect((await at(taro, 'half-hidden').expect(200)).body.id).toBe(open.id);
    expect((await at(hanako, 'half-hidden').expect(200)).body.id).toBe(hidden.id);
  });

  it('says 404 alike for what is hidden and what is missing', async () => {
    const { path } = await aRule(app, taro, { name: 'hidden', visibility: 'private' });
    const hidden = await at(hanako, path).expect(404);
    const missing = await at(hanako, '@Taro_Y/nothing').expect(404);
    expect(hidden.body).toEqual(missing.body);
    expect(hidden.body).toEqual({
      defined: false,
      code: 'NOT_FOUND',
      status: 404,
      message: 'ルールが見つかりません。',
    });
    await at(taro, path).expect(200);
    await at(null, 'hidden').expect(404);
    await at(null, '0199f40a-9e37-7d61-8c52-3b6f0d7a9e14').expect(404);
  });

  it('a former address of a hidden rule says nothing', async () => {
    const { id } = await aRule(app, taro, { name: 'was-here', visibility: 'private' });
    await as(app, taro).post('/api/rules/update', { id, name: 'went-there' }).expect(200);
    await at(hanako, '@Taro_Y/was-here').expect(404);
    expect((await at(taro, '@Taro_Y/was-here').expect(200)).body.path).toBe('@Taro_Y/went-there');
  });

  it('follows a former name of the owner', async () => {
    const { id } = await aRule(app, hanako, { name: 'of-hanako' });
    await app.database.rows("insert into owner_names (name_key, owner_id) values ('hana', $1)", [hanako.id]);
    const { body } = await at(null, '@hana/of-hanako').expect(200);
    expect(body).toMatchObject({ id, path: '@hanako/of-hanako', redirectedFrom: '@hana/of-hanako' });
  });

  it.each(['', '@', '@a', 'a/b/c', '@a/b@1.0.0', 'a b', '日本語', '%40a%2Fb', "'; drop table rules; --"])(
    'refuses %p as a path',
    async (path) => {
      const { body } = await at(null, path).expect(400);
      expect(body.message).toBe('ルールのパスの形式が正しくありません。@owner/name の形で指定してください。');
      expect(body).not.toHaveProperty('data');
    },
  );

  it('refuses a path of more than 300 characters as input', async () => {
    const { body } = await at(null, 'a'.repeat(301)).expect(400);
    expect(body.data.issues).toMatchObject([{ path: ['path'], code: 'too_big', maximum: 300 }]);
    await at(null, 'a'.repeat(300)).expect(404);
  });

  it('shows an address of e-mail to its owner alone', async () => {
    const { path } = await aRule(app, taro, { name: 'private-mail' });
    expect((await at(taro, path)).body.user.email).toBe(taro.email);
    expect((await at(hanako, path)).body.user.email).toBe('');
    expect((await at(null, path)).body).not.toHaveProperty('isStarred');
  });
});
