import { setImmediate as nextTurn } from 'node:timers/promises';
import { ownTurn } from './own-turn';

describe('ownTurn', () => {
  it('lets other work through between two computations, in order of arrival', async () => {
    const order: string[] = [];
    const computed = ['first', 'second', 'third'].map(async (name) => {
      await ownTurn();
      order.push(name);
    });
    const others = (async () => {
      for (const name of ['between', 'between again']) {
        await nextTurn();
        order.push(name);
      }
    })();
    await Promise.all([...computed, others]);
    expect(order.filter((name) => !name.startsWith('between'))).toEqual(['first', 'second', 'third']);
    expect(order.indexOf('between')).toBeLessThan(order.indexOf('second'));
    expect(order.indexOf('between again')).toBeLessThan(order.indexOf('third'));
  });

  it('lets many turns pass after a computation that took long', async () => {
    const turns: number[] = [];
    let passed = 0;
    const count = (): void => {
      passed++;
      if (turns.length < 2) setImmediate(count);
    };
    count();
    await Promise.all(
      [0, 1].map(async () => {
        await ownTurn();
        turns.push(passed);
        const until = performance.now() + 10;
        while (performance.now() < until);
      }),
    );
    expect(turns[1]! - turns[0]!).toBeGreaterThanOrEqual(10);
  });

  it('gives a turn to somebody who asks after all others had theirs', async () => {
    await ownTurn();
    await ownTurn();
    const late = jest.fn();
    await ownTurn().then(late);
    expect(late).toHaveBeenCalledTimes(1);
  });
});
