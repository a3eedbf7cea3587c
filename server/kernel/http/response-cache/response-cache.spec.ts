import { Commits } from '../../database/commits';
import { CACHED_FOR, type Lookup, MAX_CACHE_BYTES, ResponseCache } from './response-cache';

describe('ResponseCache', () => {
  let now = 0;
  const setUp = () => {
    const commits = new Commits();
    const clock = { now: () => new Date(now) };
    return { commits, cache: new ResponseCache(clock, commits, { RESPONSE_CACHE: 'on' }) };
  };
  const answer = (body: string | Buffer) => ({
    status: 200,
    headers: [],
    body: Buffer.from(body),
    effects: [],
  });
  const settle = (asked: Lookup, body: string | Buffer | null) => {
    if (asked.kind === 'hit') throw new Error('There is nothing to compute');
    asked.settle(body === null ? null : answer(body));
  };
  const fill = async (cache: ResponseCache, key: string, body: string | Buffer) =>
    settle(await cache.lookUp(key), body);
  const bodyOf = async (cache: ResponseCache, key: string) => {
    const asked = await cache.lookUp(key);
    if (asked.kind === 'hit') return asked.response.body.toString();
    asked.settle(null);
    return null;
  };

  it('caches a response for two seconds from the beginning of its computation', async () => {
    const { cache } = setUp();
    const asked = await cache.lookUp('a');
    now += 500;
    settle(asked, 'x');
    now += CACHED_FOR - 501;
    expect(await bodyOf(cache, 'a')).toBe('x');
    now += 1;
    expect(await bodyOf(cache, 'a')).toBeNull();
  });

  it('returns nothing when the clock is set back', async () => {
    const { cache } = setUp();
    await fill(cache, 'a', 'x');
    now -= 1;
    expect(await bodyOf(cache, 'a')).toBeNull();
  });

  it('drops everything when this process changes something', async () => {
    const { cache, commits } = setUp();
    await fill(cache, 'a', 'x');
    commits.announce();
    expect(await bodyOf(cache, 'a')).toBeNull();
  });

  it('does not cache a response that was begun before a change', async () => {
    const { cache, commits } = setUp();
    const before = await cache.lookUp('a');
    commits.announce();
    const after = await cache.lookUp('a');
    expect(after.kind).toBe('miss');
    settle(after, 'new');
    settle(before, 'old');
    expect(await bodyOf(cache, 'a')).toBe('new');
  });

  it('lets all who ask at once wait for one computation', async () => {
    const { cache } = setUp();
    const first = await cache.lookUp('a');
    const others = [bodyOf(cache, 'a'), bodyOf(cache, 'a')];
    settle(first, 'x');
    expect(await Promise.all(others)).toEqual(['x', 'x']);
  });

  it('tells the one who computes of the first who waits', async () => {
    const { cache } = setUp();
    const first = await cache.lookUp('a');
    const told = jest.fn();
    if (first.kind === 'miss') first.onAwaited(told);
    expect(told).not.toHaveBeenCalled();
    const others = [bodyOf(cache, 'a'), bodyOf(cache, 'a')];
    expect(told).toHaveBeenCalledTimes(1);
    settle(first, 'x');
    expect(await Promise.all(others)).toEqual(['x', 'x']);
  });

  it('tells at once when somebody waits already', async () => {
    const { cache } = setUp();
    const asking = cache.lookUp('a');
    const other = bodyOf(cache, 'a');
    const first = await asking;
    const told = jest.fn();
    if (first.kind === 'miss') first.onAwaited(told);
    expect(told).toHaveBeenCalledTimes(1);
    settle(first, 'x');
    expect(await other).toBe('x');
  });

  it('remembers which keys were looked up, and forgets the oldest of very many', () => {
    const { cache } = setUp();
    expect([cache.noteSeen('a'), cache.noteSeen('a'), cache.noteSeen('b')]).toEqual([false, true, false]);
    for (let other = 0; other < 10_000; other++) cache.noteSeen(`other ${other}`);
    expect(cache.noteSeen('a')).toBe(false);
  });

  it('lets each compute for itself when the response must not be shared', async () => {
    const { cache } = setUp();
    const first = await cache.lookUp('a');
    const others = [cache.lookUp('a'), cache.lookUp('a')];
    settle(first, null);
    expect((await Promise.all(others)).map(({ kind }) => kind)).toEqual(['miss', 'miss']);
  });

  it('gives back the memory of what has expired', async () => {
    const { cache } = setUp();
    for (const key of ['a', 'b', 'c']) await fill(cache, key, Buffer.alloc(100_000));
    now += CACHED_FOR;
    await fill(cache, 'd', 'x');
    expect(cache.bytes).toBeLessThan(100_000);
  });

  it('stays within its memory, whatever is asked, and caches no response above a megabyte', async () => {
    const { cache } = setUp();
    for (let page = 0; page < 1000; page++) await fill(cache, `page ${page}`, Buffer.alloc(100_000));
    expect(cache.bytes).toBeGreaterThan(MAX_CACHE_BYTES / 2);
    expect(cache.bytes).toBeLessThanOrEqual(MAX_CACHE_BYTES);
    await fill(cache, 'long', Buffer.alloc(2 * 1024 * 1024));
    expect(await bodyOf(cache, 'long')).toBeNull();
  });
});
