/** @jest-environment node */
import type { WorkOutcome } from '@kimari/common/host-context';
import { TextWork } from './text-work.server';

type Result = { readonly html: string };

/** Fake threads that return the given outcomes and record the calls. */
function scripted(outcomes: readonly (WorkOutcome<Result> | Promise<WorkOutcome<Result>>)[]) {
  const left = [...outcomes];
  const asked: string[] = [];
  return {
    asked,
    run: <Given>({ name }: { readonly name: string }) => {
      asked.push(name);
      return Promise.resolve(left.shift() ?? { kind: 'busy' }) as Promise<WorkOutcome<Given>>;
    },
  };
}

const done = (html: string): WorkOutcome<Result> => ({ kind: 'done', result: { html } });
const work = (maxWait = 10_000) =>
  new TextWork<Result>({
    name: 'render',
    deadline: 1,
    maxWait,
    cacheBytes: 10_000,
    bytesOf: ({ html }) => html.length,
  });
const asking = (text: string, variant = 'ja') => ({ text, variant, keep: undefined });

describe('TextWork', () => {
  it('runs once for concurrent requests for the same text', async () => {
    const texts = work();
    const workers = scripted([done('a')]);
    const ask = () => texts.run(workers, asking('a'), {});
    await expect(Promise.all([ask(), ask()])).resolves.toEqual([{ html: 'a' }, { html: 'a' }]);
    await expect(ask()).resolves.toEqual({ html: 'a' });
    expect(workers.asked).toHaveLength(1);
  });

  it('does not retry a text that exceeded the deadline at once, in any variant', async () => {
    const texts = work();
    const workers = scripted([{ kind: 'overran' }, done('a')]);
    await expect(texts.run(workers, asking('a', 'ja'), {})).resolves.toBe('overran');
    await expect(texts.run(workers, asking('a', 'en'), {})).resolves.toBe('overran');
    expect(workers.asked).toHaveLength(1);
  });

  it('retries a text that exceeded the deadline after ever longer pauses', async () => {
    const now = jest.spyOn(Date, 'now').mockReturnValue(0);
    const texts = work();
    const workers = scripted([{ kind: 'overran' }, { kind: 'overran' }, done('a')]);
    const askAt = (seconds: number) => {
      now.mockReturnValue(seconds * 1_000);
      return texts.run(workers, asking('a'), {});
    };
    const answers = [];
    for (const seconds of [0, 29, 30, 60, 329, 330, 331]) answers.push(await askAt(seconds));
    now.mockRestore();
    expect(answers).toEqual([...Array(5).fill('overran'), { html: 'a' }, { html: 'a' }]);
    expect(workers.asked).toHaveLength(3);
  });

  it('retries a text that was rejected because all threads were busy', async () => {
    const texts = work();
    const workers = scripted([{ kind: 'busy' }, done('a')]);
    await expect(texts.run(workers, asking('a'), {})).resolves.toBe('late');
    await expect(texts.run(workers, asking('a'), {})).resolves.toEqual({ html: 'a' });
  });

  it('stops waiting after maxWait, and caches the result for the next request', async () => {
    const texts = work(1);
    let finish: (outcome: WorkOutcome<Result>) => void = () => undefined;
    const workers = scripted([new Promise((resolve) => (finish = resolve))]);
    await expect(texts.run(workers, asking('a'), {})).resolves.toBe('late');
    finish(done('a'));
    await new Promise((resolve) => setImmediate(resolve));
    await expect(texts.run(workers, asking('a'), {})).resolves.toEqual({ html: 'a' });
    expect(workers.asked).toHaveLength(1);
  });

  it('does not cache when keep is false', async () => {
    const texts = work();
    const workers = scripted([done('a'), done('a')]);
    const ask = () => texts.run(workers, { ...asking('a'), keep: false }, {});
    await ask();
    await ask();
    expect(workers.asked).toHaveLength(2);
  });

  it('evicts the least recently used results when the cache is full', async () => {
    const texts = work();
    const workers = scripted([done('a'.repeat(5_000)), done('b'.repeat(5_000)), done('c')]);
    for (const text of ['a', 'b', 'a']) await texts.run(workers, asking(text), {});
    expect(workers.asked).toHaveLength(3);
  });

  it('passes on errors from the thread, and retries the next time', async () => {
    const texts = work();
    const workers = scripted([Promise.reject(new Error('bug')), done('a')]);
    await expect(texts.run(workers, asking('a'), {})).rejects.toThrow('bug');
    await expect(texts.run(workers, asking('a'), {})).resolves.toEqual({ html: 'a' });
  });
});
