import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { closedAtEnd } from '../cleanup';

const ROOT = path.resolve(__dirname, '../..');
/** A machine that does other work may take minutes for a first start. */
const START_DEADLINE_MS = 300_000;

export type KimariProcess = {
  readonly origin: string;
  readonly pid: number;
  /** Milliseconds from process start to the first 200 of /readyz. */
  readonly startMs: number;
  /** Current resident memory of the process in MB. */
  residentMb(): Promise<number>;
  stop(): Promise<void>;
};

/** Starts the built server in its own process. */
export async function startKimari(environment: Readonly<Record<string, string>>): Promise<KimariProcess> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const started = performance.now();
  const child = spawn(process.execPath, ['dist/server/main.js'], {
    cwd: ROOT,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      ...limitsOfMalloc(),
      PORT: String(port),
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'warn',
      SHUTDOWN_DELAY: '0',
      ...environment,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const stopIt = closedAtEnd(() => stop(child));
  await answering(child, `${origin}/readyz`);
  return {
    origin,
    pid: child.pid ?? 0,
    startMs: performance.now() - started,
    residentMb: () => residentMb(child.pid ?? 0),
    stop: stopIt,
  };
}

/** Runs one of the server's programs until it exits, such as the import. */
export async function runProgram(
  args: readonly string[],
  environment: Readonly<Record<string, string>>,
): Promise<void> {
  const child = spawn(process.execPath, [...args], {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: 'production', LOG_LEVEL: 'warn', SHUTDOWN_DELAY: '0', ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(child, 'exit');
  const stopIt = closedAtEnd(() => stop(child));
  const [code] = (await ended) as [number | null];
  await stopIt();
  if (code !== 0) throw new Error(`${args.join(' ')} ended with code ${code}.`);
}

export async function residentMb(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Math.round(Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? Number.NaN) / 1024);
}

export async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (typeof address !== 'object' || address === null) throw new Error('No free port on 127.0.0.1.');
  return address.port;
}

/** Waits until a server answers a request with 200. Throws when it ends before. */
export async function answering(child: ChildProcess, address: string, init?: RequestInit): Promise<void> {
  for (const deadline = Date.now() + START_DEADLINE_MS; Date.now() < deadline; await delay(10)) {
    if (child.exitCode !== null)
      throw new Error(`The server ended with code ${child.exitCode} before it answered ${address}.`);
    const isReady = await fetch(address, init).then(
      (answer) => answer.ok,
      () => false,
    );
    if (isReady) return;
  }
  throw new Error(`${address} was not answered after ${START_DEADLINE_MS / 1000} s.`);
}

/** The limits of glibc that an operator's process has. */
function limitsOfMalloc(): Record<string, string> {
  const unit = readFileSync(path.join(ROOT, 'deploy/systemd/kimari.service'), 'utf8');
  const limits: Record<string, string> = {};
  for (const [, name = '', value = ''] of unit.matchAll(/(MALLOC_\w+)=(\d+)/g)) limits[name] = value;
  return limits;
}
