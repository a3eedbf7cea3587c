import { HOUR, MINUTE } from '@kimari/common/durations';
import { LONGEST_WAIT, nextAttempt, type Trouble, troubleOf } from './mail-schedule';

const now = new Date(Date.UTC(2026, 0, 1));
const before = (milliseconds: number) => new Date(now.getTime() - milliseconds);
const waitOf = (attempts: number, trouble: Trouble, age = 0) => {
  const next = nextAttempt({ attempts, trouble, createdAt: before(age) }, now);
  return next && (next.getTime() - now.getTime()) / MINUTE;
};

describe('the schedule of mail', () => {
  it('asks for a refused mail ever more rarely, and a server that is away every five minutes', () => {
    const attempts = [1, 2, 3, 4, 5, 6, 7, 8, 200];
    const waits = (trouble: Trouble) => attempts.map((count) => waitOf(count, trouble));
    expect(waits('refused')).toEqual([1, 2, 4, 8, 15, 15, 15, 15, 15]);
    expect(waits('later')).toEqual([1, 2, 4, 8, 16, 32, 60, 60, 60]);
    expect(waits('away')).toEqual([1, 2, 4, 5, 5, 5, 5, 5, 5]);
  });

  it('gives up a refused mail after hours, and one that waits for the server after two days', () => {
    expect(waitOf(10, 'refused', 5 * HOUR)).toBeNull();
    for (const trouble of ['away', 'later'] as const) {
      expect(waitOf(300, trouble, 5 * HOUR)).not.toBeNull();
      expect(waitOf(600, trouble, 48 * HOUR)).toBeNull();
    }
  });

  it('gives up no mail after a few attempts because a clock has jumped', () => {
    expect([waitOf(2, 'away', 1000 * HOUR), waitOf(2, 'refused', 1000 * HOUR)]).toEqual([2, 2]);
  });

  it('never waits longer than its longest wait', () => {
    for (const trouble of ['away', 'later', 'refused'] as const)
      expect(waitOf(50, trouble)! * MINUTE).toBeLessThanOrEqual(LONGEST_WAIT);
  });

  it.each([
    ['ECONNECTION', undefined, 'away'],
    ['ESOCKET', undefined, 'away'],
    ['ETIMEDOUT', undefined, 'away'],
    ['EDNS', undefined, 'away'],
    ['EAUTH', 535, 'away'],
    ['EENVELOPE', 421, 'away'],
    ['ENOSPC', undefined, 'away'],
    ['EENVELOPE', 451, 'later'],
    ['EMESSAGE', 452, 'later'],
    ['EENVELOPE', 550, 'refused'],
    ['ESTREAM', undefined, 'refused'],
    [undefined, undefined, 'refused'],
  ])('takes %s %s for a server that is %s', (code, responseCode, trouble) => {
    expect(troubleOf(Object.assign(new Error('-'), { code, responseCode }))).toBe(trouble);
  });
});
