import { createAcmeApp } from '../../../support/acme';
import type { TestApp } from '../../../support/app';
import { as } from '../../../support/as';
import type { TestOrganization } from '../../../support/factories/organization';
import { aRule } from '../../../support/factories/rule';
import type { TestUser } from '../../../support/factories/user';

const MINUTE = 60_000;

describe('POST /api/rules/update without a text', () => {
  let app: TestApp;
  let taro: TestUser;
  let hanako: TestUser;
  let jiro: TestUser;
  let acme: TestOrganization;

  beforeAll(async () => {
    ({ app, taro, hanako, jiro, acme } = await createAcmeApp());
  });
  afterAll(() => app.close());

  const update = (who: TestUser | string | null, body: object) =>
    as(app, who).post('/api/rules/update', body);
  const versionsOf = async (id: string) => {
    const { body } = await as(app, taro).post('/api/rules/versions', { id }).expect(200);
    return (body as { version: string }[]).map(({ version }) => version);
  };
  const read = async (id: string) => (await as(app, taro).post('/api/rules/get', { id }).expect(200)).body;

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

    it('is told to the organization, whichever way the rule goes', async () => {
      const { id } = await aRule(app, hanako, { name: 'traveller' });
      await update(hanako, { id, organizationId: acme.id }).expect(200);
      await update(hanako, { id, organizationId: null }).expect(200);
      const events = await app.database.rows(
        `select organization_id as "organizationId", details->'moved' as moved from audit_events
          where target_id = $1 and action = 'rule.update' order by id`,
        [id],
      );
      expect(events).toEqual([
        { organizationId: acme.id, moved: { from: null, to: acme.id } },
        { organizationId: acme.id, moved: { from: acme.id, to: null } },
      ]);
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
