import { readQuotas } from '../registry/quotas';
import { estimate } from './estimate';

const RUN = 3 * 86_400;

type Bucket = { readonly quota: number; readonly pace: number; readonly remaining: number };
type Window = { readonly quota: number; readonly reset: number; readonly remaining: number };

/** When each of so many uses goes through, second by second: what an estimate foresees without waiting. */
function simulate(count: number, bucket: Bucket, daily: Window): readonly number[] {
  const times: number[] = [];
  let [points, left] = [bucket.remaining, daily.remaining];
  for (let now = 0; times.length < count && now < RUN; now += 1) {
    if (now > 0 && now % bucket.pace === 0) points = Math.min(bucket.quota, points + 1);
    if (now > 0 && now === daily.reset) left = daily.quota;
    while (times.length < count && points > 0 && left > 0) {
      times.push(now);
      points -= 1;
      left -= 1;
    }
  }
  return times;
}

const CASES = [1, 29, 30, 31, 80, 199, 200, 201, 303].flatMap((count) =>
  [30, 7, 0].flatMap((atOnce) => [200, 120, 3, 0].map((daily) => [count, atOnce, daily] as const)),
);

it.each(CASES)('foresees %i new rules with %i at once and %i today', (count, remaining, today) => {
  const bucket = { quota: 30, pace: 60, remaining };
  const daily = { quota: 200, reset: today === 200 ? 0 : 50_000, remaining: today };
  const planned = estimate({ create: count, version: 0, details: 0 }, [
    { name: 'createsByUser', quota: 30, window: 1800, remaining, reset: (30 - remaining) * 60 },
    { name: 'createsByUserDaily', quota: 200, window: 86_400, remaining: today, reset: daily.reset },
  ]);
  // A window that has not begun begins with the first use.
  const times = simulate(count, bucket, { ...daily, reset: daily.reset || 86_400 });
  const first = times.slice(0, Math.min(count, today));
  const atOnce = first.filter((time) => time === 0).length;
  if (atOnce === count) expect(planned).toBeNull();
  else
    expect(planned).toEqual({
      count,
      atOnce,
      inOneRun: first.length,
      seconds: first.at(-1) ?? 0,
      nextRun: first.length === count ? null : daily.reset || 86_400,
    });
});

it('counts new versions apart from new rules, and nothing that is published already', () => {
  const quotas = [
    { name: 'createsByUser', quota: 30, window: 1800, remaining: 30, reset: 0 },
    { name: 'updatesByUser', quota: 30, window: 1800, remaining: 10, reset: 1200 },
  ];
  expect(estimate({ create: 30, version: 8, details: 2 }, quotas)).toBeNull();
  expect(estimate({ create: 30, version: 9, details: 3 }, quotas)).toMatchObject({
    atOnce: 40,
    seconds: 120,
  });
  expect(estimate({ create: 500, version: 500, details: 0 }, [])).toBeNull();
});

it('does not promise to wait for longer than a call waits', () => {
  const slow = { name: 'createsByUser', quota: 3, window: 1800, remaining: 3, reset: 0 };
  expect(estimate({ create: 5, version: 0, details: 0 }, [slow])).toMatchObject({ inOneRun: 3, seconds: 0 });
});

it.each([
  ['"a";q=30;w=1800, "b";q=1;w=2', '"b";r=0;t=1, "a";r=29;t=60', ['a', 'b']],
  ['"a";q=30;w=0.05', '"a";r=29;t=1', ['a']],
  ['"a";q=30', '"a";r=29;t=1', []],
  ['"a";q=-1;w=x', '"a";r=1', []],
  ['"a";q=30;w=5', '', []],
  ['nonsense, "', '"a"', []],
])('reads the limits of %j and %j', (policy, state, names) => {
  const headers: Readonly<Record<string, string>> = { 'ratelimit-policy': policy, ratelimit: state };
  expect(readQuotas({ header: (name) => headers[name] ?? null }).map(({ name }) => name)).toEqual(names);
});
