import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { until } from '../support/until';
import { freePort, hasEnded, runServer, type Settings } from './support/site';
import { aFolder, endAfterTest, report } from './support/workshop';

type Moment = readonly [name: string, signal: NodeJS.Signals, isThere: (dataDir: string) => boolean];

/** Steps of a start, recognized by files in the data folder. */
const MOMENTS: readonly Moment[] = [
  ['the process begins', 'SIGTERM', () => true],
  ['the database is made', 'SIGTERM', (dataDir) => unfinishedCluster(dataDir)],
  ['the database is there', 'SIGINT', (dataDir) => existsSync(join(dataDir, 'postgres/cluster/PG_VERSION'))],
  ['PostgreSQL begins', 'SIGTERM', (dataDir) => existsSync(join(dataDir, 'postgres/cluster/postmaster.pid'))],
  ['PostgreSQL is ready', 'SIGHUP', (dataDir) => postmasterFile(dataDir).includes('ready')],
  ['PostgreSQL is known', 'SIGINT', (dataDir) => existsSync(join(dataDir, 'postgres/server.json'))],
  ['the schema is made', 'SIGTERM', (dataDir) => existsSync(join(dataDir, 'postgres/cluster.reserve'))],
];
/** Signals at moments spread evenly over a first start, the last ones over the loading of the demo set. */
const SIGNALLED = 50;
const IN_DEMO = 10;
/** Starts that run at once. */
const AT_ONCE = 2;
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
/** Milliseconds. */
const GONE_WITHIN = 15_000;
const START_WITHIN = 120_000;

describe('the start of the server', () => {
  it.each(MOMENTS)('leaves no process behind when it is interrupted as %s', async (name, signal, isThere) => {
    const dataDir = await aFolder();
    const { child, log } = await start({ DATA_DIR: dataDir });
    await until(() => isThere(dataDir), START_WITHIN);
    child.kill(signal);
    await gone(child);
    report(`interrupted as ${name}`, { exit: String(child.exitCode ?? child.signalCode) });
    expect(log()).not.toMatch(/Kimari failed|at .*\.js:\d+/);
    await until(() => processesIn(dataDir).length === 0, GONE_WITHIN);
  });

  it('leaves no process behind at fifty moments, and can be made again', async () => {
    const [plain, whole] = await Promise.all([measuredStart('off'), measuredStart('on')]);
    const moments = [
      ...spread(0, plain, SIGNALLED - IN_DEMO).map((after) => ({ after, demo: 'off' as const })),
      ...spread(plain, whole, IN_DEMO).map((after) => ({ after, demo: 'on' as const })),
    ];
    const exits = new Map<string, number>();
    let next = 0;
    const tryMoments = async (): Promise<void> => {
      for (let index = next++; index < moments.length; index = next++) {
        const signal = SIGNALS[index % SIGNALS.length]!;
        const exit = `${signal} ${await interrupted({ ...moments[index]!, signal, index })}`;
        exits.set(exit, (exits.get(exit) ?? 0) + 1);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, tryMoments));
    report('fifty moments', {
      'ms of a start': plain,
      'with the demo': whole,
      exits: JSON.stringify([...exits]),
    });
  }, 900_000);

  it('leaves no process behind when a second signal comes', async () => {
    const dataDir = await aFolder();
    const { child } = await start({ DATA_DIR: dataDir });
    await until(() => processesIn(dataDir).some((line) => line.includes('postgres')), START_WITHIN);
    child.kill('SIGTERM');
    child.kill('SIGINT');
    await gone(child);
    await until(() => processesIn(dataDir).length === 0, GONE_WITHIN);
  });

  it('survives a closed output', async () => {
    const dataDir = await aFolder();
    const { child, origin } = await start({ DATA_DIR: dataDir, LOG_LEVEL: 'info' });
    child.stdout?.destroy();
    child.stderr?.destroy();
    await until(() => answers(`${origin}/readyz`), START_WITHIN);
    // Rejected calls write log lines.
    for (let index = 0; index < 20; index++) await fetch(`${origin}/api/nothing`, { method: 'POST' });
    expect(await answers(`${origin}/livez`)).toBe(true);
    child.kill('SIGTERM');
    await gone(child);
    expect(child.exitCode).toBe(0);
    await until(() => processesIn(dataDir).length === 0, GONE_WITHIN);
  });

  it('replaces a worker that dies while the demo set is loaded', async () => {
    const dataDir = await aFolder();
    const { child, origin, log } = await start({ DATA_DIR: dataDir, WEB_CONCURRENCY: '2', DEMO: 'on' });
    await until(() => answers(`${origin}/livez`), START_WITHIN);
    const [victim] = workersOf(child);
    const wasLoading = !log().includes('is ready at');
    process.kill(victim!, 'SIGKILL');
    await until(() => log().includes('is ready at'), START_WITHIN);
    await until(() => workersOf(child).filter((pid) => pid !== victim).length === 2);
    report('worker killed', { 'demo was loading': String(wasLoading) });
    child.kill('SIGTERM');
    await gone(child);
    await until(() => processesIn(dataDir).length === 0, GONE_WITHIN);
  });
});

