import type { Clock } from '../clock';
import { RateLimitLeases } from './rate-limit-leases';
import type { Grant } from './rate-limits.repository';
import { limitOf, quotaOf, type RateLimitName, windowOf } from './rate-limit-table';

/** An exact store shared by several processes, which counts calls. */
class SharedStore {
  asked = 0;
  failure: Error | null = null;
  private used = 0;

  constructor(private readonly clock: { now(): Date }) {}

  private endsAt = 0;

  forget(): void {
    this.endsAt = 0;
  }

  take(name: RateLimitName, _key: string, wanted: number, least: number): Promise<Grant> {
    this.asked++;
    if (this.failure) return Promise.reject(this.failure);
    const now = this.clock.now().getTime();
    if (this.endsAt <= now) {
      this.used = 0;
      this.endsAt = now + windowOf(limitOf(name)) * 1000;
    }
    const free = quotaOf(limitOf(name)) - this.used;
    const granted = free >= least ? Math.min(free, wanted) : 0;
    this.used += granted;
    const resetIn = this.endsAt - now;
    return Promise.resolve({ granted, remaining: free - granted, resetIn, retryIn: resetIn });
  }
}

describe('RateLimitLeases', () => {
  let time = 0;
  const clock: Clock = { now: () => new Date(time) };
  const logger = { warn: jest.fn() };
  let store: SharedStore;
  const createProcess = () => new RateLimitLeases(store, clock, logger);
  const allowed = async (leases: RateLimitLeases, times: number, cost = 1) => {
    const all = Array.from({ length: times }, () => leases.spend('readsByHost', 'somebody', cost));
    return (await Promise.all(all)).filter(({ isAllowed }) => isAllowed).length;
  };

  beforeEach(() => {
    time = Date.UTC(2026, 0, 1);
    store = new SharedStore(clock);
  });

  it('let one process use exactly the whole quota, mostly without calling the store', async () => {
    expect(await allowed(createProcess(), 500)).toBe(120);
    expect(store.asked).toBeLessThan(40);
  });

  it('let four processes together use exactly the whole quota', async () => {
    const processes = [1, 2, 3, 4].map(createProcess);
    const counts = await Promise.all(processes.map((leases) => allowed(leases, 250)));
    expect(counts.reduce((sum, count) => sum + count)).toBe(120);
  });

  it('never let interleaved processes exceed the quota', async () => {
    const processes = [1, 2, 3, 4].map(createProcess);
    let sum = 0;
    for (let turn = 0; turn < 100; turn++) for (const leases of processes) sum += await allowed(leases, 1);
    expect(sum).toBe(120);
  });

  it('do not call the store again for a refused key', async () => {
    const leases = createProcess();
    await allowed(leases, 200);
    const { asked } = store;
    expect(await allowed(leases, 1000)).toBe(0);
    expect(store.asked).toBe(asked);
  });

  it('report the remaining points and the retry delay', async () => {
    const leases = createProcess();
    await allowed(leases, 20);
    expect(await leases.spend('readsByHost', 'somebody', 1)).toEqual({
      isAllowed: true,
      remaining: 99,
      resetIn: 60_000,
      retryIn: 0,
    });
    await allowed(leases, 200);
    time += 20_000;
    expect(await leases.spend('readsByHost', 'somebody', 1)).toEqual({
      isAllowed: false,
      remaining: 0,
      resetIn: 40_000,
      retryIn: 40_000,
    });
  });

  it('start again when the window ends', async () => {
    const leases = createProcess();
    await allowed(leases, 200);
    time += 60_000;
    expect(await allowed(leases, 200)).toBe(120);
  });

  it('refuse nobody any longer when the clock is set back', async () => {
    const leases = createProcess();
    await allowed(leases, 200);
    time -= 2 * 86_400_000;
    store.forget();
    expect(await allowed(leases, 200)).toBe(120);
  });

  it('allow expensive uses while they fit, and cheap ones afterwards', async () => {
    const leases = createProcess();
    expect(await allowed(leases, 5, 50)).toBe(2);
    expect(await allowed(leases, 100)).toBe(20);
  });

  it('charge a use above the quota as the whole quota', async () => {
    expect(await allowed(createProcess(), 2, 5000)).toBe(1);
  });

  it('count locally while the store is unavailable, without calling it again for a while', async () => {
    store.failure = Object.assign(new Error('away'), { code: 'ECONNREFUSED' });
    const leases = createProcess();
    expect(await allowed(leases, 200)).toBe(120);
    await leases.spend('readsByHost', 'somebody else', 1);
    expect(store.asked).toBe(1);
    expect(logger.warn).toHaveBeenCalled();
  });

  it('include earlier uses when the store becomes unavailable', async () => {
    const leases = createProcess();
    await allowed(leases, 40);
    store.failure = Object.assign(new Error('away'), { code: 'ECONNREFUSED' });
    expect(await allowed(leases, 200)).toBe(80);
  });

  it('do not treat a bug as an outage', async () => {
    store.failure = new Error('syntax');
    await expect(allowed(createProcess(), 1)).rejects.toThrow('syntax');
  });
});
