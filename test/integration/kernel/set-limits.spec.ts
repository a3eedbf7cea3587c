import fc from 'fast-check';
import {
  limitOf,
  quotaOf,
  RATE_LIMITS,
  type RateLimitName,
  setLimits,
  windowOf,
} from '../../../server/kernel/http/rate-limit-table';
import { RateLimitsRepository } from '../../../server/kernel/http/rate-limits.repository';
import { useTestApp } from '../../support/app';
import { aSeed } from '../../support/random-numbers';

const NAMES = Object.keys(RATE_LIMITS) as RateLimitName[];
const MAX_QUOTA = 1_000_000;

const app = useTestApp();
afterEach(() => setLimits({ multiplier: 1, quotas: {} }));

const settings = fc.oneof(
  fc.record({
    multiplier: fc.oneof(fc.integer({ min: 1, max: 1000 }), fc.double({ min: 1, max: 1000, noNaN: true })),
  }),
  fc.record({ quota: fc.integer({ min: 1, max: MAX_QUOTA }) }),
);

it('grants every limit to its last point and no further, whatever an operator has set', async () => {
  const store = app.nest.get(RateLimitsRepository, { strict: false });
  let caller = 0;
  await fc.assert(
    fc.asyncProperty(settings, fc.double({ min: 0, max: 1, noNaN: true }), async (setting, share) => {
      const multiplier = 'multiplier' in setting ? setting.multiplier : 1;
      const quotas = 'quota' in setting ? Object.fromEntries(NAMES.map((name) => [name, setting.quota])) : {};
      setLimits({ multiplier, quotas });
      const key = `caller ${++caller}`;
      const wrong = await Promise.all(NAMES.map((name) => faultOf(store, name, key, share)));
      expect(wrong.filter((fault) => fault !== null)).toEqual([]);
    }),
    {
      seed: aSeed(),
      numRuns: 25,
      examples: [
        [{ multiplier: 3 }, 0.5],
        [{ multiplier: 100 }, 0.1],
        [{ quota: 7 }, 0.5],
      ],
    },
  );
});

/** What is wrong with the grants of a limit; null when nothing is. Some milliseconds refill what little time they take. */
async function faultOf(
  store: RateLimitsRepository,
  name: RateLimitName,
  key: string,
  share: number,
): Promise<string | null> {
  const limit = limitOf(name);
  const quota = quotaOf(limit);
  const first = Math.max(1, Math.floor(quota * share));
  const began = performance.now();
  const one = await store.take(name, key, first, first);
  const rest = await store.take(name, key, quota, 1);
  await store.giveBack(name, key, 1);
  const again = await store.take(name, key, quota, 1);
  const refilled = 'burst' in limit ? Math.ceil((performance.now() - began + 4) / (limit.refill * 1000)) : 0;
  const total = one.granted + rest.granted + again.granted - 1;
  // Each statement may round up to one millisecond.
  const lost = 'burst' in limit ? Math.ceil(4 / (limit.refill * 1000)) : 0;
  const isRight = one.granted === first && total >= quota - 1 - lost && total <= quota + refilled;
  const isTimely = again.resetIn <= windowOf(limit) * 1000 + 1;
  return isRight && isTimely ? null : `${name} ${quota}: ${JSON.stringify([one, rest, again])}`;
}
