import { HOUR, MINUTE } from '@kimari/common/durations';
import { isMailServerAway, LONGEST_WAIT, nextAttempt } from './mail-schedule';

const now = new Date(Date.UTC(2026, 0, 1));
const before = (milliseconds: number) => new Date(now.getTime() - milliseconds);
const waitOf = (attempts: number, isAway: boolean, age = 0) => {
  const next = nextAttempt({ attempts, isAway, createdAt: before(age) }, now);
  return next && (next.getTime() - now.getTime()) / MINUTE;
};

describe('the schedule of mail', () => {
  it('asks for a refused mail ever more rarely, and a server that is away every five minutes', () => {
    const attempts = [1, 2, 3, 4, 5, 6, 7, 8, 200];
    expect(attempts.map((count) => waitOf(count, false))).toEqual([1, 2, 4, 8, 16, 32, 60, 60, 60]);
    expect(attempts.map((count) => waitOf(count, true))).toEqual([1, 2, 4, 5, 5, 5, 5, 5, 5]);
  });

  it('gives up a refused mail after hours, and one without a server after two days', () => {
    expect([waitOf(10, false, 5 * HOUR), waitOf(300, true, 5 * HOUR)]).toEqual([null, 5]);
    expect(waitOf(600, true, 48 * HOUR)).toBeNull();
  });

  it('gives up no mail after a few attempts because a clock has jumped', () => {
    expect([waitOf(2, true, 1000 * HOUR), waitOf(2, false, 1000 * HOUR)]).toEqual([2, 2]);
  });

  it('never waits longer than its longest wait', () => {
    for (const isAway of [true, false])
      expect(waitOf(50, isAway)! * MINUTE).toBeLessThanOrEqual(LONGEST_WAIT);
  });

  it.each([
    ['ECONNECTION', undefined, true],
    ['ESOCKET', undefined, true],
    ['ETIMEDOUT', undefined, true],
    ['EDNS', undefined, true],
    ['EAUTH', 535, true],
    ['EENVELOPE', 421, true],
    ['ENOSPC', undefined, true],
    ['EENVELOPE', 550, false],
    ['EMESSAGE', 451, false],
    [undefined, undefined, false],
  ])('takes %s %s for a server that is away: %s', (code, responseCode, isAway) => {
    expect(isMailServerAway(Object.assign(new Error('-'), { code, responseCode }))).toBe(isAway);
  });
});
