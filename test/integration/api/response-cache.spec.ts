import request from 'supertest';
import { Clock } from '../../../server/kernel/clock';
import { CACHED_FOR, ResponseCache } from '../../../server/kernel/http/response-cache/response-cache';
import { RulesService } from '../../../server/modules/rules/rules.service';
import { RuleSearchService } from '../../../server/modules/rules/lists/rule-search.service';
import { RuleUsageRepository } from '../../../server/modules/rules/usage/usage.repository';
import { useTestApp } from '../../support/app';
import { as } from '../../support/as';
import { aReport, decide, type Verdict } from '../../support/factories/report';
import { aRule, aVersion } from '../../support/factories/rule';
import { aUser, type TestUser } from '../../support/factories/user';

const RULE = 'query Rule($path: String!) { rule(path: $path) { id description viewerHasStarred } }';

describe('cached responses', () => {
  const app = useTestApp({
    RESPONSE_CACHE: 'on',
    TRUST_PROXY: 'loopback',
    ADMIN_EMAILS: 'boss@example.jp',
  });
  let taro: TestUser;
  beforeEach(async () => {
    taro = await aUser(app, { username: 'taro' });
  });

  const byPath = (path = '@taro/open') => as(app, null).post('/api/rules/getByPath', { path });
  const watch = () => ({
    byPath: jest.spyOn(app.nest.get(RulesService, { strict: false }), 'getByPath'),
    find: jest.spyOn(app.nest.get(RulesService, { strict: false }), 'findByPath'),
    search: jest.spyOn(app.nest.get(RuleSearchService, { strict: false }), 'search'),
  });

  /** Responses over REST and GraphQL are cached from the second request on. */
  const twice = async <Answer>(ask: () => PromiseLike<Answer>): Promise<Answer> => {
    await ask();
    return ask();
  };

  /** Resolves when so many requests have looked up a response. */
  const whenAsked = (times: number) =>
    new Promise<void>((resolve) => {
      const cache = app.nest.get(ResponseCache, { strict: false });
      const ask = cache.lookUp.bind(cache);
      let asked = 0;
      jest.spyOn(cache, 'lookUp').mockImplementation((key) => {
        const answer = ask(key);
        if (++asked === times) resolve();
        return answer;
      });
    });

  /** Nothing expires while a busy machine takes its time. */
  const stopClock = () =>
    jest.spyOn(app.nest.get(Clock, { strict: false }), 'now').mockReturnValue(new Date());

  it('are cached from the second time on for all who ask, with headers of their own', async () => {
    await aRule(app, taro, { name: 'new' });
    stopClock();
    const { byPath: computed } = watch();
    const ask = () => byPath('@taro/new');
    const first = await ask();
    const second = await ask();
    expect(computed).toHaveBeenCalledTimes(2);
    expect([first.text, Object.keys(first.headers)]).toEqual([second.text, Object.keys(second.headers)]);
    const warm = await Promise.all(Array.from({ length: 20 }, ask));
    expect(computed).toHaveBeenCalledTimes(2);
    const { date: _, 'x-request-id': id, ...common } = second.headers as Record<string, string>;
    for (const { status, text, headers } of warm) {
      expect([status, text]).toEqual([200, second.text]);
      expect(headers).toMatchObject(common);
      expect(headers['x-request-id']).not.toBe(id);
    }
  });

  it.each([
    ['REST', 'getByPath', () => byPath('@taro/crowded')],
    ['GraphQL', 'findByPath', () => as(app, null).graphql(RULE, { path: '@taro/crowded' })],
  ] as const)(
    'are computed once over %s for all who ask before the first is there',
    async (_, method, ask) => {
      await aRule(app, taro, { name: 'crowded' });
      stopClock();
      const rules = app.nest.get(RulesService, { strict: false });
      const allAsked = whenAsked(20);
      const read: (...asked: never[]) => Promise<unknown> = rules[method].bind(rules);
      const computed = jest.spyOn(rules, method).mockImplementation((async (...asked: never[]) => {
        await allAsked;
        return read(...asked);
      }) as never);
      const answers = await Promise.all(Array.from({ length: 20 }, ask));
      expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
      expect(answers[0]?.status).toBe(200);
      expect(computed).toHaveBeenCalledTimes(1);
    },
  );

  it('are one for each input and language', async () => {
    await aRule(app, taro, { name: 'open' });
    stopClock();
    const { search } = watch();
    const ask = (body: object, language: string) =>
      as(app, null).post('/api/rules/search', body).set('Accept-Language', language).expect(200);
    await twice(() => ask({ query: 'a' }, 'ja'));
    const english = await ask({ query: 'a' }, 'en');
    expect(english.headers['content-language']).toBe('en');
    await ask({ query: 'b' }, 'ja');
    await ask({ query: 'a', x: 'y'.repeat(10_000) }, 'ja');
    await ask({ query: 'a' }, `ja,${'x,'.repeat(4000)}`);
    expect(search).toHaveBeenCalledTimes(5);
  });

  it.each([
    ['private', (id: string) => as(app, taro).post('/api/rules/update', { id, visibility: 'private' })],
    ['deleted', (id: string) => as(app, taro).post('/api/rules/delete', { id })],
  ])('end at once where a rule became %s, and after two seconds elsewhere', async (_what, change) => {
    const other = await app.another();
    const clock = other.nest.get(Clock, { strict: false });
    const elsewhere = () =>
      request(other.nest.getHttpServer()).post('/api/rules/getByPath').send({ path: '@taro/open' });
    const { id } = await aRule(app, taro, { name: 'open' });
    await Promise.all([twice(() => byPath().expect(200)), twice(() => elsewhere().expect(200))]);
    await change(id).expect(200);
    await byPath().expect(404);
    const now = Date.now();
    clock.now = () => new Date(now + CACHED_FOR);
    await elsewhere().expect(404);
    await other.close();
  });

  describe('end at once where a moderator decides', () => {
    let boss: TestUser;
    let id: string;
    beforeEach(async () => {
      boss = await aUser(app, { username: 'boss' });
      const aoi = await aUser(app, { username: 'aoi' });
      ({ id } = await aRule(app, taro, { name: 'open' }));
      await aVersion(app, taro, id, { content: 'second\n' });
      await aReport(app, aoi, id);
      // Nothing expires, so that only the decision ends what is cached.
      stopClock();
    });

    const judge = async (verdict: Verdict) => {
      const { status } = await decide(app, boss, id, verdict);
      expect(status).toBe(200);
    };
    const seen = async () => {
      const answers = await Promise.all([
        byPath(),
        as(app, null).get('/api/rules/@taro/open/raw'),
        as(app, null).graphql(RULE, { path: '@taro/open' }),
      ]);
      const [rest, raw, { body }] = answers;
      return [rest.status, raw.status, body.data.rule !== null];
    };
    const versions = async () => {
      const { body } = await as(app, null).get('/api/rules/@taro/open/versions').expect(200);
      return (body as readonly { readonly version: string }[]).map(({ version }) => version);
    };

    it('about a rule', async () => {
      expect(await twice(seen)).toEqual([200, 200, true]);
      await judge({ action: 'hide', reason: 'It deceives.' });
      expect(await twice(seen)).toEqual([404, 404, false]);
      await judge({ action: 'restore' });
      expect(await seen()).toEqual([200, 200, true]);
    });

    it('about a version', async () => {
      expect([await twice(versions), (await twice(byPath)).body.version]).toEqual([
        ['1.0.1', '1.0.0'],
        '1.0.1',
      ]);
      await judge({ action: 'hide', version: '1.0.1', reason: 'It deceives.' });
      expect([await versions(), (await byPath()).body.version]).toEqual([['1.0.0'], '1.0.0']);
    });
  });

  it('show a change of the one who changed it at once', async () => {
    const { id } = await aRule(app, taro, { name: 'open', description: 'before' });
    const described = async () =>
      (await as(app, null).graphql(RULE, { path: '@taro/open' })).body.data.rule.description as string;
    expect(await twice(described)).toBe('before');
    await as(app, taro).post('/api/rules/update', { id, description: 'after' }).expect(200);
    expect(await described()).toBe('after');
  });

  it('are never for callers with a token, nor from them', async () => {
    await aRule(app, taro, { name: 'own', visibility: 'private' });
    const { id } = await aRule(app, taro, { name: 'open' });
    await as(app, taro).post('/api/rules/star', { id }).expect(200);
    const { byPath: computed } = watch();
    const own = () => as(app, taro).post('/api/rules/getByPath', { path: '@taro/open' }).expect(200);
    expect([(await own()).body.isStarred, (await own()).body.isStarred]).toEqual([true, true]);
    expect((await twice(() => byPath().expect(200))).body.isStarred).not.toBe(true);
    computed.mockClear();
    expect((await own()).body.isStarred).toBe(true);
    await as(app, 'no-valid-token').post('/api/rules/getByPath', { path: '@taro/open' }).expect(200);
    expect(computed).toHaveBeenCalledTimes(2);
    await as(app, taro).post('/api/rules/getByPath', { path: '@taro/own' }).expect(200);
    await byPath('@taro/own').expect(404);
  });

  it('are not errors', async () => {
    const { byPath: computed } = watch();
    for (let times = 0; times < 3; times++) await byPath().expect(404);
    expect(computed).toHaveBeenCalledTimes(3);
    const wrong = () => as(app, null).graphql('{ rule(path: "@taro/open", id: "x") { id } }');
    const ids = [await wrong(), await wrong(), await wrong()].map(
      ({ body }) => body.errors[0].extensions.requestId as string,
    );
    expect(new Set(ids).size).toBe(3);
  });

  it.each(['', 'null', '0', '[]', '{}', '{"query":null}'])(
    'are not made of the GraphQL body "%s"',
    async (body) => {
      const { status } = await request(app.nest.getHttpServer())
        .post('/graphql')
        .set('Content-Type', 'application/json')
        .send(body);
      expect(status).toBe(400);
    },
  );

  it('count every download, once for each visitor', async () => {
    const { id } = await aRule(app, taro, { name: 'open' });
    const inserted = jest.spyOn(app.nest.get(RuleUsageRepository, { strict: false }), 'insertDownloads');
    const download = (ip: string) =>
      as(app, null).post('/api/rules/getContent', { id, purpose: 'install' }).set('X-Forwarded-For', ip);
    for (const ip of ['198.51.100.1', '198.51.100.2', '198.51.100.2', '198.51.100.3'])
      await download(ip).expect(200);
    await app.storeVisits();
    expect(inserted.mock.calls.flatMap(([downloads]) => downloads)).toHaveLength(3);
    for (const ip of ['198.51.100.4', '198.51.100.5', '198.51.100.6'])
      await as(app, null).get('/api/rules/@taro/open/raw').set('X-Forwarded-For', ip).expect(200);
    const { body } = await as(app, taro).post('/api/rules/get', { id });
    expect(body.downloads).toBe(6);
  });
});

