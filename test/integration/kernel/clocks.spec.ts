import { DAY, MINUTE, SECOND } from '@kimari/common/durations';
import { Clock } from '../../../server/kernel/clock';
import { DatabaseClock } from '../../../server/kernel/database/database-clock';
import { ReservedPool } from '../../../server/kernel/database/reserved-pool';
import {
  limitOf,
  quotaOf,
  RATE_LIMITS,
  type RateLimitName,
  windowOf,
} from '../../../server/kernel/http/rate-limit-table';
import { RateLimitsRepository } from '../../../server/kernel/http/rate-limits.repository';
import { useTestApp } from '../../support/app';
import { until } from '../../support/until';

const NAMES = Object.keys(RATE_LIMITS) as RateLimitName[];
/** Milliseconds by which a clock has been wrong. */
const ERRORS = [-2 * DAY, -10 * MINUTE, 10 * MINUTE, 2 * DAY];

const app = useTestApp();
const of = <Part>(part: abstract new (...args: never[]) => Part): Part =>
  app.nest.get(part as never, { strict: false });

describe('a limit that was used up while the clock of the database was wrong', () => {
  const moveRows = (milliseconds: number) =>
    app.database.rows(`update rate_limits set expire = expire + ${milliseconds}`);

  it.each(ERRORS)('opens within its own window (%d ms)', async (error) => {
    const store = of(RateLimitsRepository);
    const late: string[] = [];
    const shut: string[] = [];
    await Promise.all(NAMES.map((name) => store.take(name, 'somebody', quotaOf(limitOf(name)), 1)));
    await moveRows(error);
    for (const name of NAMES) {
      const { retryIn } = await store.take(name, 'somebody', 1, 1);
      if (retryIn > windowOf(limitOf(name)) * SECOND) late.push(name);
    }
    for (const name of NAMES) {
      // Its window passes.
      await moveRows(-windowOf(limitOf(name)) * SECOND);
      if ((await store.take(name, 'somebody', 1, 1)).granted !== 1) shut.push(name);
      await moveRows(windowOf(limitOf(name)) * SECOND);
    }
    expect({ late, shut }).toEqual({ late: [], shut: [] });
  });

  it('is counted by the clock of the database, whatever that of the process says', async () => {
    const store = of(RateLimitsRepository);
    const now = jest.spyOn(Date, 'now');
    const granted: number[] = [];
    for (const error of ERRORS) {
      now.mockImplementation(() => performance.timeOrigin + performance.now() + error);
      for (const name of NAMES) granted.push((await store.take(name, 'two', 1, 1)).granted);
    }
    now.mockRestore();
    const [ahead] = await app.database.rows<{ most: number }>(
      `select max(expire - extract(epoch from now()) * 1000)::float8 as most from rate_limits`,
    );
    expect(granted.filter((points) => points === 1).length).toBeGreaterThan(3 * NAMES.length);
    expect(ahead!.most).toBeLessThanOrEqual(
      Math.max(...NAMES.map((name) => windowOf(limitOf(name)))) * SECOND,
    );
  });
});

describe('the clock of the server', () => {
  const atDatabase = async (): Promise<number> => {
    const [row] = await app.database.rows<{ time: number }>(
      'select extract(epoch from clock_timestamp())::float8 * 1000 as time',
    );
    return row!.time;
  };
  const started = async (): Promise<{ clock: DatabaseClock; warn: jest.Mock }> => {
    const warn = jest.fn();
    const clock = new DatabaseClock(of(ReservedPool), { warn });
    await clock.onModuleInit();
    return { clock, warn };
  };

  it('is what every part of the application uses', () => {
    expect(of(Clock)).toBeInstanceOf(DatabaseClock);
  });

  it.each(ERRORS)(
    'is that of the database when the machine is %d ms off, and says so once',
    async (error) => {
      const now = jest.spyOn(Date, 'now');
      now.mockImplementation(() => performance.timeOrigin + performance.now() + error);
      const { clock, warn } = await started();
      expect(Math.abs(clock.now().getTime() - (await atDatabase()))).toBeLessThan(2 * SECOND);
      expect(warn).toHaveBeenCalledTimes(1);
      expect(warn).toHaveBeenCalledWith({ seconds: Math.round(error / SECOND) }, expect.any(String));
      await clock.onModuleDestroy();
    },
  );

  it.each(ERRORS)('does not jump with the machine (%d ms)', async (error) => {
    const { clock, warn } = await started();
    const now = jest.spyOn(Date, 'now');
    now.mockImplementation(() => performance.timeOrigin + performance.now() + error);
    expect(Math.abs(clock.now().getTime() - (await atDatabase()))).toBeLessThan(2 * SECOND);
    await until(() => warn.mock.calls.length > 0);
    expect(Math.abs(clock.now().getTime() - (await atDatabase()))).toBeLessThan(2 * SECOND);
    await clock.onModuleDestroy();
  });

  it('keeps the time of the machine when the two agree', async () => {
    const { clock, warn } = await started();
    expect(warn).not.toHaveBeenCalled();
    expect(Math.abs(clock.now().getTime() - Date.now())).toBeLessThan(2 * SECOND);
    await clock.onModuleDestroy();
  });
});
