import { Remembered } from './remembered';

describe('a remembered value', () => {
  const KEPT_FOR = 1000;
  const broken = () => Promise.reject(new Error('no database'));
  let computed: { resolve: (value: string) => void; reject: (error: Error) => void }[];
  let value: Remembered<string>;

  beforeEach(() => {
    jest.useFakeTimers();
    computed = [];
    value = new Remembered(
      KEPT_FOR,
      () => new Promise((resolve, reject) => computed.push({ resolve, reject })),
    );
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  const computeFirst = async () => {
    const first = value.current();
    computed[0]?.resolve('first');
    await first;
  };

  it('is computed once for all who ask', async () => {
    const asked = [value.current(), value.current()];
    computed[0]?.resolve('first');
    expect(await Promise.all(asked)).toEqual(['first', 'first']);
    expect(await value.current()).toBe('first');
    expect(computed).toHaveLength(1);
  });

  it('is computed anew when it is old, while all get the old one', async () => {
    await computeFirst();
    jest.advanceTimersByTime(KEPT_FOR);
    expect(await value.current()).toBe('first');
    expect(await value.current()).toBe('first');
    expect(computed).toHaveLength(2);
    computed[1]?.resolve('second');
    await Promise.resolve();
    expect(await value.current()).toBe('second');
    expect(computed).toHaveLength(2);
  });

  it('stays when it cannot be computed anew, until it can', async () => {
    await computeFirst();
    jest.advanceTimersByTime(KEPT_FOR);
    await value.current();
    computed[1]?.reject(new Error('no database'));
    await Promise.resolve();
    expect(await value.current()).toBe('first');
    expect(computed).toHaveLength(3);
  });

  it('is not remembered when it could not be computed', async () => {
    const compute = jest.fn<Promise<string>, []>().mockImplementationOnce(broken).mockResolvedValue('second');
    const fragile = new Remembered(KEPT_FOR, compute);
    await expect(fragile.current()).rejects.toThrow('no database');
    expect(await fragile.current()).toBe('second');
  });
});