describe('limits of cached responses', () => {
  const app = useTestApp({ RESPONSE_CACHE: 'on', RATE_LIMIT: 'on', TRUST_PROXY: 'loopback' });
  const remaining = (header: string) => Number(/"readsByHost";r=(\d+)/.exec(header)?.[1]);

  it.each([
    [
      'REST',
      (ip: string) => as(app, null).post('/api/rules/search', { query: 'x' }).set('X-Forwarded-For', ip),
    ],
    [
      'GraphQL',
      (ip: string) => as(app, null).graphql('{ rules(first: 1) { totalCount } }').set('X-Forwarded-For', ip),
    ],
  ])('are used up by each caller over %s', async (name, ask) => {
    const [busy, idle] =
      name === 'REST' ? ['198.51.100.1', '198.51.100.2'] : ['198.51.100.3', '198.51.100.4'];
    const left = async (ip: string) => remaining((await ask(ip)).headers['ratelimit'] as string);
    const [first, cold, warm] = [await left(busy), await left(busy), await left(busy)];
    expect([first - cold, cold - warm, await left(idle)]).toEqual([1, 1, first]);
  });

  it('refuse a caller in the format of the surface', async () => {
    const ask = () =>
      as(app, null).graphql('{ tags(first: 1) { tag } }').set('X-Forwarded-For', '198.51.100.9');
    const statuses: number[] = [];
    for (let times = 0; times < 121; times++) statuses.push((await ask()).status);
    const refused = await ask();
    expect(statuses.slice(0, 120)).toEqual(Array.from({ length: 120 }, () => 200));
    expect([refused.status, refused.body.errors[0].extensions.status]).toEqual([429, 429]);
  });
});
