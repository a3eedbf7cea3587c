import { ApiFailure, read } from './client';

type Answer = { readonly status: number; readonly retryAfter?: string };

/** Makes the API return these answers in turn. Returns the times of the calls, in milliseconds from now. */
function apiAnswering(...answers: readonly Answer[]): readonly number[] {
  const asked: number[] = [];
  const start = Date.now();
  globalThis.fetch = jest.fn(() => {
    const { status, retryAfter } = answers[asked.length] ?? { status: 500 };
    asked.push(Date.now() - start);
    const headers = new Map(retryAfter === undefined ? [] : [['Retry-After', retryAfter]]);
    const get = (name: string) => headers.get(name) ?? null;
    return Promise.resolve({ ok: status === 200, status, headers: { get }, json: () => 'read' } as never);
  });
  return asked;
}

const ask = (signal = new AbortController().signal) => read('/auth/checkUsername', {}, signal);

describe('a call that reads', () => {
  const { fetch } = globalThis;
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    jest.useRealTimers();
    globalThis.fetch = fetch;
  });

  it.each([429, 503])('waits as long as the %d response asks, then retries once', async (status) => {
    const asked = apiAnswering({ status, retryAfter: '3' }, { status: 200 });
    const answer = ask();
    await jest.advanceTimersByTimeAsync(3000);
    await expect(answer).resolves.toBe('read');
    expect(asked).toEqual([0, 3000]);
  });

  it('accepts a date in Retry-After', async () => {
    jest.setSystemTime(1_800_000_000_000);
    const retryAfter = new Date(Date.now() + 2000).toUTCString();
    const asked = apiAnswering({ status: 503, retryAfter }, { status: 200 });
    const answer = ask();
    await jest.advanceTimersByTimeAsync(2000);
    await expect(answer).resolves.toBe('read');
    expect(asked).toEqual([0, 2000]);
  });

  it.each([
    ['would have to wait too long', { status: 429, retryAfter: '900' }],
    ['did something wrong', { status: 400 }],
  ])('does not retry when it %s', async (_why, answer) => {
    const asked = apiAnswering(answer, { status: 200 });
    await expect(ask()).rejects.toThrow(ApiFailure);
    expect(asked).toHaveLength(1);
  });

  it('gives up after the second attempt', async () => {
    const asked = apiAnswering({ status: 502 }, { status: 502 }, { status: 200 });
    const refused = expect(ask()).rejects.toThrow('502');
    await jest.advanceTimersByTimeAsync(10_000);
    await refused;
    expect(asked).toHaveLength(2);
  });

  it('stops waiting when the caller aborts', async () => {
    const asked = apiAnswering({ status: 503, retryAfter: '5' }, { status: 200 });
    const controller = new AbortController();
    const stopped = expect(ask(controller.signal)).rejects.toThrow();
    await jest.advanceTimersByTimeAsync(1000);
    controller.abort();
    await jest.advanceTimersByTimeAsync(10_000);
    await stopped;
    expect(asked).toHaveLength(1);
  });
});
