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
    expect(order).toEqual(['first', 'between', 'second', 'between again', 'third']);
  });

  it('gives a turn to who asks after all others had theirs', async () => {
    await ownTurn();
    await ownTurn();
    const late = jest.fn();
    await ownTurn().then(late);
    expect(late).toHaveBeenCalledTimes(1);
  });
});
