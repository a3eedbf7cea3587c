import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { closedAtEnd } from './cleanup';
import { type KimariProcess, residentMb, startKimari } from './http/kimari-process';
import { percentile, printTable, rounded, saveResult, type Row } from './report';

const ROOT = path.resolve(__dirname, '..');
/** Clock ticks a second in /proc, on every Linux that Node.js runs on. */
const TICKS = 100;
const COMMAND = ['dist/server/operator/user-cli.js', 'list'];

/**
 * Measures starts of the built server, after a first one that makes the database. Linux only. Flags: `--rounds N` (default 10),
 * `--processes N` for WEB_CONCURRENCY (default 1), `--quiet SECONDS` before memory is read (default 60).
 */
export async function run(flags: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...flags],
    options: {
      rounds: { type: 'string', default: '10' },
      processes: { type: 'string', default: '1' },
      quiet: { type: 'string', default: '60' },
    },
  });
  const folder = await mkdtemp(path.join(os.tmpdir(), 'kimari-bench-start-'));
  // As root, PostgreSQL runs under another account, which needs access.
  await chmod(folder, 0o755);
  const removeFolder = closedAtEnd(() => rm(folder, { recursive: true, force: true }));
  try {
    const environment = { DATA_DIR: path.join(folder, 'data'), WEB_CONCURRENCY: values.processes };
    const first = await startKimari({ ...environment, DEMO: 'on' });
    // It renders the texts of the demo set, which later starts have no work with.
    await delay(Number(values.quiet) * 1000);
    await first.stop();
    const starts: Started[] = [];
    for (let round = 0; round < Number(values.rounds); round += 1) {
      const kimari = await startKimari(environment);
      starts.push({ ms: kimari.startMs, cpu: await cpuSeconds(await processesOf(kimari.pid)) });
      await kimari.stop();
    }
    const start = summary(starts);
    printTable(`start to ready, ${values.rounds} rounds`, [start]);
    const kimari = await startKimari(environment);
    const quiet = await afterQuiet(kimari, Number(values.quiet));
    const command = await commandCpu({ ...environment, APP_URL: kimari.origin });
    printTable('an operator’s command (user -- list)', [command]);
    await kimari.stop();
    await saveResult('start', { start, quiet, command });
  } finally {
    await removeFolder();
  }
}

type Started = { readonly ms: number; readonly cpu: number };

function summary(starts: readonly Started[]): Row {
  const of = (read: (start: Started) => number, share: number) =>
    rounded(percentile(starts.map(read), share));
  return {
    'median (ms)': Math.round(of(({ ms }) => ms, 0.5)),
    'slowest (ms)': Math.round(of(({ ms }) => ms, 1)),
    'CPU median (s)': of(({ cpu }) => cpu, 0.5),
    'CPU most (s)': of(({ cpu }) => cpu, 1),
  };
}

/** Memory and CPU of each process, PostgreSQL left out. */
async function afterQuiet({ pid }: KimariProcess, seconds: number): Promise<readonly Row[]> {
  await delay(seconds * 1000);
  const rows: Row[] = [];
  for (const each of await processesOf(pid)) {
    const process = each === pid ? 'server' : 'worker';
    rows.push({ process, 'resident (MB)': await residentMb(each), 'CPU (s)': await cpuSeconds([each]) });
  }
  printTable(`after ${seconds} quiet seconds`, rows);
  return rows;
}

/** A process of the server and its workers. */
async function processesOf(pid: number): Promise<readonly number[]> {
  const all = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number);
  const stats = await Promise.all(all.map(async (each) => ({ each, stat: await statOf(each) })));
  const workers = stats.filter(({ stat }) => stat.parent === pid && stat.name === 'node');
  return [pid, ...workers.map(({ each }) => each)];
}

async function cpuSeconds(pids: readonly number[]): Promise<number> {
  const stats = await Promise.all(pids.map(statOf));
  return rounded(stats.reduce((sum, { ticks }) => sum + ticks, 0) / TICKS);
}

type Stat = { readonly name: string; readonly parent: number; readonly ticks: number };

/** Of a process that has ended, nothing. */
async function statOf(pid: number): Promise<Stat> {
  const line = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const [, name = '', rest = ''] = /\((.*)\) (.*)$/s.exec(line) ?? [];
  const fields = rest.split(' ').map(Number);
  return { name, parent: fields[1] ?? 0, ticks: (fields[11] ?? 0) + (fields[12] ?? 0) };
}

async function commandCpu(environment: Readonly<Record<string, string>>): Promise<Row> {
  const started = performance.now();
  const child = spawn(
    '/bin/sh',
    ['-c', `"$0" "$@"; code=$?; times >&2; exit $code`, process.execPath, ...COMMAND],
    {
      cwd: ROOT,
      env: { ...process.env, NODE_ENV: 'production', ...environment },
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  let said = '';
  child.stderr.on('data', (part) => (said += String(part)));
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`${COMMAND.join(' ')} ended with ${code}: ${said}`);
  return { ms: Math.round(performance.now() - started), 'CPU (s)': rounded(lastTimes(said)) };
}

/** The last line of the shell's `times`: user and system time of its children, such as `0m0.512s 0m0.104s`. */
function lastTimes(said: string): number {
  const [, ...parts] = /(\d+)m([\d.]+)s (\d+)m([\d.]+)s\s*$/.exec(said) ?? [];
  const [minutes = 0, seconds = 0, systemMinutes = 0, systemSeconds = 0] = parts.map(Number);
  return (minutes + systemMinutes) * 60 + seconds + systemSeconds;
}
