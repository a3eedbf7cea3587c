import { post } from './support/http';
import { PASSWORD } from './support/people';
import { Site } from './support/site';
import { report } from './support/workshop';

/** Pairs of requests that are compared, and how many more are, so many at a time, before chance counts as a difference. */
const PAIRS = 100;
const MAX_PAIRS = 400;
const TOLERANCE = 0.1;
const TIMEOUT = 400_000;

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
      const known: number[] = [];
      const unknown: number[] = [];
      let area: number;
      do {
        for (let pair = 0; pair < PAIRS; pair++) {
          // The order alternates, so that what one request leaves behind slows both kinds equally.
          const [first, second] = pair % 2 === 0 ? [known, unknown] : [unknown, known];
          for (const times of [first, second])
            times.push(await timeOf(call, times === known ? KNOWN : `nobody-${known.length}@example.jp`));
        }
        area = auc(known, unknown);
      } while (Math.abs(area - 0.5) >= TOLERANCE && known.length < MAX_PAIRS);
      report(`time of ${call}`, {
        pairs: known.length,
        auc: area.toFixed(3),
        known: spread(known),
        unknown: spread(unknown),
      });
      expect(Math.abs(area - 0.5)).toBeLessThan(TOLERANCE);
    },
    TIMEOUT,
  );
});
