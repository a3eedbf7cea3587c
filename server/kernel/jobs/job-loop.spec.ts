import { HOUR, MINUTE, SECOND } from '@kimari/common/durations';
import { currentDeadline, DEADLINES, withDeadline } from '../deadline';
import type { Progress } from './job';
import { JobLoop, type Looped, untilNext } from './job-loop';

const logger = { warn: jest.fn(), error: jest.fn() };
let loop: JobLoop | undefined;

function aLoop(run: Looped['run'], job: Partial<Looped> = {}): JobLoop {
  loop = new JobLoop({ failure: 'it failed', ...job, run }, logger);
  return loop;
}

/** Runs that end when the test says so. */
function aSlowRun() {
  const ends: ((progress: Progress) => void)[] = [];
  const run = jest.fn(() => new Promise<Progress>((resolve) => ends.push(resolve)));
  const end = async (progress: Progress = 'idle') => {
    ends.shift()?.(progress);
    await jest.advanceTimersByTimeAsync(0);
  };
  return { run, end };
}

beforeEach(() => jest.useFakeTimers({ now: Date.UTC(2026, 10, 26, 12, 0, 1) }));
afterEach(async () => {
  const stopping = loop?.stop();
  await jest.advanceTimersByTimeAsync(HOUR);
  await stopping;
  jest.useRealTimers();
  jest.clearAllMocks();
});

describe('calls', () => {
  it('never run a job twice at once, and none is lost', async () => {
    const { run, end } = aSlowRun();
    const calls = aLoop(run);
    const first = calls.call();
    void calls.call();
    void calls.call();
    expect(run).toHaveBeenCalledTimes(1);
    await end();
    expect(run).toHaveBeenCalledTimes(2);
    await end();
    await first;
    expect(run).toHaveBeenCalledTimes(2);
  });

  it('that come while a run ends are not lost', async () => {
    const run = jest.fn(() => Promise.resolve<Progress>('idle'));
    const calls = aLoop(run);
    for (let turns = 0; turns < 20; turns += 1) {
      run.mockClear();
      const running = calls.call();
      for (let turn = 0; turn < turns; turn += 1) await Promise.resolve();
      const again = calls.call();
      await Promise.all([running, again]);
      expect(run).toHaveBeenCalledTimes(2);
    }
  });

  it('wait for the schedule when the next run would meet the same obstacle', async () => {
    const { run, end } = aSlowRun();
    const calls = aLoop(run, { every: MINUTE });
    calls.start();
    void calls.call();
    void calls.call();
    await end('later');
    expect(run).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(MINUTE);
    expect(run).toHaveBeenCalledTimes(2);
    await end();
  });

  it('do not hand their deadline on', async () => {
    const deadlines: unknown[] = [];
    const calls = aLoop(() => {
      deadlines.push(currentDeadline());
      return Promise.resolve('idle');
    });
    await withDeadline(DEADLINES.call, () => calls.call());
    expect(deadlines).toEqual([undefined]);
  });
});

describe('failures', () => {
  it.each([
    ['error', new Error('a defect')],
    ['warn', Object.assign(new Error('no database'), { code: 'ECONNREFUSED' })],
  ] as const)('are logged as %s and do not end the schedule', async (level, error) => {
    const run = jest.fn(() => Promise.reject<Progress>(error));
    aLoop(run, { every: MINUTE }).start();
    await jest.advanceTimersByTimeAsync(2 * MINUTE);
    expect(run).toHaveBeenCalledTimes(2);
    expect(logger[level].mock.calls).toEqual([
      [{ err: error }, 'it failed'],
      [{ err: error }, 'it failed'],
    ]);
  });

  it('of a job that is being stopped are not logged', async () => {
    const stopped = aLoop(async (signal) => {
      await new Promise((resolve) => signal.addEventListener('abort', resolve));
      throw new Error('The database is closed.');
    });
    void stopped.call();
    await stopped.stop();
    expect(logger.error).not.toHaveBeenCalled();
  });
});

describe('the schedule', () => {
  it('begins at the next full interval, or at once', async () => {
    const run = jest.fn(() => Promise.resolve<Progress>('idle'));
    aLoop(run, { every: MINUTE, at: 20 * SECOND }).start();
    await jest.advanceTimersByTimeAsync(18_999);
    expect(run).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(run).toHaveBeenCalledTimes(1);
    const eager = jest.fn(() => Promise.resolve<Progress>('idle'));
    aLoop(eager, { isEager: true }).start();
    expect(eager).toHaveBeenCalledTimes(1);
  });

  it('is quiet after a run that found nothing, but calls are not', async () => {
    const run = jest.fn(() => Promise.resolve<Progress>('idle'));
    const quiet = aLoop(run, { every: MINUTE, quiet: 10 * MINUTE });
    quiet.start();
    await jest.advanceTimersByTimeAsync(9 * MINUTE);
    expect(run).toHaveBeenCalledTimes(1);
    await quiet.call();
    expect(run).toHaveBeenCalledTimes(2);
    await jest.advanceTimersByTimeAsync(11 * MINUTE);
    expect(run).toHaveBeenCalledTimes(3);
  });

  it.each(['more', 'later'] as const)('is not quiet after a run that left %s', async (progress) => {
    const run = jest.fn(() => Promise.resolve<Progress>(progress));
    aLoop(run, { every: MINUTE, quiet: HOUR }).start();
    await jest.advanceTimersByTimeAsync(3 * MINUTE);
    expect(run).toHaveBeenCalledTimes(3);
  });

  it.each([
    [0, MINUTE, 0, MINUTE],
    [1, MINUTE, 0, MINUTE - 1],
    [10 * SECOND, MINUTE, 20 * SECOND, 10 * SECOND],
    [20 * SECOND, MINUTE, 20 * SECOND, MINUTE],
    [30 * SECOND, MINUTE, 20 * SECOND, 50 * SECOND],
    [-1, HOUR, 17 * MINUTE, 17 * MINUTE + 1],
  ])('at %d, every %d + %d, is next in %d ms', (now, every, at, wait) => {
    expect(untilNext(now, every, at)).toBe(wait);
  });
});

describe('the end', () => {
  it('waits for the step at hand', async () => {
    const { run, end } = aSlowRun();
    const stopped = aLoop(run);
    void stopped.call();
    let isOver = false;
    const stopping = stopped.stop().then(() => (isOver = true));
    await jest.advanceTimersByTimeAsync(SECOND);
    expect(isOver).toBe(false);
    await end('more');
    await stopping;
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('does not wait for ever', async () => {
    const stopped = aLoop(() => new Promise(() => undefined), { grace: 3 * SECOND });
    void stopped.call();
    const stopping = stopped.stop();
    await jest.advanceTimersByTimeAsync(3 * SECOND);
    await expect(stopping).resolves.toBeUndefined();
  });

  it('lets nothing begin', async () => {
    const run = jest.fn(() => Promise.resolve<Progress>('idle'));
    const stopped = aLoop(run, { every: MINUTE, isEager: true });
    stopped.start();
    await stopped.stop();
    run.mockClear();
    stopped.start();
    await stopped.call();
    await jest.advanceTimersByTimeAsync(HOUR);
    expect(run).not.toHaveBeenCalled();
  });
});
