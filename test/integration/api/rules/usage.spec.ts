import { createTestApp, type TestApp } from '../../../support/app';
import { as } from '../../../support/as';
import { aCliToken } from '../../../support/factories/cli-token';
import { aRule, aVersion } from '../../../support/factories/rule';
import { aUser, type TestUser } from '../../../support/factories/user';
import { until } from '../../../support/until';

const DAY = 24 * 60 * 60 * 1000;

describe('stars, views and downloads', () => {
  let app: TestApp;
  let taro: TestUser;
  let people: readonly TestUser[];

  beforeAll(async () => {
    app = await createTestApp();
    taro = await aUser(app, { username: 'taro' });
    const others: TestUser[] = [];
    for (let index = 0; index < 4; index++) others.push(await aUser(app));
    people = others;
  });
  afterAll(() => app.close());

  const post = (who: TestUser | string | null, call: string, ruleId: string) =>
    as(app, who).post(`/api/rules/${call}`, { ruleId });
  const read = async (id: string, who: TestUser | null = null) =>
    (await as(app, who).post('/api/rules/get', { id }).expect(200)).body;
  const rows = async (table: string, id: string) =>
    (
      await app.database.rows<{ count: number }>(`select count(*)::int from ${table} where rule_id = $1`, [
        id,
      ])
    )[0]?.count;
  const someone = () => {
    const [first] = people;
    if (!first) throw new Error('Nobody is there');
    return first;
  };

  describe.each([
    ['star', 'unstar'],
    ['like', 'unlike'],
    ['star', 'unlike'],
  ])('%s and %s', (star, unstar) => {
    it('count one for each account, and say so to its owner', async () => {
      const rule = await aRule(app, taro);
      const { body } = await post(someone(), star, rule.id).expect(200);
      expect(body).toEqual({ success: true, message: 'スターを付けました。', stars: 1, isStarred: true });
      expect(await read(rule.id, someone())).toMatchObject({
        stars: 1,
        isStarred: true,
        updatedAt: rule.updatedAt,
      });
      expect(await read(rule.id, taro)).toMatchObject({ stars: 1, isStarred: false });
      const twice = await post(someone(), star, rule.id).expect(409);
      expect(twice.body.message).toBe('このルールには既にスターを付けています。');
      const undone = await post(someone(), unstar, rule.id).expect(200);
      expect(undone.body).toEqual({
        success: true,
        message: 'スターを外しました。',
        stars: 0,
        isStarred: false,
      });
      const missing = await post(someone(), unstar, rule.id).expect(404);
      expect(missing.body.message).toBe('このルールにはスターを付けていません。');
    });
  });

  it('stars equal their rows when everybody stars and unstars at once', async () => {
    const { id } = await aRule(app, taro);
    const storm = (call: string) =>
      Promise.all(people.flatMap((person) => [1, 2].map(() => post(person, call, id))));
    for (const call of ['star', 'unstar', 'star']) {
      const statuses = (await storm(call)).map(({ status }) => status);
      expect(statuses.filter((status) => status === 200)).toHaveLength(people.length);
      expect((await read(id)).stars).toBe(await rows('stars', id));
    }
    await Promise.all(
      people.flatMap((person) => ['unstar', 'star', 'unstar'].map((call) => post(person, call, id))),
    );
    expect((await read(id)).stars).toBe(await rows('stars', id));
  });

  it('starring takes an account and a rule one sees', async () => {
    const hidden = await aRule(app, taro, { visibility: 'private' });
    for (const call of ['star', 'unstar', 'like', 'unlike']) {
      const { body } = await post(null, call, hidden.id).expect(401);
      expect(body.message).toBe('スターを付けるにはログインが必要です。');
      await post(someone(), call, hidden.id).expect(404);
      await as(app, null).post(`/api/rules/${call}`, {}).expect(400);
      await post(await aCliToken(app, taro, ['read']), call, hidden.id).expect(403);
    }
    await post(taro, 'star', hidden.id).expect(200);
  });

  describe('starred', () => {
    const starred = (who: TestUser | null, body: object = {}) =>
      as(app, who).post('/api/rules/starred', body);

    it('lists what the caller has starred and may still see, last starred first, by page', async () => {
      const [fan] = [await aUser(app)];
      const rules = [];
      for (let index = 0; index < 4; index++) {
        const rule = await aRule(app, taro);
        rules.push(rule);
        await post(fan, 'star', rule.id).expect(200);
      }
      const [first, second, third, fourth] = rules.map(({ id }) => id);
      const all = await starred(fan).expect(200);
      expect(all.body.rules.map(({ id }: { id: string }) => id)).toEqual([fourth, third, second, first]);
      expect(all.body).toMatchObject({ total: 4, limit: 20, offset: 0 });
      expect(all.body.rules[0]).toMatchObject({ isStarred: true });
      expect(all.body.rules[0].starredAt).toBeGreaterThan(0);
      const page = await starred(fan, { limit: 2, offset: 1 }).expect(200);
      expect(page.body.rules.map(({ id }: { id: string }) => id)).toEqual([third, second]);
      await as(app, taro).post('/api/rules/update', { id: third, visibility: 'private' }).expect(200);
      const after = await starred(fan).expect(200);
      expect(after.body.rules.map(({ id }: { id: string }) => id)).toEqual([fourth, second, first]);
      expect(after.body.total).toBe(3);
      await starred(null).expect(401);
    });
  });

  describe('views', () => {
    const view = (who: TestUser | null, id: string, agent = 'a browser') =>
      post(who, 'view', id).set('User-Agent', agent);

    it('count an account once for ever, also under two names of the field', async () => {
      const { id, updatedAt } = await aRule(app, taro);
      expect((await view(someone(), id).expect(200)).body).toEqual({
        success: true,
        message: '閲覧を記録しました。',
        views: 1,
      });
      const again = await as(app, someone()).post('/api/rules/view', { id }).set('User-Agent', 'another');
      expect(again.body.views).toBe(1);
      expect((await view(taro, id)).body.views).toBe(2);
      expect(await read(id)).toMatchObject({ views: 2, updatedAt });
    });

    it('count an anonymous visitor once a day, whatever the program calls itself', async () => {
      const { id } = await aRule(app, taro);
      const from = (ip: string, agent: string) => view(null, id, agent).set('X-Forwarded-For', ip);
      for (let count = 0; count < 20; count++) await view(null, id, `browser ${count}`).expect(200);
      expect((await from('2001:db8:1:2::1', 'a browser')).body.views).toBe(2);
      expect((await from('2001:db8:1:2::ffff', 'another')).body.views).toBe(2);
      await app.storeVisits();
      const stored = await app.database.rows<{ visitor: Buffer }>(
        'select visitor from rule_views where rule_id = $1',
        [id],
      );
      expect(stored.map(({ visitor }) => visitor.length)).toEqual([32, 32]);
    });

    it('equal their rows under many at once', async () => {
      const { id } = await aRule(app, taro);
      const visitors = [null, taro, ...people];
      await Promise.all(visitors.flatMap((visitor) => [1, 2, 3].map(() => view(visitor, id))));
      expect((await read(id)).views).toBe(visitors.length);
      await app.storeVisits();
      expect((await read(id)).views).toBe(visitors.length);
      expect(await rows('rule_views', id)).toBe(visitors.length);
    });

    it('take a rule that the caller sees', async () => {
      const { id } = await aRule(app, taro, { visibility: 'private' });
      await view(null, id).expect(404);
      await view(someone(), id).expect(404);
      await view(null, 'nothing').expect(404);
    });
  });

  describe('downloads', () => {
    const fetch = (who: TestUser | string | null, body: object) =>
      as(app, who).post('/api/rules/getContent', body).set('User-Agent', 'a tool').expect(200);
    const counts = async (id: string) => {
      const { body } = await as(app, null).post('/api/rules/versions', { id }).expect(200);
      const perVersion = (body as { downloads: number }[]).map(({ downloads }) => downloads);
      return { rule: (await read(id)).downloads as number, versions: perVersion };
    };

    it('count once for each visitor and version', async () => {
      const { id, updatedAt } = await aRule(app, taro);
      await fetch(null, { id });
      await fetch(null, { id, version: '1.0.0' });
      await fetch(null, { ruleId: id, version: 'latest' });
      expect(await counts(id)).toEqual({ rule: 1, versions: [1] });
      expect((await read(id)).updatedAt).toBe(updatedAt);
      await fetch(someone(), { id });
      await aVersion(app, taro, id);
      await fetch(null, { id });
      expect(await counts(id)).toEqual({ rule: 3, versions: [1, 2] });
    });

    it('tell tokens of one person apart', async () => {
      const { id } = await aRule(app, taro);
      const [one, two] = [await aCliToken(app, taro), await aCliToken(app, taro)];
      for (const who of [one, one, two, taro, taro]) await fetch(who, { id });
      expect((await counts(id)).rule).toBe(3);
    });

    it('do not count reading, looking at metadata, or revalidation', async () => {
      const { id, path } = await aRule(app, taro);
      await fetch(null, { id, purpose: 'view' });
      await as(app, null).post('/api/rules/getVersion', { id, version: '1.0.0' }).expect(200);
      await as(app, null).get(`/api/rules/${path}/versions/1.0.0`).expect(200);
      await app.http().head(`/api/rules/${path}/raw`).expect(200);
      expect((await counts(id)).rule).toBe(0);
      const raw = await as(app, null).get(`/api/rules/${path}/raw`).set('User-Agent', 'curl').expect(200);
      // The text is sent before the count is written.
      await until(async () => (await counts(id)).rule === 1);
      const tag = raw.headers['etag'] ?? '';
      await as(app, null)
        .get(`/api/rules/${path}/raw`)
        .set('If-None-Match', tag)
        .set('User-Agent', 'x')
        .expect(304);
      expect((await counts(id)).rule).toBe(1);
    });

    it('equal their rows under many at once', async () => {
      const { id } = await aRule(app, taro);
      const visitors = [null, taro, ...people];
      await Promise.all(visitors.flatMap((visitor) => [1, 2, 3].map(() => fetch(visitor, { id }))));
      expect(await counts(id)).toEqual({ rule: visitors.length, versions: [visitors.length] });
      await app.storeVisits();
      const stored = await app.database.rows(
        'select 1 from version_downloads d join rule_versions v on v.id = d.version_id where v.rule_id = $1',
        [id],
      );
      expect(stored).toHaveLength(visitors.length);
      expect(await counts(id)).toEqual({ rule: visitors.length, versions: [visitors.length] });
    });
  });

  // Last: sessions do not live that long.
  it('count an anonymous visitor again on another day, when the salt of the day is new', async () => {
    const { id } = await aRule(app, taro);
    const view = () => post(null, 'view', id).set('User-Agent', 'a browser').expect(200);
    await view();
    app.passTime(DAY);
    expect((await view()).body.views).toBe(2);
    const salts = await app.database.rows('select day from visitor_salts');
    expect(salts).toHaveLength(1);
  });
});
