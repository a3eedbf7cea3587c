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

/** A postmaster as its own lock file describes it. */
export type Postmaster = { readonly pid: number; readonly port: number; readonly isReady: boolean };

export type LaunchOptions = {
  readonly port: number | undefined;
  readonly durable: boolean;
  readonly logFile: string;
};

const POLL_MS = 10;
/** Crash recovery after a hard stop replays the log before the server is ready. */
const START_DEADLINE_MS = 60_000;
const STOP_DEADLINE_MS = 10_000;
const LARGEST_LOG_BYTES = 10 * 1024 * 1024;
const ROOMY_SHARED_MEMORY_BYTES = 256 * 1024 * 1024;
/** Trouble that passes: processes of a killed server still leaving, or a port taken between choosing and using it. */
const PASSING_TROUBLE = /shared memory block .* is still in use|Address already in use|could not bind/;

/** The postmaster that serves this cluster now, if its process lives; a lock file left by a crash counts as none. */
export async function findPostmaster(cluster: PostgresCluster): Promise<Postmaster | undefined> {
  const lockFile = join(cluster.folder, 'postmaster.pid');
  const lines = (await readFile(lockFile, 'utf8').catch(() => '')).split('\n');
  const pid = Number.parseInt(lines[0] ?? '', 10);
  if (!Number.isInteger(pid)) return undefined;
  if (isSomethingElse(pid)) {
    // PostgreSQL would wait for it in vain.
    await rm(lockFile, { force: true });
    return undefined;
  }
  if (!isAlive(pid)) return undefined;
  return { pid, port: Number.parseInt(lines[3] ?? '', 10), isReady: lines[7]?.trim() === 'ready' };
}

/**
 * True when the number belongs to any other program (after a reboot, after a container's restart) or to a server that
 * died but is not collected by its parent, which then has no command line.
 */
function isSomethingElse(pid: number): boolean {
  try {
    const [program = ''] = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
    return !/(^|\/)postgres(:|$)/.test(program);
  } catch {
    return false;
  }
}

/** Starts a postmaster in its own session, so that Ctrl-C reaches Kimari alone and Kimari decides when the database stops. */
export async function launchPostmaster(
  cluster: PostgresCluster,
  options: LaunchOptions,
): Promise<Postmaster> {
  const deadline = Date.now() + START_DEADLINE_MS;
  for (;;) {
    const port = options.port ?? (await freePort());
    const outcome = await attempt(cluster, { ...options, port }, deadline);
    if (typeof outcome !== 'string') return outcome;
    const isPassing = PASSING_TROUBLE.test(outcome) && Date.now() < deadline;
    if (!isPassing || (options.port !== undefined && /bind|Address/.test(outcome))) {
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
  // It has not written down its id yet, by which the end of this process would find it.
  const forget = atExit(() => child.kill('SIGQUIT'));
  try {
    while (Date.now() < deadline) {
      if (failure) return failure;
      if (child.exitCode !== null || child.signalCode !== null) return complaintIn(options.logFile, size);
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

/** The same without waiting, for a process that ends: a server that runs is asked for a fast shutdown. */
export function askToStop(cluster: PostgresCluster): void {
  try {
    const pid = Number.parseInt(readFileSync(join(cluster.folder, 'postmaster.pid'), 'utf8'), 10);
    if (Number.isInteger(pid) && !isSomethingElse(pid)) process.kill(pid, 'SIGINT');
  } catch {
    // Nothing runs.
  }
}

/** Asks for a fast shutdown (open transactions are rolled back), and insists when that takes too long. */
export async function stopPostmaster(pid: number): Promise<void> {
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    if (!isAlive(pid)) return;
    process.kill(pid, signal);
    if (await hasEnded(pid, STOP_DEADLINE_MS)) return;
  }
}

/** Waits until a process is gone; false when it outlives the deadline. */
async function hasEnded(pid: number, withinMs: number): Promise<boolean> {
  for (const deadline = Date.now() + withinMs; Date.now() < deadline; await delay(POLL_MS)) {
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
    // Compiling a query costs more than our short queries take.
    jit: 'off',
    timezone: 'UTC',
    log_min_messages: 'warning',
    log_timezone: 'UTC',
    // The postmaster notices by itself when its folder is deleted under it.
    restart_after_crash: 'on',
    dynamic_shared_memory_type: await dynamicSharedMemory(),
    ...(options.durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  };
  return Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

/** Containers give /dev/shm 64 MB, too little for parallel queries; files in the cluster serve as well. */
async function dynamicSharedMemory(): Promise<string> {
  if (process.platform !== 'linux') return process.platform === 'win32' ? 'windows' : 'posix';
  const room = await statfs('/dev/shm').catch(() => undefined);
  return room && room.bavail * room.bsize >= ROOMY_SHARED_MEMORY_BYTES ? 'posix' : 'mmap';
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
  if (size < LARGEST_LOG_BYTES) return size;
  await truncate(file, 0);
  return 0;
}

async function complaintIn(logFile: string, from: number): Promise<string> {
  const lines = (await readFile(logFile, 'utf8')).slice(from).trim().split('\n');
  const complaints = lines.filter((line) => /FATAL|PANIC|could not|error/i.test(line));
  return complaints.join(' · ') || lines.at(-1) || 'it ended without a word';
}
