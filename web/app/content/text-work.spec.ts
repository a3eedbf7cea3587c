/** @jest-environment node */
import type { WorkOutcome } from '@kimari/common/host-context';
import { TextWork } from './text-work.server';

type Result = { readonly html: string };

/** Threads whose outcomes the test gives; counts what they were asked for. */
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
const work = (patience = 10_000) =>
  new TextWork<Result>({
    name: 'render',
    deadline: 1,
    patience,
    cacheBytes: 10_000,
    bytesOf: ({ html }) => html.length,
  });
const asking = (text: string, variant = 'ja') => ({ text, variant, keep: undefined });

describe('TextWork', () => {
  it('does the work once for all readers of a text', async () => {
    const texts = work();
    const workers = scripted([done('a')]);
    const ask = () => texts.run(workers, asking('a'), {});
    await expect(Promise.all([ask(), ask()])).resolves.toEqual([{ html: 'a' }, { html: 'a' }]);
    await expect(ask()).resolves.toEqual({ html: 'a' });
    expect(workers.asked).toHaveLength(1);
  });

  it('never tries a text again that overran, in no variant of it', async () => {
    const texts = work();
    const workers = scripted([{ kind: 'overran' }, done('a')]);
    await expect(texts.run(workers, asking('a', 'ja'), {})).resolves.toBe('overran');
    await expect(texts.run(workers, asking('a', 'en'), {})).resolves.toBe('overran');
    expect(workers.asked).toHaveLength(1);
  });

  it('tries a text again for which there was no room', async () => {
    const texts = work();
    const workers = scripted([{ kind: 'busy' }, done('a')]);
    await expect(texts.run(workers, asking('a'), {})).resolves.toBe('late');
    await expect(texts.run(workers, asking('a'), {})).resolves.toEqual({ html: 'a' });
  });

  it('lets a reader go when it takes too long, and keeps the result for the next', async () => {
    const texts = work(1);
    let finish: (outcome: WorkOutcome<Result>) => void = () => undefined;
    const workers = scripted([new Promise((resolve) => (finish = resolve))]);
    await expect(texts.run(workers, asking('a'), {})).resolves.toBe('late');
    finish(done('a'));
    await new Promise((resolve) => setImmediate(resolve));
    await expect(texts.run(workers, asking('a'), {})).resolves.toEqual({ html: 'a' });
    expect(workers.asked).toHaveLength(1);
  });

  it('keeps nothing that nobody else will ask for', async () => {
    const texts = work();
    const workers = scripted([done('a'), done('a')]);
    const ask = () => texts.run(workers, { ...asking('a'), keep: false }, {});
    await ask();
    await ask();
    expect(workers.asked).toHaveLength(2);
  });

  it('drops what was used longest ago when its bytes are used up', async () => {
    const texts = work();
    const workers = scripted([done('a'.repeat(5_000)), done('b'.repeat(5_000)), done('c')]);
    for (const text of ['a', 'b', 'a']) await texts.run(workers, asking(text), {});
    expect(workers.asked).toHaveLength(3);
  });

  it('passes on what a thread throws, and tries again', async () => {
    const texts = work();
    const workers = scripted([Promise.reject(new Error('bug')), done('a')]);
    await expect(texts.run(workers, asking('a'), {})).rejects.toThrow('bug');
    await expect(texts.run(workers, asking('a'), {})).resolves.toEqual({ html: 'a' });
  });
});
