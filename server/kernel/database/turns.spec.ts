import { Turns } from './turns';

const REFUSED = { definition: { code: 'SERVICE_UNAVAILABLE' } };

/** Work that runs until `finish` or `fail` is called, and records the row-lock timeout of each start. */
function held() {
  let finish: () => void = () => undefined;
  let fail: () => void = () => undefined;
  const ended = new Promise<void>((resolve, reject) => {
    finish = resolve;
    fail = () => reject(new Error('in vain'));
  });
  const rowLocks: number[] = [];
  const work = (rowLock: number): Promise<void> => {
    rowLocks.push(rowLock);
    return ended;
  };
  return { work, finish: () => finish(), fail: () => fail(), rowLocks };
}

describe('turns', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('run one after another for one key and in parallel for different keys', async () => {
    const turns = new Turns(5);
    const [first, second, other] = [held(), held(), held()];
    const all = [turns.take('a', first.work), turns.take('a', second.work), turns.take('b', other.work)];
    await jest.advanceTimersByTimeAsync(0);
    expect([first, second, other].map(({ rowLocks }) => rowLocks.length)).toEqual([1, 0, 1]);
    first.finish();
    await jest.advanceTimersByTimeAsync(0);
    expect(second.rowLocks).toHaveLength(1);
    [second, other].forEach(({ finish }) => finish());
    await Promise.all(all);
  });

  it('time out after three seconds', async () => {
    const turns = new Turns(5);
    const holder = held();
    const holding = turns.take('a', holder.work);
    const refused = Promise.all(
      Array.from({ length: 20 }, () => expect(turns.take('a', held().work)).rejects.toMatchObject(REFUSED)),
    );
    await jest.advanceTimersByTimeAsync(3000);
    await refused;
    holder.finish();
    await holding;
  });

  it('wait longer while earlier work succeeds', async () => {
    const turns = new Turns(5);
    const works = Array.from({ length: 5 }, held);
    const taken = works.map(({ work }) => turns.take('a', work));
    for (const { finish } of works) {
      await jest.advanceTimersByTimeAsync(2500);
      finish();
    }
    await expect(Promise.all(taken)).resolves.toHaveLength(5);
  });

  it('are rejected at once while five hundred wait', async () => {
    const turns = new Turns(5);
    const holder = held();
    const taken = Array.from({ length: 501 }, () => turns.take('a', holder.work));
    await expect(turns.take('a', holder.work)).rejects.toMatchObject(REFUSED);
    holder.finish();
    await Promise.all(taken);
  });

  it('leave less time for the row lock the longer they have waited without progress', async () => {
    const turns = new Turns(5);
    const works = [held(), held(), held()];
    const taken = works.map(({ work }) => turns.take('a', work));
    const refused = taken.slice(0, 2).map((turn) => expect(turn).rejects.toThrow('in vain'));
    await jest.advanceTimersByTimeAsync(2500);
    works[0]?.fail();
    await jest.advanceTimersByTimeAsync(490);
    works[1]?.fail();
    await jest.advanceTimersByTimeAsync(0);
    works[2]?.finish();
    await Promise.all([...refused, taken[2]]);
    expect(works.map(({ rowLocks }) => rowLocks)).toEqual([[3000], [500], [100]]);
  });

  it('use only their share of the connections, and wait for one within the same time limit', async () => {
    const turns = new Turns(2);
    const holders = [held(), held()];
    const holding = holders.map(({ work }, index) => turns.take(`key ${index}`, work));
    const third = held();
    const refused = expect(turns.take('another', third.work)).rejects.toMatchObject(REFUSED);
    await jest.advanceTimersByTimeAsync(3000);
    await refused;
    expect(third.rowLocks).toEqual([]);
    holders.forEach(({ finish }) => finish());
    await Promise.all(holding);
    await expect(turns.take('another', () => Promise.resolve('next'))).resolves.toBe('next');
  });
});
