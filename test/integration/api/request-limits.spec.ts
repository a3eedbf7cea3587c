import request from 'supertest';
import type { Actor } from '../../../server/access/actor';
import { GraphqlExecutor } from '../../../server/kernel/graphql/execute';
import { RATE_LIMITS } from '../../../server/kernel/http/rate-limit-table';
import { COST_PER_READ, RequestLimits } from '../../../server/kernel/http/request-limits';
import { as } from '../../support/as';
import { useTestApp } from '../../support/app';
import { aRule, ruleInput } from '../../support/factories/rule';
import { aUser, type TestUser } from '../../support/factories/user';
import { createFrozenDatabase, type FrozenClock } from '../../support/frozen-clock';
import { usePageHosts, viewerPage } from '../../support/page-host';

const MINUTE = 60_000;
const ENVELOPE = { defined: false, code: 'TOO_MANY_REQUESTS', status: 429 };

/** Tests come from one address; the trusted proxy in front says another one for each. */
describe('limits of requests', () => {
  /** Nothing comes back while a busy machine takes its time. */
  let clock: FrozenClock;
  const app = useTestApp({ RATE_LIMIT: 'on' }, {}, async () => {
    const frozen = await createFrozenDatabase();
    clock = frozen.clock;
    return { database: frozen.database };
  });
  const later = async (milliseconds: number) => {
    app.passTime(milliseconds);
    await clock.advance(milliseconds);
  };
  let count = 0;
  const anAddress = () => `198.51.${Math.floor(++count / 250)}.${(count % 250) + 1}`;
  const call = (ip: string, path: string, body: object = {}, who: TestUser | null = null) =>
    as(app, who).post(`/api/${path}`, body).set('X-Forwarded-For', ip);
  const search = (ip: string, who: TestUser | null = null) => call(ip, 'rules/search', { query: 'x' }, who);
  /** How many of so many calls at once were not refused for being too many. */
  const passed = async (times: number, ask: () => PromiseLike<{ status: number }>, together = 50) => {
    let answered = 0;
    for (let done = 0; done < times; done += together) {
      const asked = Array.from({ length: Math.min(together, times - done) }, () => ask());
      answered += (await Promise.all(asked)).filter(({ status }) => status !== 429).length;
    }
    return answered;
  };
  const limits = () => app.nest.get(RequestLimits);
  const someone = (ip: string): Actor => ({ kind: 'anonymous', origin: { ip, agent: '' } });

  it('let an address search 120 times a minute, and say so', async () => {
    const ip = anAddress();
    const first = await search(ip).expect(200);
    expect(first.get('RateLimit-Policy')).toBe('"requestsByHost";q=300;w=15, "readsByHost";q=120;w=60');
    expect(first.get('RateLimit')).toBe('"requestsByHost";r=299;t=1, "readsByHost";r=119;t=60');
    expect(await passed(150, () => search(ip))).toBe(119);
    const refused = await search(ip).set('Accept-Language', 'en').expect(429);
    expect(refused.body).toMatchObject(ENVELOPE);
    const seconds = Number(refused.get('Retry-After'));
    expect(refused.body.message).toContain(`${seconds} seconds`);
    expect(refused.get('RateLimit')).toContain(`"readsByHost";r=0;t=${seconds}`);
    await search(anAddress()).expect(200);
  });

  it('count everything of an address: 300 at once, then 20 a second', async () => {
    const ip = anAddress();
    expect(await passed(330, () => call(ip, 'rules/get', { id: 'x' }))).toBe(300);
    await later(1000);
    expect(await passed(40, () => call(ip, 'rules/get', { id: 'x' }))).toBe(20);
    const refused = await as(app, null).graphql('{ __typename }').set('X-Forwarded-For', anAddress());
    expect(refused.get('RateLimit')).toContain('"requestsByHost";r=299');
  });

  it('take a /64 of IPv6 as one address', async () => {
    let host = 0;
    const next = () => search(`2001:db8:77:1::${(++host).toString(16)}`);
    expect(await passed(130, next)).toBe(120);
    await search('2001:db8:77:2::1').expect(200);
  });

  it('let an account read 600 times a minute from wherever it is', async () => {
    const user = await aUser(app, { username: 'reader' });
    const actor: Actor = {
      kind: 'user',
      userId: user.id,
      sessionId: '',
      origin: { ip: anAddress(), agent: '' },
    };
    await limits().read(actor, 500);
    for (let times = 0; times < 90; times++) await limits().read(actor);
    expect(await passed(20, () => search(anAddress(), user))).toBe(10);
  });

  it('begin anew after a minute', async () => {
    const ip = anAddress();
    await passed(121, () => search(ip));
    await search(ip).expect(429);
    await later(MINUTE);
    await search(ip).expect(200);
  });

  it.each(['list', 'listPublic', 'related'])('count %s as a read', async (path) => {
    const ip = anAddress();
    expect((await call(ip, `rules/${path}`, { id: 'x' })).get('RateLimit')).toContain('"readsByHost";r=119');
    await search(ip);
    expect((await search(ip)).get('RateLimit')).toContain('"readsByHost";r=117');
  });

  it('count queries of GraphQL by their cost, those of one request together', async () => {
    const ip = anAddress();
    const actor = someone(ip);
    await limits().charge({ actor }, COST_PER_READ * 2);
    await limits().charge({ actor }, COST_PER_READ / 2);
    await limits().charge({ actor }, COST_PER_READ / 2);
    await limits().charge({ actor: someone(ip) }, 1);
    expect((await search(ip)).get('RateLimit')).toContain('"readsByHost";r=115');
    expect(await passed(130, () => search(ip))).toBe(115);
    await expect(limits().charge({ actor: someone(ip) }, 1)).rejects.toMatchObject({
      definition: { code: 'TOO_MANY_REQUESTS' },
    });
  });

  it('count a search once, by whichever surface it comes', async () => {
    const ip = anAddress();
    const list = '{ rules(query: "x") { totalCount } }';
    const reads = async () => (await search(ip)).get('RateLimit')?.match(/"readsByHost";r=(\d+)/)?.[1];
    expect(await reads()).toBe('119');
    const answer = await as(app, null).graphql(list).set('X-Forwarded-For', ip);
    expect(answer.get('RateLimit')).toContain('"readsByHost";r=118');
    const page = { actor: someone(ip), locale: 'ja', requestId: 'page' } as const;
    const executor = app.nest.get(GraphqlExecutor, { strict: false });
    await executor.execute({ query: list }, page);
    await executor.execute({ query: list }, page);
    await executor.execute({ query: '{ viewer { id } }' }, { ...page, actor: someone(ip) });
    expect(await reads()).toBe('116');
  });

  it('refuse an operation as a whole, with its status', async () => {
    const ip = anAddress();
    await passed(120, () => search(ip));
    const refused = await as(app, null).graphql('{ rules { totalCount } }').set('X-Forwarded-For', ip);
    expect(refused.status).toBe(429);
    expect(Number(refused.get('Retry-After'))).toBeGreaterThan(0);
    expect(refused.body.errors[0].extensions).toMatchObject({ code: 'TOO_MANY_REQUESTS', status: 429 });
  });

  it('count texts for installing by address and by token', async () => {
    const user = await aUser(app, { username: 'author' });
    const { id } = await aRule(app, user, { name: 'text' });
    const ip = anAddress();
    const answer = await call(ip, 'rules/getContent', { id });
    expect(answer.get('RateLimit')).toContain('"contentsByHost";r=599');
    const raw = as(app, null).get('/api/rules/@author/text/raw').set('X-Forwarded-For', ip);
    expect((await raw).get('RateLimit')).toContain('"contentsByHost";r=598');
    const signedIn = await call(ip, 'rules/getContent', { id }, user);
    expect(signedIn.get('RateLimit')).toContain('"contentsByCaller";r=2999');
    expect(signedIn.get('RateLimit')).toContain('"callsByCaller"');
  });

  it('count views and stars together, on both edges', async () => {
    const user = await aUser(app, { username: 'fan' });
    const { id } = await aRule(app, user);
    await call(anAddress(), 'rules/star', { ruleId: id }, user).expect(200);
    await call(anAddress(), 'rules/unlike', { ruleId: id }, user).expect(200);
    const view = 'mutation($id: ID!) { recordView(id: $id) { rule { id } } }';
    const viewed = await as(app, user).graphql(view, { id });
    expect(viewed.get('RateLimit')).toContain('"reactionsByCaller";r=117');
    expect(await passed(130, () => call(anAddress(), 'rules/view', { ruleId: id }, user))).toBe(117);
    const refused = await as(app, user).graphql(view, { id });
    expect(refused.body.errors[0].extensions).toMatchObject({ code: 'TOO_MANY_REQUESTS', status: 429 });
    expect(Number(refused.get('Retry-After'))).toBe(refused.body.errors[0].extensions.retryAfter);
  });

  it('count comparisons', async () => {
    const user = await aUser(app, { username: 'differ' });
    const { id } = await aRule(app, user);
    const diff = '{ rule(id: $id) { diff(from: "1.0.0", to: "1.0.0") { additions } } }';
    const answer = await as(app, null)
      .graphql(`query($id: ID!) ${diff}`, { id })
      .set('X-Forwarded-For', anAddress());
    expect(answer.get('RateLimit')).toContain('"rendersByCaller";r=119');
  });

  it('count looking for people', async () => {
    const user = await aUser(app, { username: 'seeker' });
    const { headers } = await as(app, user).graphql('{ users(usernamePrefix: "a") { username } }');
    expect(headers['ratelimit']).toContain('"userSearchesByCaller";r=99');
    const again = await call(anAddress(), 'users/searchByUsername', { username: 'a' }, user);
    expect(again.get('RateLimit')).toContain('"userSearchesByCaller";r=98');
  });

  it('let somebody publish thirty rules at once and then one a minute', async () => {
    const user = await aUser(app, { username: 'mover' });
    const create = () => call(anAddress(), 'rules/create', ruleInput(), user);
    expect(await passed(40, create, 4)).toBe(30);
    const refused = await create().expect(429);
    expect(refused.get('RateLimit')).toContain('"createsByUser";r=0;t=1800');
    expect(refused.get('Retry-After')).toBe('60');
    await later(MINUTE);
    expect(await passed(3, create)).toBe(1);
  });

  it('let somebody change rules as often', async () => {
    const user = await aUser(app, { username: 'editor' });
    const { id } = await aRule(app, user);
    const update = () => call(anAddress(), 'rules/update', { id, description: 'x' }, user);
    expect((await update()).get('RateLimit')).toContain('"updatesByUserAndRuleDaily";r=299;t=86400');
    expect(await passed(35, update, 4)).toBe(29);
  });

  it('keep sessions from being refreshed more than sixty times a minute', async () => {
    let { refreshToken } = await aUser(app, { username: 'restless' });
    const refresh = async () => {
      const { status, body } = await call(anAddress(), 'auth/refresh', { refreshToken });
      refreshToken = body.refreshToken ?? refreshToken;
      return status;
    };
    for (let times = 0; times < RATE_LIMITS.refreshBySession.points; times++)
      expect(await refresh()).toBe(200);
    expect(await refresh()).toBe(429);
  });

  describe('on pages', () => {
    const host = usePageHosts();
    const aSite = async () => {
      const { server } = await host(viewerPage, { limits: limits() });
      return (ip: string, path: string, cookie = '') =>
        request(server).get(path).set({ 'X-Forwarded-For': ip, Cookie: cookie, Accept: 'text/html' });
    };

    it('are those of the APIs', async () => {
      const page = await aSite();
      const ip = anAddress();
      expect((await page(ip, '/rules')).get('RateLimit')).toBe('"requestsByHost";r=299;t=1');
      expect((await call(ip, 'rules/get', { id: 'x' })).get('RateLimit')).toContain('"requestsByHost";r=298');
    });

    it.each([
      ['/rules/@haruka/tests', 3],
      ['/rules/haruka/tests.data', 3],
      ['/rules/preview', 3],
      ['/user/haruka', 1],
      ['/rules', 1],
    ])('weigh %s as %i', async (path, cost) => {
      const page = await aSite();
      expect((await page(anAddress(), path)).get('RateLimit')).toContain(`"requestsByHost";r=${300 - cost}`);
    });

    it.each(['/rules/@haruka/tests?from=1.0.0&to=1.0.1', '/rules/@a/b?tab=diff', '/rules/preview'])(
      'count %s as rendering, by account',
      async (path) => {
        const page = await aSite();
        const before = (await page(anAddress(), path)).get('RateLimit');
        expect(before).toContain('"rendersByCaller";r=119');
        const signedIn = await page(anAddress(), path, 'access_token=access-1');
        const again = await page(anAddress(), path, 'access_token=access-1');
        const left = (response: request.Response) =>
          Number(/"rendersByCaller";r=(\d+)/.exec(response.get('RateLimit') ?? '')?.[1]);
        expect(left(signedIn) - left(again)).toBe(1);
      },
    );

    it.each([
      ['ja', /リクエストが多すぎます。\d+秒後/],
      ['en', /Too many requests. Please try again in \d+ second/],
    ])('end in a page in the language of the reader (%s)', async (language, text) => {
      const page = await aSite();
      const ip = anAddress();
      expect(await passed(120, () => page(ip, '/rules/@a/b'))).toBe(100);
      const refused = await page(ip, '/rules/@a/b').set('Accept-Language', language).expect(429);
      expect(refused.text).toMatch(text);
      expect(refused.text).toContain(`<html lang="${language}">`);
      expect(Number(refused.get('Retry-After'))).toBeGreaterThan(0);
    });

    it('do not cost a reader the session that was just continued', async () => {
      const page = await aSite();
      const ip = anAddress();
      for (let times = 0; times < 120; times++) await limits().render(someone(ip));
      const path = '/rules/@a/b?tab=diff';
      await page(ip, path).expect(429);
      const user: Actor = { kind: 'user', userId: 'u1', sessionId: 's1', origin: { ip, agent: '' } };
      await expect(
        Promise.all(Array.from({ length: 300 }, () => limits().render(user))),
      ).rejects.toBeDefined();
      const refused = await page(ip, path, 'refresh_token=refresh-1').expect(429);
      expect(refused.get('Set-Cookie')?.join()).toContain('refresh_token=refresh-2');
    });
  });
});
