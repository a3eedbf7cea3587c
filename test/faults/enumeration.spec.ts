import { setTimeout as delay } from 'node:timers/promises';
import { aSeed, randomNumbers } from '../support/random-numbers';
import { post } from './support/http';
import { PASSWORD } from './support/people';
import { Site } from './support/site';
import { report } from './support/workshop';

/**
 * Pairs of requests that are compared. By chance, the area then differs from 0.5 with a standard deviation of 0.024: one run
 * in forty thousand is beyond the tolerance. A difference of half a standard deviation of the times, whose area is 0.64, is
 * found nineteen times of twenty.
 */
const PAIRS = 300;
const TOLERANCE = 0.1;
/** Requests before, so that the first ones of a process, which take longer, are not compared. */
const WARM_UP = 20;
/**
 * Milliseconds between two requests. Every answer takes 254 ms, mostly spent waiting, so several wait at once; no multiple of
 * the distance is near to that, so that none begins when another one ends.
 */
const APART = 19;
const SEED = aSeed();

/**
 * The probability that a response for a known address took longer than one for an unknown address (area under the ROC
 * curve): 0.5 when the time tells nothing, 1 when it tells everything.
 */
function auc(known: readonly number[], unknown: readonly number[]): number {
  const wins = known.map(
    (time) =>
      unknown.reduce((sum, other) => sum + (time > other ? 1 : time === other ? 0.5 : 0), 0) / unknown.length,
  );
  return wins.reduce((sum, win) => sum + win, 0) / wins.length;
}

/** Median and 95th percentile in milliseconds. */
function spread(times: readonly number[]): string {
  const sorted = times.toSorted((left, right) => left - right);
  return [0.5, 0.95]
    .map((part) => (sorted[Math.floor(part * sorted.length)] ?? NaN).toFixed(1))
    .join(' and ');
}

describe('somebody who tries whether addresses have accounts', () => {
  let site: Site;
  const KNOWN = 'known@example.jp';

  beforeAll(async () => {
    site = await Site.start();
    const account = { username: 'known', email: KNOWN, password: PASSWORD };
    expect((await post(`${site.origin}/api/auth/register`, account)).status).toBe(200);
  });
  afterAll(() => site.end());

  const timeOf = async (call: string, email: string): Promise<number> => {
    const began = performance.now();
    const { status } = await post(`${site.origin}/api/auth/${call}`, { email });
    expect(status).toBe(200);
    return performance.now() - began;
  };

  it.each(['sendPasswordReset', 'sendVerification'])(
    'learns nothing from the time that %s takes',
    async (call) => {
      await Promise.all(
        Array.from({ length: WARM_UP }, (_, number) => timeOf(call, `early-${number}@example.jp`)),
      );
      const random = randomNumbers(SEED);
      const known: Promise<number>[] = [];
      const unknown: Promise<number>[] = [];
      for (let pair = 0; pair < PAIRS; pair++) {
        // Without a pattern, so that the mail that a known address is sent delays answers to both kinds equally.
        const [first, second] = random() < 0.5 ? [known, unknown] : [unknown, known];
        for (const times of [first, second]) {
          times.push(timeOf(call, times === known ? KNOWN : `nobody-${pair}@example.jp`));
          await delay(APART);
        }
      }
      const [ofKnown, ofUnknown] = await Promise.all([Promise.all(known), Promise.all(unknown)]);
      const area = auc(ofKnown, ofUnknown);
      report(`time of ${call}`, {
        pairs: PAIRS,
        auc: area.toFixed(3),
        known: spread(ofKnown),
        unknown: spread(ofUnknown),
      });
      expect(Math.abs(area - 0.5)).toBeLessThan(TOLERANCE);
    },
  );
});
