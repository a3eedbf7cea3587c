import { Commits } from '../../database/commits';
import { type ComputedAnswer, KeptAnswers, MAX_KEPT_BYTES } from './kept-answers';
import { type Asked, KEPT_FOR } from './short-memory';

describe('KeptAnswers', () => {
  let now = 0;
  const setUp = () => {
    const commits = new Commits();
    const clock = { now: () => new Date(now) };
    return { commits, kept: new KeptAnswers(clock, commits, { KEPT_ANSWERS: 'on' }) };
  };
  const answer = (body: string | Buffer) => ({
    status: 200,
    headers: [],
    body: Buffer.from(body),
    causes: [],
  });
  const settle = (asked: Asked<ComputedAnswer>, body: string | Buffer | null) => {
    if (asked.kind === 'kept') throw new Error('There is nothing to compute');
    asked.settle(body === null ? null : answer(body));
  };
  const fill = async (kept: KeptAnswers, key: string, body: string | Buffer) =>
    settle(await kept.ask(key), body);
  const bodyOf = async (kept: KeptAnswers, key: string) => {
    const asked = await kept.ask(key);
    if (asked.kind === 'kept') return asked.answer.body.toString();
    asked.settle(null);
    return null;
  };

  it('keeps an answer for two seconds from the beginning of its computation', async () => {
    const { kept } = setUp();
    const asked = await kept.ask('a');
    now += 500;
    settle(asked, 'x');
    now += KEPT_FOR - 501;
    expect(await bodyOf(kept, 'a')).toBe('x');
    now += 1;
    expect(await bodyOf(kept, 'a')).toBeNull();
  });

  it('keeps an answer as long as the oldest thing in it', async () => {
    const { kept } = setUp();
    const asked = await kept.ask('a');
    if (asked.kind === 'compute') asked.settle(answer('x'), now - 1500);
    now += KEPT_FOR - 1501;
    expect(await bodyOf(kept, 'a')).toBe('x');
    now += 1;
    expect(await bodyOf(kept, 'a')).toBeNull();
  });

  it('keeps nothing when the clock is set back', async () => {
    const { kept } = setUp();
    await fill(kept, 'a', 'x');
    now -= 1;
    expect(await bodyOf(kept, 'a')).toBeNull();
  });

  it('drops everything when this process changes something', async () => {
    const { kept, commits } = setUp();
    await fill(kept, 'a', 'x');
    commits.announce();
    expect(await bodyOf(kept, 'a')).toBeNull();
  });

  it('does not keep an answer that was begun before a change', async () => {
    const { kept, commits } = setUp();
    const before = await kept.ask('a');
    commits.announce();
    const after = await kept.ask('a');
    expect(after.kind).toBe('compute');
    settle(after, 'new');
    settle(before, 'old');
    expect(await bodyOf(kept, 'a')).toBe('new');
  });

  it('lets all who ask at once wait for one computation', async () => {
    const { kept } = setUp();
    const first = await kept.ask('a');
    const others = [bodyOf(kept, 'a'), bodyOf(kept, 'a')];
    settle(first, 'x');
    expect(await Promise.all(others)).toEqual(['x', 'x']);
  });

  it('tells the one who computes of the first who waits', async () => {
    const { kept } = setUp();
    const first = await kept.ask('a');
    const told = jest.fn();
    if (first.kind === 'compute') first.onAwaited(told);
    expect(told).not.toHaveBeenCalled();
    const others = [bodyOf(kept, 'a'), bodyOf(kept, 'a')];
    expect(told).toHaveBeenCalledTimes(1);
    settle(first, 'x');
    expect(await Promise.all(others)).toEqual(['x', 'x']);
  });

  it('tells at once when somebody waits already', async () => {
    const { kept } = setUp();
    const asking = kept.ask('a');
    const other = bodyOf(kept, 'a');
    const first = await asking;
    const told = jest.fn();
    if (first.kind === 'compute') first.onAwaited(told);
    expect(told).toHaveBeenCalledTimes(1);
    settle(first, 'x');
    expect(await other).toBe('x');
  });

  it('remembers which answers were asked for, and forgets the oldest of very many', () => {
    const { kept } = setUp();
    expect([kept.noteAsked('a'), kept.noteAsked('a'), kept.noteAsked('b')]).toEqual([false, true, false]);
    for (let other = 0; other < 10_000; other++) kept.noteAsked(`other ${other}`);
    expect(kept.noteAsked('a')).toBe(false);
  });

  it('lets each compute for itself when the answer must not be shared', async () => {
    const { kept } = setUp();
    const first = await kept.ask('a');
    const others = [kept.ask('a'), kept.ask('a')];
    settle(first, null);
    expect((await Promise.all(others)).map(({ kind }) => kind)).toEqual(['compute', 'compute']);
  });

  it('gives back the memory of what has expired', async () => {
    const { kept } = setUp();
    for (const key of ['a', 'b', 'c']) await fill(kept, key, Buffer.alloc(100_000));
    now += KEPT_FOR;
    await fill(kept, 'd', 'x');
    expect(kept.bytes).toBeLessThan(100_000);
  });

  it('stays within its memory, whatever is asked, and keeps no answer above a megabyte', async () => {
    const { kept } = setUp();
    for (let page = 0; page < 1000; page++) await fill(kept, `page ${page}`, Buffer.alloc(100_000));
    expect(kept.bytes).toBeGreaterThan(MAX_KEPT_BYTES / 2);
    expect(kept.bytes).toBeLessThanOrEqual(MAX_KEPT_BYTES);
    await fill(kept, 'long', Buffer.alloc(2 * 1024 * 1024));
    expect(await bodyOf(kept, 'long')).toBeNull();
  });
});
