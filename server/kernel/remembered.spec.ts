import { Remembered } from './remembered';

describe('a remembered value', () => {
  const results: (() => Promise<number>)[] = [];
  const compute = jest.fn(() => (results.shift() ?? (() => Promise.resolve(0)))());
  afterEach(() => {
    jest.useRealTimers();
    compute.mockClear();
  });

  it('is computed once for all who ask, and again when it is old', async () => {
    jest.useFakeTimers();
    const value = new Remembered(1000, compute);
    await Promise.all([value.current(), value.current()]);
    expect(compute).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(1001);
    await value.current();
    expect(compute).toHaveBeenCalledTimes(2);
  });

  it('is not remembered when it could not be computed', async () => {
    results.push(() => Promise.reject(new Error('no database')));
    const value = new Remembered(1000, compute);
    await expect(value.current()).rejects.toThrow('no database');
    expect(await value.current()).toBe(0);
  });
});