/** Milliseconds of a whole first start, while another one runs. */
async function measuredStart(demo: Demo): Promise<number> {
  const began = Date.now();
  const { child, log } = await start({ DATA_DIR: await aFolder(), DEMO: demo });
  await until(() => log().includes('is ready at'), START_WITHIN);
  const took = Date.now() - began;
  child.kill('SIGTERM');
  await gone(child);
  return took;
}

function spread(from: number, to: number, count: number): number[] {
  return Array.from({ length: count }, (_, index) => from + ((to - from) * (index + 0.5)) / count);
}

type Demo = 'on' | 'off';
type Interruption = {
  /** Milliseconds. */
  readonly after: number;
  readonly demo: Demo;
  readonly signal: NodeJS.Signals;
  readonly index: number;
};

/**
 * Sends a signal to a first start; returns how it ended. A database that survives SIGKILL must be joined, and stopped, by the
 * next start, which some others get as well.
 */
async function interrupted({ after, demo, signal, index }: Interruption): Promise<string> {
  const dataDir = await aFolder();
  const { child, log } = await start({
    DATA_DIR: dataDir,
    DEMO: demo,
    WEB_CONCURRENCY: index % 5 === 0 ? '2' : '1',
  });
  await delay(after);
  child.kill(signal);
  await gone(child);
  expect(log()).not.toMatch(FAILURE);
  if (signal === 'SIGKILL' || index % 10 === 0) await startsAgain(dataDir);
  await until(() => processesIn(dataDir).length === 0, GONE_WITHIN).catch(() => undefined);
  expect({ after, signal, left: processesIn(dataDir) }).toMatchObject({ left: [] });
  await rm(dataDir, { recursive: true, force: true });
  return String(child.exitCode ?? child.signalCode);
}

async function startsAgain(dataDir: string): Promise<void> {
  const { child, log } = await start({ DATA_DIR: dataDir });
  await until(() => hasEnded(child) || log().includes('is ready at'), START_WITHIN);
  expect(log()).toContain('is ready at');
  child.kill('SIGTERM');
  await gone(child);
  expect(child.exitCode).toBe(0);
}

type Starting = { readonly child: ChildProcess; readonly origin: string; readonly log: () => string };

async function start(settings: Settings): Promise<Starting> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const child = runServer({ PORT: String(port), APP_URL: origin, ...settings });
  let log = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (part: Buffer) => (log += part.toString()));
  endAfterTest(async () => {
    if (!hasEnded(child)) child.kill('SIGKILL');
    await gone(child);
  });
  return { child, origin, log: () => log };
}

async function gone(child: ChildProcess): Promise<void> {
  if (!hasEnded(child)) await once(child, 'exit');
}

async function answers(url: string): Promise<boolean> {
  const answer = await fetch(url).catch(() => null);
  await answer?.arrayBuffer();
  return answer?.ok ?? false;
}

const postmasterFile = (dataDir: string): string => textOf(join(dataDir, 'postgres/cluster/postmaster.pid'));

/** Whether `initdb` has begun to write a database. */
function unfinishedCluster(dataDir: string): boolean {
  const folders = namesIn(join(dataDir, 'postgres')).filter((name) => name.startsWith('cluster.new-'));
  return folders.some((name) => existsSync(join(dataDir, 'postgres', name, 'global')));
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** Command lines of processes that use a folder: they name it, or work in it, as those that PostgreSQL starts do. */
function processesIn(folder: string): string[] {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const using = pids.filter(
    (pid) => textOf(`/proc/${pid}/cmdline`).includes(folder) || folderOf(pid).startsWith(`${folder}/`),
  );
  return using.map((pid) => textOf(`/proc/${pid}/cmdline`));
}

function folderOf(pid: string): string {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return '';
  }
}

/** Running Node child processes of this process. */
function workersOf({ pid }: ChildProcess): number[] {
  const children = textOf(`/proc/${pid}/task/${pid}/children`).trim().split(' ').filter(Boolean);
  return children.filter((child) => textOf(`/proc/${child}/cmdline`).includes('main.js')).map(Number);
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
