import { retryAfterSeconds } from './retry-after';

const SENT = Date.UTC(2026, 10, 26, 12);
const DAY = 86_400_000;
const at = (time: number): string => new Date(time).toUTCString();

it.each([-40 * DAY, -DAY, 0, DAY, 40 * DAY])('counts a date from that of the answer (%d ms off)', (error) => {
  const headers = { retryAfter: at(SENT + 7000), date: at(SENT) };
  expect(retryAfterSeconds(headers, SENT + error)).toBe(7);
});

it.each([
  ['3', null, 3],
  [at(SENT + 2500), null, 2],
  [at(SENT - 9000), null, 0],
  [at(SENT + 2000), 'yesterday', 2],
  ['soon', at(SENT), null],
  [null, at(SENT), null],
])('reads %j in an answer of %j as %j', (retryAfter, date, seconds) => {
  expect(retryAfterSeconds({ retryAfter, date }, SENT)).toBe(seconds);
});
