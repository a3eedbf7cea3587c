import { createHash } from 'node:crypto';
import { createTestApp, type TestApp } from '../../../support/app';
import { as } from '../../../support/as';
import { aCliToken } from '../../../support/factories/cli-token';
import { anOrganization, type TestOrganization } from '../../../support/factories/organization';
import { aRule, ruleInput } from '../../../support/factories/rule';
import { aUser, type TestUser } from '../../../support/factories/user';

describe('POST /api/rules/create', () => {
  let app: TestApp;
  let taro: TestUser;
  let hanako: TestUser;
  let acme: TestOrganization;

  beforeAll(async () => {
    app = await createTestApp();
    taro = await aUser(app, { username: 'Taro' });
    hanako = await aUser(app, { username: 'hanako' });
    acme = await anOrganization(app, { name: 'Acme', owner: taro });
  });
  afterAll(() => app.close());

  const create = (who: TestUser | string | null, wishes = {}) =>
    as(app, who).post('/api/rules/create', ruleInput(wishes));

  it('publishes version 1.0.0 and answers the whole rule', async () => {
    const content = '# Naming\n\n- Use whole words.\n';
    const wishes = {
      name: 'Naming_Guide',
      description: 'Names',
      tags: [' Style ', 'ＳＴＹＬＥ', 'naming'],
      content,
    };
    const { body } = await create(taro, wishes).expect(200);
    expect(body).toMatchObject({
      name: 'Naming_Guide',
      path: '@Taro/Naming_Guide',
      type: 'rule',
      visibility: 'public',
      description: 'Names',
      tags: ['style', 'naming'],
      version: '1.0.0',
      digest: `sha256:${createHash('sha256').update(content).digest('hex')}`,
      stars: 0,
      views: 0,
      downloads: 0,
      isStarred: false,
      organization: null,
      organizationId: null,
      userId: taro.id,
      user: { username: 'Taro', email: taro.email },
      deprecated: false,
    });
    expect(body.author).toEqual(body.user);
    expect(body.publishedAt).toBe(body.createdAt);
    const versions = await as(app, null).post('/api/rules/versions', { id: body.id }).expect(200);
    expect(versions.body).toMatchObject([
      {
        id: body.latestVersionId,
        version: '1.0.0',
        changelog: 'Initial version',
        isLatest: true,
        size: Buffer.byteLength(content),
      },
    ]);
  });

  it.each([
    ['a byte order mark', '\uFEFF# Title\n'],
    ['CRLF', '# Title\r\n\r\ntext\r\n'],
    ['trailing white space', '# Title  \n\n\n   '],
    ['other planes and combining marks', '葛󠄀 か\u3099 👨‍👩‍👧 \u200f\n'],
    ['backslashes and quotes', '\\u0000 \\n "\' $1 %s {{x}} ${y}\n'],
    ['one byte', 'x'],
  ])('keeps %s byte for byte', async (_, content) => {
    const { id } = await aRule(app, taro, { content });
    const { body } = await as(app, null).post('/api/rules/getContent', { id }).expect(200);
    expect(body.content).toBe(content);
    expect(body.size).toBe(Buffer.byteLength(content));
  });

  it('takes 512 KiB and not a byte more', async () => {
    const { body } = await create(taro, { content: 'あ'.repeat(174_762) + 'ab' }).expect(200);
    const raw = await as(app, null).get(`/api/rules/${body.path}/raw`).expect(200);
    expect(Buffer.byteLength(raw.text)).toBe(524_288);
    const refused = await create(taro, { content: 'あ'.repeat(174_762) + 'abc' }).expect(400);
    expect(refused.body.data.issues).toMatchObject([
      { path: ['content'], code: 'too_big', maximum: 524_288 },
    ]);
  });

  it('reports every failing field, also to those who are not signed in', async () => {
    const wrong = { name: 'a b', type: 'skill', visibility: 'secret', tags: 'x', content: ' \n' };
    const { body } = await create(null, wrong).expect(400);
    expect(
      body.data.issues.map((issue: { path: unknown; code: unknown }) => [issue.path, issue.code]),
    ).toEqual([
      [['name'], 'invalid_format'],
      [['type'], 'invalid_value'],
      [['visibility'], 'invalid_value'],
      [['tags'], 'invalid_type'],
      [['content'], 'custom'],
    ]);
  });

  it('measures tags as they are kept', async () => {
    const { body } = await create(taro, { tags: ['a', '㍿'.repeat(8)] }).expect(400);
    expect(body.data.issues).toMatchObject([{ path: ['tags', 1], code: 'too_big', maximum: 30 }]);
    await create(taro, { tags: ['㍿'.repeat(7)] }).expect(200);
  });

  it('takes a token that may write', async () => {
    await create(null).expect(401);
    await create('kmr_not-a-token').expect(401);
    await create(await aCliToken(app, taro, ['read'])).expect(403);
    const { body } = await create(await aCliToken(app, taro, ['write'])).expect(200);
    expect(body.userId).toBe(taro.id);
  });

  it('gives each owner a name once, ignoring case and treating - and _ as equal', async () => {
    await aRule(app, taro, { name: 'One-Name' });
    for (const name of ['One-Name', 'one_name', 'ONE-NAME']) {
      const { body } = await create(taro, { name }).expect(409);
      expect(body).toMatchObject({ code: 'CONFLICT', message: 'このルール名は既に使用されています。' });
    }
    await create(hanako, { name: 'one-name' }).expect(200);
    await create(taro, { name: 'one-name', organizationId: acme.id }).expect(200);
  });

  it('lets exactly one of two at once have a name', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => create(taro, { name: 'wanted' })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(7).fill(409)]);
  });

  it('puts rules of an organization under its name, given by id or name', async () => {
    const byId = await aRule(app, taro, {
      organizationId: acme.id,
      name: 'by-id',
      visibility: 'organization',
    });
    const byName = await aRule(app, taro, { organizationId: 'acme', name: 'by-name', visibility: 'team' });
    const hidden = await aRule(app, taro, { organizationId: 'ACME', name: 'hidden', visibility: 'private' });
    expect([byId, byName, hidden].map(({ path, visibility }) => [path, visibility])).toEqual([
      ['@Acme/by-id', 'organization'],
      ['@Acme/by-name', 'organization'],
      ['@Acme/hidden', 'organization'],
    ]);
    expect(byId).toMatchObject({ organizationId: acme.id, publishedAt: null, userId: taro.id });
    const open = await aRule(app, taro, { organizationId: acme.id, visibility: 'public' });
    expect(open.visibility).toBe('public');
  });

  it('takes an organization for its visibility, and membership for its organization', async () => {
    const { body } = await create(taro, { visibility: 'team' }).expect(400);
    expect(body.data.issues).toMatchObject([
      { path: ['visibility'], code: 'custom', message: 'この公開範囲には組織の指定が必要です。' },
    ]);
    await create(hanako, { organizationId: acme.id }).expect(403);
    await create(hanako, { organizationId: 'nobody' }).expect(404);
    await create(hanako, { organizationId: '00000000-0000-0000-0000-000000000000' }).expect(404);
    await create(taro, { organizationId: 'nobody', visibility: 'team' }).expect(404);
    await create(taro, { organizationId: hanako.id }).expect(404);
  });

  it('leaves nothing behind when it refuses', async () => {
    const count = async () => (await app.database.rows('select id from rules')).length;
    const before = await count();
    await aRule(app, taro, { name: 'kept' });
    await create(taro, { name: 'kept' }).expect(409);
    await create(hanako, { organizationId: acme.id }).expect(403);
    expect(await count()).toBe(before + 1);
    const orphans = await app.database.rows(
      'select v.id from rule_versions v left join rules r on r.id = v.rule_id where r.id is null',
    );
    expect(orphans).toEqual([]);
  });
});
