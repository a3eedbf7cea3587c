import { RuleUsageRepository } from '../../../../server/modules/rules/usage/usage.repository';
import { SearchStatistics } from '../../../../server/search/index/statistics.service';
import { useTestApp } from '../../../support/app';
import { as } from '../../../support/as';
import { aRule } from '../../../support/factories/rule';
import { aUser, type TestUser } from '../../../support/factories/user';

/** Tables that editors write and readers must not: their rows are wide, or have many indexes. */
const OF_EDITORS = ['rules', 'rule_versions', 'rule_search_documents', 'owners'];

describe('the counters of rules', () => {
  const app = useTestApp({ TRUST_PROXY: 'loopback' });
  let taro: TestUser;
  let id: string;
  let path: string;
  beforeEach(async () => {
    taro = await aUser(app, { username: 'taro' });
    ({ id, path } = await aRule(app, taro));
  });

  const post = (who: TestUser | null, call: string, body: object) =>
    as(app, who).post(`/api/rules/${call}`, body).expect(200);
  const from = (ip: string, call: string, body: object) => post(null, call, body).set('X-Forwarded-For', ip);
  const counters = async (ruleId = id) =>
    (
      await app.database.rows<{ stars: number; views: number; downloads: number }>(
        'select stars, views, downloads from rule_counters where rule_id = $1',
        [ruleId],
      )
    )[0];
  const usage = () => app.nest.get(RuleUsageRepository, { strict: false });

  /** Where PostgreSQL keeps each row, and who wrote or locked it last. */
  const places = () =>
    Promise.all(
      OF_EDITORS.map((table) =>
        app.database.rows(`select ctid::text, xmin::text, xmax::text from ${table} order by 1`),
      ),
    );

  it.each<[string, () => Promise<unknown>]>([
    ['a star', () => post(taro, 'star', { ruleId: id })],
    [
      'a star and its withdrawal',
      async () => {
        await post(taro, 'star', { ruleId: id });
        await post(taro, 'unstar', { ruleId: id });
      },
    ],
    ['a view of an account', () => post(taro, 'view', { ruleId: id })],
    ['a view of a visitor', () => from('198.51.100.7', 'view', { ruleId: id })],
    ['a download', () => post(taro, 'getContent', { id })],
    ['a raw text', () => as(app, null).get(`/api/rules/${path}/raw`).expect(200)],
    [
      'the copy of popularity',
      async () => {
        await app.database.rows('update rule_counters set views = 7, downloads = 8');
        await app.nest.get(SearchStatistics, { strict: false }).refresh();
      },
    ],
  ])('take %s without a write to what editors write', async (_what, read) => {
    const fan = await aUser(app);
    await post(fan, 'star', { ruleId: id });
    await post(fan, 'getContent', { id });
    await app.storeVisits();
    const before = await places();
    await read();
    await app.storeVisits();
    expect(await places()).toEqual(before);
  });

  it('have no index but their key', async () => {
    const indexes = await app.database.rows(
      `select indexname as name from pg_indexes where tablename = 'rule_counters'`,
    );
    expect(indexes).toEqual([{ name: 'pk_rule_counters' }]);
  });

  it('are written once for many visits', async () => {
    const written = jest.spyOn(usage(), 'insertViews');
    for (let host = 1; host <= 20; host++) await from(`198.51.100.${host}`, 'view', { ruleId: id });
    await app.storeVisits();
    expect(written).toHaveBeenCalledTimes(1);
    expect(await counters()).toEqual({ stars: 0, views: 20, downloads: 0 });
    written.mockRestore();
  });

  it('lose nothing when a process ends in order, and count once what two processes saw', async () => {
    const others = [await app.another(), await app.another()];
    for (const { http } of others)
      for (const ip of ['198.51.100.1', '198.51.100.2'])
        for (const [call, body] of [
          ['view', { ruleId: id }],
          ['getContent', { id }],
        ] as const)
          await http().post(`/api/rules/${call}`).set('X-Forwarded-For', ip).send(body).expect(200);
    await Promise.all(others.map(({ close }) => close()));
    expect(await counters()).toEqual({ stars: 0, views: 2, downloads: 2 });
  });

  it.each([
    ['is away', Object.assign(new Error('the database is away'), { code: '57P01' }), 2],
    ['refuses for good', Object.assign(new Error('a mistake'), { code: '42601' }), 0],
  ])('wait while the database %s, and hold up nobody', async (_what, error, stored) => {
    const insert = jest.spyOn(usage(), 'insertViews').mockRejectedValue(error);
    for (const ip of ['198.51.100.1', '198.51.100.2']) await from(ip, 'view', { ruleId: id });
    await app.storeVisits();
    await post(taro, 'getContent', { id });
    await app.storeVisits();
    insert.mockRestore();
    const { body } = await post(null, 'get', { id });
    expect(body.views).toBe(stored);
    await app.storeVisits();
    expect(await counters()).toEqual({ stars: 0, views: stored, downloads: 1 });
  });

  it('leave out rules and accounts that have gone meanwhile', async () => {
    const fan = await aUser(app);
    const gone = await aRule(app, taro);
    for (const ruleId of [gone.id, id]) {
      await post(fan, 'view', { ruleId });
      await from('198.51.100.1', 'view', { ruleId });
      await from('198.51.100.1', 'getContent', { id: ruleId });
    }
    await as(app, fan)
      .post('/api/users/deleteAccount', { password: fan.password, confirmation: 'DELETE' })
      .expect(200);
    await app.database.rows('delete from rules where id = $1', [gone.id]);
    await app.storeVisits();
    expect(await counters()).toEqual({ stars: 0, views: 1, downloads: 1 });
    expect(await counters(gone.id)).toBeUndefined();
  });

  it('do not show a visit twice while it is stored', async () => {
    for (const [views, ip] of [
      [1, '198.51.100.1'],
      [2, '198.51.100.2'],
    ] as const) {
      expect((await from(ip, 'view', { ruleId: id })).body.views).toBe(views);
      expect((await from(ip, 'view', { ruleId: id })).body.views).toBe(views);
      expect((await post(null, 'get', { id })).body.views).toBe(views);
      await app.storeVisits();
      expect((await from(ip, 'view', { ruleId: id })).body.views).toBe(views);
      expect((await post(null, 'get', { id })).body.views).toBe(views);
    }
  });

  it('order lists of a large registry by their copy, which is made from time to time', async () => {
    const second = await aRule(app, taro);
    const order = async (sortBy: string) =>
      (await post(null, 'search', { sortBy })).body.rules.map((rule: { id: string }) => rule.id);
    await app.database.rows(`update pg_class set reltuples = 20001 where relname = 'rule_standings'`);
    await from('198.51.100.1', 'view', { ruleId: id });
    await from('198.51.100.1', 'getContent', { id });
    await app.storeVisits();
    expect([await order('views'), await order('downloads')]).not.toEqual([
      [id, second.id],
      [id, second.id],
    ]);
    await app.nest.get(SearchStatistics, { strict: false }).refresh();
    for (const sortBy of ['views', 'downloads']) expect(await order(sortBy)).toEqual([id, second.id]);
    await app.database.rows(`update pg_class set reltuples = 2 where relname = 'rule_standings'`);
    for (const ip of ['198.51.100.2', '198.51.100.3']) {
      await from(ip, 'view', { ruleId: second.id });
      await from(ip, 'getContent', { id: second.id });
    }
    await app.storeVisits();
    for (const sortBy of ['views', 'downloads']) expect(await order(sortBy)).toEqual([second.id, id]);
    await post(taro, 'star', { ruleId: id });
    expect(await order('stars')).toEqual([id, second.id]);
  });

  describe('include what the former release counts in rules', () => {
    const former = {
      star: `update rules set stars = stars + 1 where id = $1 returning stars`,
      unstar: `update rules set stars = stars - 1 where id = $1 returning stars`,
      view: `update rules set views = views + 1 where id = $1 returning views`,
      download: `update rules set downloads = downloads + 1 where id = $1 returning downloads`,
    };
    type Step = keyof typeof former | 'new star' | 'new view';

    it.each<[Step[], object]>([
      [['star', 'view', 'download'], { stars: 1, views: 1, downloads: 1 }],
      [['new star', 'unstar'], { stars: 0, views: 0, downloads: 0 }],
      [['new star', 'star', 'new view', 'view', 'unstar'], { stars: 1, views: 2, downloads: 0 }],
      [['view', 'new view', 'view', 'download'], { stars: 0, views: 3, downloads: 1 }],
    ])('after %j', async (steps, expected) => {
      for (const step of steps) {
        if (step === 'new star') await post(await aUser(app), 'star', { ruleId: id });
        else if (step === 'new view') await post(await aUser(app), 'view', { ruleId: id });
        else {
          const [answer] = await app.database.rows(former[step], [id]);
          expect(await counters()).toMatchObject(answer ?? { stars: 'nothing was updated' });
        }
        await app.storeVisits();
      }
      expect(await counters()).toEqual(expected);
      expect(
        await app.database.rows('select stars from rule_standings where rule_id = $1', [id]),
      ).toMatchObject([{ stars: (expected as { stars: number }).stars }]);
    });
  });
});
