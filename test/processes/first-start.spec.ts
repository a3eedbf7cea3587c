import { rm } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { until } from '../support/until';
import { processesIn } from './support/processes';
import { hasEnded } from '../faults/support/site';
import { gone, GONE_WITHIN, start, START_WITHIN } from './support/starting';
import { aDataFolder, aFolder, report } from '../faults/support/workshop';

/** Signals at moments spread evenly over a first start, the last fifth over the loading of the demo set. */
const SIGNALLED = process.env.CORPUS === 'all' ? 50 : 10;
const IN_DEMO = SIGNALLED / 5;
/** Moments that must come before the server is ready. One that comes later is tried once more, by the shorter length. */
const BEFORE_READY = SIGNALLED * 0.6;
/** Starts that run at once; a start waits for the disk and for PostgreSQL half of its time. */
const AT_ONCE = 3;
const SIGNALS: readonly NodeJS.Signals[] = [
  'SIGTERM',
  'SIGINT',
  'SIGKILL',
  'SIGHUP',
  'SIGTERM',
  'SIGQUIT',
  'SIGTERM',
  'SIGINT',
  'SIGTERM',
  'SIGHUP',
];
/** A line of the log that an interrupted start must not have: an error, or the lines of its stack. */
const FAILURE = /Kimari failed|could not be created|^\s+at .*\.js:\d+/m;

/** `empty`: nothing is there, so that a database is made · `demo`: the demo set is loaded into a database without rows. */
type Kind = 'empty' | 'demo';
type Moment = {
  readonly kind: Kind;
  /** Part of the start that has passed. */
  readonly at: number;
  readonly signal: NodeJS.Signals;
  readonly index: number;
};

describe('the first start of the server', () => {
  it('leaves no process behind at any moment, and can be made again', async () => {
    const lengths = await measuredLengths();
    const measured = { ...lengths };
    const moments = [
      ...spread('empty', 0, SIGNALLED - IN_DEMO),
      ...spread('demo', lengths.demoBegins, IN_DEMO),
    ].map((moment, index) => ({ ...moment, index, signal: SIGNALS[index % SIGNALS.length]! }));
    const exits = new Map<string, number>();
    let beforeReady = 0;
    const late: Moment[] = [];
    const tryMoments = async (): Promise<void> => {
      for (let moment = moments.shift(); moment; moment = moments.shift()) {
        const { exit, readyAfter } = await interrupted(moment, lengths[moment.kind]);
        if (readyAfter === null) beforeReady++;
        else {
          // A faster start than those before: the next moments come sooner.
          lengths[moment.kind] = Math.min(lengths[moment.kind], readyAfter);
          if (!late.includes(moment)) moments.push(moment);
          late.push(moment);
        }
        exits.set(`${moment.signal} ${exit}`, (exits.get(`${moment.signal} ${exit}`) ?? 0) + 1);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, tryMoments));
    report(`${SIGNALLED} moments`, {
      'ms of a start': measured.empty,
      'ms with the demo': measured.demo,
      'before it was ready': beforeReady,
      'after it was ready': late.length,
      exits: JSON.stringify([...exits]),
    });
    expect(beforeReady).toBeGreaterThanOrEqual(BEFORE_READY);
  }, 900_000);
});

/** Milliseconds of whole starts, as many at once as are interrupted later, and the part after which the demo set is loaded. */
async function measuredLengths(): Promise<Record<Kind, number> & { readonly demoBegins: number }> {
  const [empty, plain, demo] = await Promise.all([
    measured(await aFolder(), 'off'),
    measured(await aDataFolder(), 'off'),
    measured(await aDataFolder(), 'on'),
  ]);
  return { empty, demo, demoBegins: Math.min(plain / demo, 0.9) };
}

async function measured(dataDir: string, demo: 'on' | 'off'): Promise<number> {
  const began = Date.now();
  const { child, log } = await start({ DATA_DIR: dataDir, DEMO: demo });
  await until(() => log().includes('is ready at'), START_WITHIN);
  const took = Date.now() - began;
  child.kill('SIGTERM');
  await gone(child);
  return took;
}

function spread(kind: Kind, from: number, count: number): Pick<Moment, 'kind' | 'at'>[] {
  return Array.from({ length: count }, (_, index) => ({
    kind,
    at: from + ((1 - from) * (index + 0.5)) / count,
  }));
}

/**
 * Sends a signal to a start; returns how it ended, and after how many milliseconds it had been ready, if it had been. A
 * database that survives SIGKILL must be joined, and stopped, by the next start, which some others get as well.
 */
async function interrupted(
  { kind, at, signal, index }: Moment,
  length: number,
): Promise<{ exit: string; readyAfter: number | null }> {
  const dataDir = kind === 'demo' ? await aDataFolder() : await aFolder();
  const began = Date.now();
  const { child, log } = await start({
    DATA_DIR: dataDir,
    DEMO: kind === 'demo' ? 'on' : 'off',
    WEB_CONCURRENCY: index % 5 === 0 ? '2' : '1',
  });
  const after = at * length;
  await delay(after);
  const readyAt = /"time":(\d+).*is ready at/.exec(log())?.[1];
  const readyAfter = readyAt === undefined ? null : Number(readyAt) - began;
  child.kill(signal);
  await gone(child);
  expect(log()).not.toMatch(FAILURE);
  if (signal === 'SIGKILL' || index % 10 === 0) await startsAgain(dataDir);
  await until(() => processesIn(dataDir).length === 0, GONE_WITHIN).catch(() => undefined);
  expect({ after, signal, left: processesIn(dataDir) }).toMatchObject({ left: [] });
  await rm(dataDir, { recursive: true, force: true });
  return { exit: String(child.exitCode ?? child.signalCode), readyAfter };
}

async function startsAgain(dataDir: string): Promise<void> {
  const { child, log } = await start({ DATA_DIR: dataDir });
  // What the log says tells more than that the time was up.
  await until(() => hasEnded(child) || log().includes('is ready at'), START_WITHIN).catch(() => undefined);
  expect(log()).toContain('is ready at');
  child.kill('SIGTERM');
  await gone(child);
  expect(child.exitCode).toBe(0);
}
