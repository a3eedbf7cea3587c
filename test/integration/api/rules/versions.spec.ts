import { createAcmeApp } from '../../../support/acme';
import type { TestApp } from '../../../support/app';
import { as } from '../../../support/as';
import type { TestOrganization } from '../../../support/factories/organization';
import { aRule, aVersion } from '../../../support/factories/rule';
import type { TestUser } from '../../../support/factories/user';

type Item = {
  readonly id: string;
  readonly version: string;
  readonly isLatest: boolean;
  readonly yanked: boolean;
};

describe('versions of rules', () => {
  let app: TestApp;
  let taro: TestUser;
  let hanako: TestUser;
  let acme: TestOrganization;

  beforeAll(async () => {
    ({ app, taro, hanako, acme } = await createAcmeApp());
  });
  afterAll(() => app.close());

  const post = (who: TestUser | null, call: string, body: object) =>
    as(app, who).post(`/api/rules/${call}`, body);
  const history = async (id: string): Promise<Item[]> =>
    (await post(taro, 'versions', { id }).expect(200)).body;
  const yank = (who: TestUser | null, id: string, version: string) =>
    post(who, 'yank', { id, version, reason: 'It deletes too much' });
  const latest = async (id: string) => {
    const { body } = await post(null, 'getVersion', { id, version: 'latest' }).expect(200);
    const rule = await post(null, 'get', { id }).expect(200);
    expect(rule.body.version).toBe(body.version);
    expect(rule.body.latestVersionId).toBe(body.id);
    expect(rule.body.digest).toBe(body.digest);
    return body.version as string;
  };

  it('are listed newest first, the same under both names of the call', async () => {
    const { id } = await aRule(app, taro);
    await aVersion(app, taro, id, { changelog: 'Second' });
    await aVersion(app, taro, id, { versionBump: 'minor' });
    const items = await history(id);
    expect(items.map(({ version, isLatest }) => [version, isLatest])).toEqual([
      ['1.1.0', true],
      ['1.0.1', false],
      ['1.0.0', false],
    ]);
    expect(items[1]).toMatchObject({
      changelog: 'Second',
      ruleId: id,
      createdBy: { id: taro.id, username: 'taro' },
    });
    expect(items[0]).toMatchObject({ changelog: '' });
    for (const body of [{ ruleId: id }, { id }]) {
      expect((await post(null, 'getVersionHistory', body).expect(200)).body).toEqual(items);
    }
  });

  it.each([
    '1.0.9',
    '1',
    '1.0',
    'v1.0.0',
    '^1.0.0',
    '01.0.0',
    '1.0.0-beta',
    'LATEST',
    '2147483648.0.0',
    ' 1.0.0',
  ])('that do not exist are 404: %s', async (version) => {
    const { id } = await aRule(app, taro);
    for (const call of ['getVersion', 'getContent']) {
      const { body } = await post(null, call, { id, version }).expect(404);
      expect(body.message).toBe('バージョンが見つかりません。');
    }
  });

  it('of a rule that the caller may not see do not exist', async () => {
    const { id } = await aRule(app, taro, { visibility: 'private' });
    for (const call of ['versions', 'getVersionHistory', 'getVersion', 'getContent']) {
      const { body } = await post(hanako, call, { id, ruleId: id, version: '1.0.0' }).expect(404);
      expect(body.message).toBe('ルールが見つかりません。');
    }
  });

  describe('yank and unyank', () => {
    it('take a version out of `latest` and bring it back', async () => {
      const { id } = await aRule(app, taro, { content: 'first\n' });
      const second = await aVersion(app, taro, id, { content: 'second\n' });
      const { body } = await yank(taro, id, second).expect(200);
      expect(body).toMatchObject({
        success: true,
        message: 'バージョンを取り下げました。',
        version: { version: '1.0.1', yanked: true, yankReason: 'It deletes too much', isLatest: false },
      });
      expect(body.version.yankedAt).toBeGreaterThan(0);
      expect(await latest(id)).toBe('1.0.0');
      const content = await post(null, 'getContent', { id }).expect(200);
      expect(content.body).toMatchObject({ version: '1.0.0', content: 'first\n', yanked: false });
      const exact = await post(null, 'getContent', { id, version: second }).expect(200);
      expect(exact.body).toMatchObject({
        content: 'second\n',
        yanked: true,
        yankReason: 'It deletes too much',
      });
      const back = await post(taro, 'unyank', { id, version: second }).expect(200);
      expect(back.body.version).toMatchObject({
        yanked: false,
        yankReason: null,
        yankedAt: null,
        isLatest: true,
      });
      expect(await latest(id)).toBe('1.0.1');
    });

    it('never give a number twice, whatever is yanked', async () => {
      const { id } = await aRule(app, taro);
      await yank(taro, id, await aVersion(app, taro, id)).expect(200);
      expect(await aVersion(app, taro, id)).toBe('1.0.2');
      expect(await latest(id)).toBe('1.0.2');
    });

    it('of every version leaves the highest as the current one', async () => {
      const { id } = await aRule(app, taro);
      const second = await aVersion(app, taro, id);
      await yank(taro, id, second).expect(200);
      await yank(taro, id, '1.0.0').expect(200);
      expect(await latest(id)).toBe('1.0.1');
      expect((await history(id)).every(({ yanked }) => yanked)).toBe(true);
    });

    it('take `latest` as a word', async () => {
      const { id } = await aRule(app, taro);
      await aVersion(app, taro, id);
      await yank(taro, id, 'latest').expect(200);
      expect(await latest(id)).toBe('1.0.0');
    });

    it('compare a new text with the current one, not with a yanked one', async () => {
      const { id } = await aRule(app, taro, { content: 'good\n' });
      const bad = await aVersion(app, taro, id, { content: 'bad\n' });
      await yank(taro, id, bad).expect(200);
      const { body } = await post(taro, 'update', { id, content: 'bad\n' }).expect(200);
      expect(body).toMatchObject({ version: '1.0.2', versionCreated: true });
    });

    it('refuse to do it twice', async () => {
      const { id } = await aRule(app, taro);
      const notYet = await post(taro, 'unyank', { id, version: '1.0.0' }).expect(409);
      expect(notYet.body.message).toBe('このバージョンは取り下げられていません。');
      const answers = await Promise.all([1, 2, 3].map(() => yank(taro, id, '1.0.0')));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
      const again = await yank(taro, id, '1.0.0').expect(409);
      expect(again.body.message).toBe('このバージョンは既に取り下げられています。');
    });

    it('are for those who may edit', async () => {
      const own = await aRule(app, taro);
      await yank(hanako, own.id, '1.0.0').expect(403);
      await yank(null, own.id, '1.0.0').expect(401);
      await yank(taro, own.id, '9.9.9').expect(404);
      const hidden = await aRule(app, taro, { visibility: 'private' });
      await yank(hanako, hidden.id, '1.0.0').expect(404);
      const shared = await aRule(app, taro, { organizationId: acme.id });
      await yank(hanako, shared.id, '1.0.0').expect(200);
      await post(taro, 'yank', { id: own.id, version: '1.0.0', reason: '' }).expect(400);
      await post(taro, 'yank', { id: own.id, version: '1.0.0', reason: 'x'.repeat(501) }).expect(400);
    });
  });

  describe('deprecate and undeprecate', () => {
    const deprecate = (who: TestUser | null, id: string, replacement?: string | null) =>
      post(who, 'deprecate', {
        id,
        message: 'Use the other one',
        ...(replacement !== undefined && { replacement }),
      });

    it('say so wherever the rule is read, with the address of today', async () => {
      const { id, path } = await aRule(app, taro);
      const other = await aRule(app, hanako, { name: 'before' });
      const { body } = await deprecate(taro, id, other.path).expect(200);
      expect(body).toMatchObject({
        success: true,
        message: 'ルールを非推奨にしました。',
        rule: {
          deprecated: true,
          deprecationMessage: 'Use the other one',
          replacement: '@hanako/before',
          version: '1.0.0',
        },
      });
      await post(hanako, 'update', { id: other.id, name: 'after' }).expect(200);
      const facts = {
        deprecated: true,
        deprecationMessage: 'Use the other one',
        replacement: '@hanako/after',
      };
      expect((await post(null, 'getByPath', { path }).expect(200)).body).toMatchObject(facts);
      expect((await post(null, 'getContent', { id }).expect(200)).body).toMatchObject(facts);
      await post(hanako, 'delete', { id: other.id }).expect(200);
      expect((await post(null, 'get', { id }).expect(200)).body).toMatchObject({
        ...facts,
        replacement: null,
      });
      const undone = await post(taro, 'undeprecate', { id }).expect(200);
      expect(undone.body.rule).toMatchObject({
        deprecated: false,
        deprecationMessage: null,
        replacement: null,
      });
      const twice = await post(taro, 'undeprecate', { id }).expect(409);
      expect(twice.body.message).toBe('このルールは非推奨ではありません。');
    });

    it('replace message and replacement when done again', async () => {
      const { id } = await aRule(app, taro);
      const other = await aRule(app, taro);
      await deprecate(taro, id, other.path).expect(200);
      const { body } = await deprecate(taro, id, null).expect(200);
      expect(body.rule).toMatchObject({ deprecated: true, replacement: null });
    });

    it('take another rule that readers may see for a replacement', async () => {
      const { id, path } = await aRule(app, taro);
      const mine = await aRule(app, taro, { visibility: 'private' });
      const hers = await aRule(app, hanako, { visibility: 'private' });
      for (const replacement of [path, mine.path, hers.path, '@nobody/nothing']) {
        const { body } = await deprecate(taro, id, replacement).expect(400);
        expect(body.data.issues).toEqual([
          { path: ['replacement'], code: 'custom', message: '置き換え先のルールが見つかりません。' },
        ]);
      }
      const hidden = await aRule(app, taro, { visibility: 'private' });
      await deprecate(taro, hidden.id, mine.path).expect(200);
    });

    it('do not give a replacement away that has become private', async () => {
      const { id } = await aRule(app, taro);
      const other = await aRule(app, taro, { name: 'turns-private' });
      await deprecate(taro, id, other.path).expect(200);
      await post(taro, 'update', { id: other.id, visibility: 'private' }).expect(200);
      expect((await post(null, 'get', { id }).expect(200)).body.replacement).toBeNull();
      expect((await post(taro, 'get', { id }).expect(200)).body.replacement).toBe('@taro/turns-private');
    });

    it('are for those who may edit', async () => {
      const { id } = await aRule(app, taro);
      await deprecate(hanako, id).expect(403);
      await deprecate(null, id).expect(401);
      await post(hanako, 'undeprecate', { id }).expect(403);
      const hidden = await aRule(app, taro, { visibility: 'private' });
      await deprecate(hanako, hidden.id).expect(404);
      const shared = await aRule(app, taro, { organizationId: acme.id });
      await deprecate(hanako, shared.id).expect(200);
    });
  });
});
