import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { until } from '../support/until';
import { processesIn, textOf, workersOf } from './support/processes';
import { answers, gone, GONE_WITHIN, start, START_WITHIN } from './support/starting';
import { aDataFolder, aFolder, report } from '../faults/support/workshop';

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
    const dataDir = await aDataFolder();
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

  it('warns once of a mail server that is not there', async () => {
    const dataDir = await aDataFolder();
    const away = { SMTP_URL: 'smtp://127.0.0.1:1', LOG_LEVEL: 'warn' };
    const { child, log } = await start({ DATA_DIR: dataDir, WEB_CONCURRENCY: '2', ...away });
    // The server says that it is ready while it is still trying the mail server.
    const lines = ['is ready at', 'the mail server 127.0.0.1:1'];
    await until(() => lines.every((line) => log().includes(line)), START_WITHIN);
    child.kill('SIGTERM');
    await gone(child);
    expect(log().split('the mail server 127.0.0.1:1')).toHaveLength(2);
  });

  it('replaces a worker that dies while the demo set is loaded', async () => {
    const dataDir = await aDataFolder();
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
