import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { readFile, rm, stat, statfs, truncate } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { atExit } from './at-exit';
import { EmbeddedPostgresError } from './embedded-postgres-error';
import { cleanEnvironment, runAs, type PostgresCluster } from './postgres-cluster';
import { isAlive } from './process-identity';

/** A postmaster as described by its lock file. */
export type Postmaster = { readonly pid: number; readonly port: number; readonly isReady: boolean };

export type LaunchOptions = {
  readonly port: number | undefined;
  readonly durable: boolean;
  readonly logFile: string;
};

const POLL_MS = 10;
/** Leaves time for crash recovery, which replays the log before the server is ready. */
const START_DEADLINE_MS = 60_000;
const STOP_DEADLINE_MS = 10_000;
const MAX_LOG_BYTES = 10 * 1024 * 1024;
const MIN_SHARED_MEMORY_BYTES = 256 * 1024 * 1024;
/** Failures worth retrying: a killed server's processes are still exiting, or the chosen port was taken meanwhile. */
const TRANSIENT_FAILURE = /shared memory block .* is still in use|Address already in use|could not bind/;

/** The postmaster that serves this cluster, if it runs; ignores a lock file left by a crash. */
export async function findPostmaster(cluster: PostgresCluster): Promise<Postmaster | undefined> {
  const lockFile = join(cluster.folder, 'postmaster.pid');
  const lines = (await readFile(lockFile, 'utf8').catch(() => '')).split('\n');
  const pid = Number.parseInt(lines[0] ?? '', 10);
  if (!Number.isInteger(pid)) return undefined;
  if (isOtherProgram(pid)) {
    // PostgreSQL would refuse to start because of the stale lock file.
    await rm(lockFile, { force: true });
    return undefined;
  }
  if (!isAlive(pid)) return undefined;
  return { pid, port: Number.parseInt(lines[3] ?? '', 10), isReady: lines[7]?.trim() === 'ready' };
}

/**
 * Whether the process id belongs to another program (after a reboot or a container restart) or to a zombie, which has no
 * command line.
 */
function isOtherProgram(pid: number): boolean {
  try {
    const [program = ''] = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
    return !/(^|\/)postgres(:|$)/.test(program);
  } catch {
    return false;
  }
}

/** Starts a postmaster in its own session, so that Ctrl-C reaches only Kimari, which then stops the database. */
export async function launchPostmaster(
  cluster: PostgresCluster,
  options: LaunchOptions,
): Promise<Postmaster> {
  const deadline = performance.now() + START_DEADLINE_MS;
  for (;;) {
    const port = options.port ?? (await freePort());
    const outcome = await attempt(cluster, { ...options, port }, deadline);
    if (typeof outcome !== 'string') return outcome;
    const isTransient = TRANSIENT_FAILURE.test(outcome) && performance.now() < deadline;
    if (!isTransient || (options.port !== undefined && /bind|Address/.test(outcome))) {
      throw new EmbeddedPostgresError(
        `The embedded PostgreSQL did not start: ${outcome} (log: ${options.logFile})`,
      );
    }
    await delay(10 * POLL_MS);
  }
}

async function attempt(
  cluster: PostgresCluster,
  options: LaunchOptions & { readonly port: number },
  deadline: number,
): Promise<Postmaster | string> {
  const size = await logSize(options.logFile);
  const log = openSync(options.logFile, 'a', 0o600);
  const child = spawn(cluster.binaries.postgres, ['-D', cluster.folder, ...(await settings(options))], {
    ...runAs(cluster.account),
    cwd: cluster.folder,
    env: cleanEnvironment(),
    detached: true,
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  let failure = '';
  child.once('error', (error) => (failure = error.message));
  child.unref();
  // Until the server has written its lock file, nothing else could find it when this process exits.
  const forget = atExit(() => child.kill('SIGQUIT'));
  try {
    while (performance.now() < deadline) {
      if (failure) return failure;
      if (child.exitCode !== null || child.signalCode !== null) return errorsIn(options.logFile, size);
      const postmaster = await findPostmaster(cluster);
      if (postmaster?.isReady && postmaster.pid === child.pid) return postmaster;
      await delay(POLL_MS);
    }
    child.kill('SIGQUIT');
    return `it was not ready after ${START_DEADLINE_MS / 1000} s`;
  } finally {
    forget();
  }
}

/** Requests a fast shutdown without waiting, for use while this process exits. */
export function askToStop(cluster: PostgresCluster): void {
  try {
    const pid = Number.parseInt(readFileSync(join(cluster.folder, 'postmaster.pid'), 'utf8'), 10);
    if (Number.isInteger(pid) && !isOtherProgram(pid)) process.kill(pid, 'SIGINT');
  } catch {
    // No server is running.
  }
}

/** Requests a fast shutdown, which rolls back open transactions, and escalates when it takes too long. */
export async function stopPostmaster(pid: number): Promise<void> {
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    if (!isAlive(pid)) return;
    process.kill(pid, signal);
    if (await waitForExit(pid, STOP_DEADLINE_MS)) return;
  }
}

/** Waits until a process has exited; false when the time is up. */
async function waitForExit(pid: number, withinMs: number): Promise<boolean> {
  for (const deadline = performance.now() + withinMs; performance.now() < deadline; await delay(POLL_MS)) {
    if (!isAlive(pid)) return true;
  }
  return false;
}

async function settings(options: LaunchOptions & { readonly port: number }): Promise<string[]> {
  const values: Record<string, string | number> = {
    listen_addresses: '127.0.0.1',
    port: options.port,
    unix_socket_directories: '',
    max_connections: 100,
    shared_buffers: '256MB',
    effective_cache_size: '512MB',
    work_mem: '16MB',
    maintenance_work_mem: '128MB',
    max_wal_size: '2GB',
    random_page_cost: 1.1,
    // Our queries are too short to benefit from JIT compilation.
    jit: 'off',
    timezone: 'UTC',
    log_min_messages: 'warning',
    log_timezone: 'UTC',
    // The postmaster still exits when its data folder is deleted.
    restart_after_crash: 'on',
    dynamic_shared_memory_type: await dynamicSharedMemory(),
    ...(options.durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  };
  return Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

/** Containers limit /dev/shm to 64 MB, too little for parallel queries; memory-mapped files work instead. */
async function dynamicSharedMemory(): Promise<string> {
  if (process.platform !== 'linux') return process.platform === 'win32' ? 'windows' : 'posix';
  const room = await statfs('/dev/shm').catch(() => undefined);
  return room && room.bavail * room.bsize >= MIN_SHARED_MEMORY_BYTES ? 'posix' : 'mmap';
}

async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => {
        if (typeof address === 'object' && address) resolve(address.port);
        else reject(new EmbeddedPostgresError('No free port on 127.0.0.1.'));
      });
    });
  });
}

async function logSize(file: string): Promise<number> {
  const size = (await stat(file).catch(() => undefined))?.size ?? 0;
  if (size < MAX_LOG_BYTES) return size;
  await truncate(file, 0);
  return 0;
}

async function errorsIn(logFile: string, from: number): Promise<string> {
  const lines = (await readFile(logFile, 'utf8')).slice(from).trim().split('\n');
  const errors = lines.filter((line) => /FATAL|PANIC|could not|error/i.test(line));
  return errors.join(' · ') || lines.at(-1) || 'it exited without a message';
}
