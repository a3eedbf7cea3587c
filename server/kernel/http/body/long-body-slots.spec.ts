import { LongBodySlots } from './long-body-slots';

describe('the slots for long bodies', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  /** Begins bodies of an account; each is held until its function is called. */
  const begin = (slots: LongBodySlots, userId: string, count: number) => {
    const begun: (() => void)[] = [];
    const all = Array.from({ length: count }, () =>
      slots
        .run(userId, () => new Promise<void>((end) => begun.push(end)))
        .then(
          () => 'done',
          (error: unknown) => error,
        ),
    );
    return { begun, all };
  };
  const settled = () => jest.advanceTimersByTimeAsync(0);

  it('are two for one account, whatever it sends, and twelve for all', async () => {
    const slots = new LongBodySlots();
    const one = begin(slots, 'one', 10);
    const others = Array.from({ length: 6 }, (_, index) => begin(slots, `other ${index}`, 2));
    await settled();
    expect(one.begun).toHaveLength(2);
    expect(others.map(({ begun }) => begun.length)).toEqual([2, 2, 2, 2, 2, 0]);
    one.begun.forEach((end) => end());
    await settled();
    expect([one.begun.length, others[5]?.begun.length]).toEqual([2, 2]);
  });

  it('are refused to those who would wait for more than five seconds, or behind too many', async () => {
    const slots = new LongBodySlots();
    const { begun, all } = begin(slots, 'one', 13);
    expect(await all[12]).toMatchObject({ message: 'request.unavailable' });
    await jest.advanceTimersByTimeAsync(5000);
    expect(await Promise.all(all.slice(2))).toEqual(
      Array(11).fill(expect.objectContaining({ message: 'request.unavailable' })),
    );
    begun.forEach((end) => end());
    expect(await Promise.all(all.slice(0, 2))).toEqual(['done', 'done']);
  });

  it('are free again when the work fails', async () => {
    const slots = new LongBodySlots();
    const fail = () => slots.run('one', () => Promise.reject(new Error('gone')));
    for (let index = 0; index < 20; index++) await expect(fail()).rejects.toThrow('gone');
    await expect(slots.run('one', () => Promise.resolve('read'))).resolves.toBe('read');
  });
});
