import pino from 'pino';
import request from 'supertest';
import { createApp } from '../../../../server/create-app';
import { ENV } from '../../../../server/kernel/config/config.module';
import type { Env } from '../../../../server/kernel/config/env';
import { createTestApp, type TestApp } from '../../../support/app';
import { as } from '../../../support/as';
import { anOrganization, type TestOrganization } from '../../../support/factories/organization';
import { aRule, aVersion } from '../../../support/factories/rule';
import { aUser, type TestUser } from '../../../support/factories/user';

const MINUTE = 60_000;

describe('POST /api/rules/update', () => {
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
    acme = await anOrganization(app, { name: 'acme', owner: taro, members: [hanako] });
  });
  afterAll(() => app.close());

  const update = (who: TestUser | string | null, body: object) =>
    as(app, who).post('/api/rules/update', body);
  const versionsOf = async (id: string) => {
    const { body } = await as(app, taro).post('/api/rules/versions', { id }).expect(200);
    return (body as { version: string }[]).map(({ version }) => version);
  };
  const read = async (id: string) => (await as(app, taro).post('/api/rules/get', { id }).expect(200)).body;

  describe('a changed text', () => {
    it.each([
      [{}, '1.0.1'],
      [{ versionBump: 'patch' }, '1.0.1'],
      [{ versionBump: 'minor' }, '1.1.0'],
      [{ versionBump: 'major' }, '2.0.0'],
      [{ isMajorVersionUp: true }, '2.0.0'],
      [{ isMajorVersionUp: false }, '1.0.1'],
      [{ isMajorVersionUp: true, versionBump: 'minor' }, '1.1.0'],
    ])('makes the version that %j asks for', async (wishes, expected) => {
      const { id } = await aRule(app, taro);
      const { body } = await update(taro, { id, content: '# New\n', changelog: 'Better', ...wishes }).expect(
        200,
      );
      expect(body).toMatchObject({
        success: true,
        message: 'ルールを更新しました。',
        version: expected,
        versionCreated: true,
        rule: { id, version: expected },
      });
      expect(await versionsOf(id)).toEqual([expected, '1.0.0']);
      const detail = await as(app, null).post('/api/rules/getVersion', { id, version: 'latest' }).expect(200);
      expect(detail.body).toMatchObject({
        content: '# New\n',
        changelog: 'Better',
        createdBy: { username: 'taro' },
      });
    });

    it('is numbered as numbers, not as text', async () => {
      const { id } = await aRule(app, taro);
      for (let patch = 1; patch <= 11; patch++) expect(await aVersion(app, taro, id)).toBe(`1.0.${patch}`);
      expect((await versionsOf(id)).slice(0, 4)).toEqual(['1.0.11', '1.0.10', '1.0.9', '1.0.8']);
    });

    it('leaves every version as it was', async () => {
      const { id } = await aRule(app, taro, { content: 'first\n' });
      await update(taro, { id, content: 'second\n' }).expect(200);
      const { body } = await as(app, null)
        .post('/api/rules/getVersion', { id, version: '1.0.0' })
        .expect(200);
      expect(body).toMatchObject({ content: 'first\n', isLatest: false });
    });

    it('that differs in white space alone counts as changed', async () => {
      const { id } = await aRule(app, taro, { content: 'text\n' });
      for (const content of ['text\r\n', 'text', '\uFEFFtext', 'text ']) {
        const { body } = await update(taro, { id, content }).expect(200);
        expect(body.versionCreated).toBe(true);
      }
    });

    it('byte for byte equal to the current one makes none, but to a former one does', async () => {
      const { id } = await aRule(app, taro, { content: 'one\n' });
      const same = await update(taro, { id, content: 'one\n', versionBump: 'major' }).expect(200);
      expect(same.body).toMatchObject({ version: '1.0.0', versionCreated: false });
      await update(taro, { id, content: 'two\n' }).expect(200);
      const back = await update(taro, { id, content: 'one\n' }).expect(200);
      expect(back.body).toMatchObject({ version: '1.0.2', versionCreated: true });
    });
  });

  describe('expectedVersion', () => {
    it('refuses with the current number when somebody was faster, and changes nothing', async () => {
      const { id } = await aRule(app, taro);
      await aVersion(app, taro, id);
      const stale = { id, content: 'mine\n', tags: ['changed'], expectedVersion: '1.0.0' };
      const { body } = await update(taro, stale).expect(412);
      expect(body).toEqual({
        defined: false,
        code: 'PRECONDITION_FAILED',
        status: 412,
        message: 'ほかの人が先に 1.0.1 を公開しました。',
        data: { currentVersion: '1.0.1' },
      });
      expect(await read(id)).toMatchObject({ version: '1.0.1', tags: [] });
      await update(taro, { ...stale, expectedVersion: '1.0.1' }).expect(200);
    });

    it('lets one of many at once through', async () => {
      const { id } = await aRule(app, taro);
      const answers = await Promise.all(
        Array.from({ length: 8 }, (_, index) =>
          update(taro, { id, content: `${index}`, expectedVersion: '1.0.0' }),
        ),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(7).fill(412)]);
      expect(await versionsOf(id)).toEqual(['1.0.1', '1.0.0']);
    });
  });

  it('gives 200 parallel updates of one rule 200 numbers without a gap', async () => {
    const { id } = await aRule(app, taro);
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, index) => update(taro, { id, content: `text ${index}` })),
    );
    expect(answers.filter(({ status }) => status !== 200).map(({ status }) => status)).toEqual([]);
    const numbers = answers.map(({ body }) => (body as { version: string }).version);
    expect(new Set(numbers).size).toBe(200);
    expect(await versionsOf(id)).toEqual([
      ...Array.from({ length: 200 }, (_, index) => `1.0.${200 - index}`),
      '1.0.0',
    ]);
    expect(await read(id)).toMatchObject({ version: '1.0.200' });
  });

  it('gives updates that come in over several processes numbers without a gap', async () => {
    const { id } = await aRule(app, taro);
    const { app: other } = await createApp(
      app.nest.get<Env>(ENV),
      app.database.url,
      pino({ level: 'silent' }),
    );
    await other.listen(0, '127.0.0.1');
    try {
      const answers = await Promise.all(
        Array.from({ length: 40 }, (_, index) =>
          request(index % 2 === 0 ? app.nest.getHttpServer() : other.getHttpServer())
            .post('/api/rules/update')
            .auth(taro.accessToken, { type: 'bearer' })
            .send({ id, content: `text ${index}` }),
        ),
      );
      expect(answers.map(({ status }) => status)).toEqual(Array<number>(40).fill(200));
    } finally {
      await other.close();
    }
    expect(await versionsOf(id)).toEqual([
      ...Array.from({ length: 40 }, (_, index) => `1.0.${40 - index}`),
      '1.0.0',
    ]);
  });

  describe('metadata', () => {
    it('make no version', async () => {
      const { id } = await aRule(app, taro, { tags: ['a'] });
      app.passTime(MINUTE);
      const changes = { description: 'New', tags: ['B', 'b', 'c'], visibility: 'private' };
      const { body } = await update(taro, { id, ...changes }).expect(200);
      expect(body).toMatchObject({
        version: '1.0.0',
        versionCreated: false,
        rule: { description: 'New', tags: ['b', 'c'], visibility: 'private' },
      });
      expect(body.rule.updatedAt - body.rule.createdAt).toBeGreaterThanOrEqual(MINUTE / 1000);
    });

    it('left out stay, null and empty clear the description', async () => {
      const { id } = await aRule(app, taro, { description: 'Old', tags: ['a'] });
      expect((await update(taro, { id }).expect(200)).body.rule).toMatchObject({
        description: 'Old',
        tags: ['a'],
      });
      expect((await update(taro, { id, description: '' }).expect(200)).body.rule.description).toBeNull();
      await update(taro, { id, description: 'Back' }).expect(200);
      expect((await update(taro, { id, description: null, tags: [] }).expect(200)).body.rule).toMatchObject({
        description: null,
        tags: [],
      });
    });

    it('that are the same do not touch the time of the last change', async () => {
      const rule = await aRule(app, taro, { description: 'Same', tags: ['a'], content: 'x' });
      app.passTime(MINUTE);
      const same = { name: rule.name, description: 'Same', tags: ['A'], content: 'x', visibility: 'public' };
      const { body } = await update(taro, { id: rule.id, ...same }).expect(200);
      expect(body.rule.updatedAt).toBe(rule.updatedAt);
    });

    it('set publishedAt the first time only', async () => {
      const { id, publishedAt } = await aRule(app, taro, { visibility: 'private' });
      expect(publishedAt).toBeNull();
      app.passTime(MINUTE);
      const first = await update(taro, { id, visibility: 'public' }).expect(200);
      app.passTime(MINUTE);
      await update(taro, { id, visibility: 'private' }).expect(200);
      const again = await update(taro, { id, visibility: 'public' }).expect(200);
      expect(first.body.rule.publishedAt).toBeGreaterThan(first.body.rule.createdAt);
      expect(again.body.rule.publishedAt).toBe(first.body.rule.publishedAt);
    });

    it('take the aliases that command-line tools send', async () => {
      const { id } = await aRule(app, taro);
      const { body } = await update(taro, { ruleId: id, content: 'alias\n', changelog: 'Update' }).expect(
        200,
      );
      expect(body.version).toBe('1.0.1');
    });
  });

  describe('renaming', () => {
    it('leaves a former address behind that leads to the rule', async () => {
      const { id } = await aRule(app, taro, { name: 'old-name' });
      const { body } = await update(taro, { id, name: 'new-name' }).expect(200);
      expect(body.rule.path).toBe('@taro/new-name');
      const found = await as(app, null).post('/api/rules/getByPath', { path: '@Taro/Old_Name' }).expect(200);
      expect(found.body).toMatchObject({ id, path: '@taro/new-name', redirectedFrom: '@Taro/Old_Name' });
      const current = await as(app, null)
        .post('/api/rules/getByPath', { path: '@taro/new-name' })
        .expect(200);
      expect(current.body).not.toHaveProperty('redirectedFrom');
      const raw = await as(app, null).get('/api/rules/@taro/old-name/raw').expect(200);
      expect(raw.headers['content-location']).toBe('/api/rules/@taro/new-name/raw');
    });

    it('in case, - and _ alone keeps the address', async () => {
      const { id } = await aRule(app, taro, { name: 'Some_Name' });
      const { body } = await update(taro, { id, name: 'some-name' }).expect(200);
      expect(body.rule.path).toBe('@taro/some-name');
      const found = await as(app, null).post('/api/rules/getByPath', { path: '@taro/SOME_NAME' }).expect(200);
      expect(found.body).not.toHaveProperty('redirectedFrom');
    });

    it('to a name in use is refused', async () => {
      await aRule(app, taro, { name: 'in-use' });
      const { id, name } = await aRule(app, taro);
      await update(taro, { id, name: 'In_Use', content: 'changed\n' }).expect(409);
      expect(await read(id)).toMatchObject({ name, version: '1.0.0' });
    });

    it('frees the address for a new rule, and a rule that comes back takes it again', async () => {
      const first = await aRule(app, taro, { name: 'address' });
      await update(taro, { id: first.id, name: 'address-2' }).expect(200);
      const second = await aRule(app, taro, { name: 'address' });
      const at = async (path: string) =>
        (await as(app, null).post('/api/rules/getByPath', { path }).expect(200)).body.id as string;
      expect(await at('@taro/address')).toBe(second.id);
      await update(taro, { id: second.id, name: 'address-3' }).expect(200);
      expect(await at('@taro/address')).toBe(second.id);
      await update(taro, { id: first.id, name: 'address' }).expect(200);
      expect(await at('@taro/address')).toBe(first.id);
      expect(await at('@taro/address-2')).toBe(first.id);
    });
  });

  describe('moving', () => {
    it('to an organization and back changes owner, address and visibility words', async () => {
      const { id } = await aRule(app, hanako, { name: 'wanderer', visibility: 'private' });
      const there = await update(hanako, { id, organizationId: 'ACME' }).expect(200);
      expect(there.body.rule).toMatchObject({
        path: '@acme/wanderer',
        visibility: 'organization',
        organizationId: acme.id,
        userId: hanako.id,
      });
      const former = await as(app, hanako)
        .post('/api/rules/getByPath', { path: '@hanako/wanderer' })
        .expect(200);
      expect(former.body).toMatchObject({ path: '@acme/wanderer', redirectedFrom: '@hanako/wanderer' });
      const back = await update(hanako, { id, organizationId: null }).expect(200);
      expect(back.body.rule).toMatchObject({
        path: '@hanako/wanderer',
        visibility: 'private',
        organizationId: null,
      });
    });

    it('checks the name at the destination', async () => {
      await aRule(app, taro, { name: 'crowded', organizationId: acme.id });
      const { id } = await aRule(app, taro, { name: 'Crowded' });
      await update(taro, { id, organizationId: acme.id }).expect(409);
    });

    it('takes membership there, and an organization that exists', async () => {
      const { id } = await aRule(app, jiro);
      const refused = await update(jiro, { id, organizationId: acme.id }).expect(403);
      expect(refused.body.message).toBe('この組織にルールを移動する権限がありません。');
      const missing = await update(jiro, { id, organizationId: 'nobody' }).expect(404);
      expect(missing.body.message).toBe('組織が見つかりません。');
    });

    it('with `team` in one call makes it private there', async () => {
      const { id } = await aRule(app, taro);
      const { body } = await update(taro, { id, organizationId: acme.id, visibility: 'team' }).expect(200);
      expect(body.rule.visibility).toBe('organization');
      const own = await aRule(app, taro);
      const refused = await update(taro, { id: own.id, visibility: 'organization' }).expect(400);
      expect(refused.body.data.issues).toMatchObject([{ path: ['visibility'], code: 'custom' }]);
    });
  });

  describe('rights', () => {
    it('let members publish versions, but not rename, move or change visibility', async () => {
      const { id } = await aRule(app, taro, { organizationId: acme.id, name: 'of-acme' });
      await update(hanako, { id, content: 'by a member\n', tags: ['x'], description: 'y' }).expect(200);
      for (const change of [{ name: 'other' }, { visibility: 'private' }, { organizationId: null }]) {
        const { body } = await update(hanako, { id, ...change, content: 'not this\n' }).expect(403);
        expect(body.message).toBe(
          'ルールの名前・所属・公開範囲を変更できるのは、作成者または組織のオーナーのみです。',
        );
      }
      const unchanged = { name: 'of-acme', visibility: 'public', organizationId: 'acme' };
      await update(hanako, { id, ...unchanged, content: 'the same words\n' }).expect(200);
      expect(await versionsOf(id)).toEqual(['1.0.2', '1.0.1', '1.0.0']);
    });

    it('let the creator manage while a member', async () => {
      const { id } = await aRule(app, hanako, { organizationId: acme.id });
      await update(hanako, { id, name: 'by-creator' }).expect(200);
    });

    it('are refused to others where they see the rule, and the rule is missing where they do not', async () => {
      const open = await aRule(app, taro);
      const hidden = await aRule(app, taro, { visibility: 'private' });
      await update(jiro, { id: open.id, content: 'x' }).expect(403);
      const { body } = await update(jiro, { id: hidden.id, content: 'x' }).expect(404);
      const missing = await update(jiro, { id: '0199f40a-9e37-7d61-8c52-3b6f0d7a9e14', content: 'x' }).expect(
        404,
      );
      expect(body).toEqual(missing.body);
      await update(jiro, { id: 'not-an-id', content: 'x' }).expect(404);
      await update(null, { id: open.id, content: 'x' }).expect(401);
      await update(null, { id: open.id, content: '' }).expect(400);
    });
  });
});
