import { type ChildProcess, spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmod, chown, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { atExit } from './at-exit';
import { EmbeddedPostgresError } from './embedded-postgres-error';
import { canEnter, choosePostgresAccount, isRoot, type PostgresAccount } from './postgres-account';
import { locatePostgresBinaries, type PostgresBinaries } from './postgres-binaries';

/** A database cluster on disk: its folder, its owner and the programs that serve it. */
export type PostgresCluster = {
  readonly folder: string;
  readonly account: PostgresAccount | undefined;
  readonly binaries: PostgresBinaries;
};

export const POSTGRES_USER = 'kimari';
/** Between the name of a cluster's folder and random digits, until the cluster is complete. */
const UNFINISHED = '.new-';

/** Holds data and programs that PostgreSQL's account cannot reach inside the project folder. */
export const SHARED_FOLDER = '/var/lib/kimari';
/**
 * Locales for LC_CTYPE, in order of preference. Trigrams of Japanese text need the operating system's character classes;
 * the built-in provider sorts and folds case. With `C`, everything works except trigrams of non-Latin scripts.
 */
const CHARACTER_CLASSES = ['C.UTF-8', 'en_US.UTF-8', 'C'] as const;

/**
 * Chooses where to store the cluster: in the control folder `DATA_DIR/postgres`, or, when PostgreSQL's account cannot enter
 * it (a project in root's home), in a folder of its own under /var/lib/kimari.
 */
export async function placeCluster(control: string): Promise<PostgresCluster> {
  const inside = join(control, 'cluster');
  const outside = join(outsideFolder(control), 'cluster');
  const existing = isRoot() && !(await exists(inside)) && (await exists(outside)) ? outside : inside;
  const account = await choosePostgresAccount(existing);
  if (isRoot() && !account) {
    throw new EmbeddedPostgresError(
      'PostgreSQL cannot run as root, and no other account could be found or created: run as an ordinary user, or set DATABASE_URL.',
    );
  }
  const folder = existing === outside || canEnter(control, account) ? existing : outside;
  if (folder === outside && (await exists(inside))) {
    throw new EmbeddedPostgresError(
      `${account?.name ?? 'PostgreSQL'} cannot enter ${control}, which contains the database: make its parent folders accessible (chmod a+x).`,
    );
  }
  await openFolder(dirname(folder), account);
  const copies = account ? SHARED_FOLDER : join(control, 'programs');
  return { folder, account, binaries: await locatePostgresBinaries(copies, account) };
}

/** How to create a cluster. */
export type Creation = {
  readonly password: string;
  readonly durable: boolean;
  /** Ends the creation, which leaves nothing behind. */
  readonly signal: AbortSignal | undefined;
};

/**
 * Creates the cluster if there is none, with UTF-8, checksums and password authentication. The rename makes it atomic. The
 * folder before the rename has a new name each time, because the `initdb` of a killed process may still be writing to its own.
 */
export async function createCluster(cluster: PostgresCluster, creation: Creation): Promise<boolean> {
  if (await exists(join(cluster.folder, 'PG_VERSION'))) return false;
  await removeUnfinished(cluster);
  const unfinished = `${cluster.folder}${UNFINISHED}${randomBytes(4).toString('hex')}`;
  const passwordFile = `${unfinished}.password`;
  await writeFile(passwordFile, creation.password, { mode: 0o600 });
  try {
    if (cluster.account) await chown(passwordFile, cluster.account.uid, cluster.account.gid);
    await initialise(cluster, { ...creation, unfinished, passwordFile });
    await rename(unfinished, cluster.folder);
  } finally {
    await rm(passwordFile, { force: true });
    await rm(unfinished, { recursive: true, force: true });
  }
  return true;
}

/** Removes leftovers of processes that were killed while they created this cluster. */
async function removeUnfinished({ folder }: PostgresCluster): Promise<void> {
  const parent = dirname(folder);
  const left = (await readdir(parent)).filter((name) => name.startsWith(basename(folder) + UNFINISHED));
  for (const name of left) await rm(join(parent, name), { recursive: true, force: true, maxRetries: 5 });
}

type Initialisation = Creation & {
  readonly unfinished: string;
  readonly passwordFile: string;
};

async function initialise(cluster: PostgresCluster, step: Initialisation): Promise<void> {
  let reason = '';
  for (const characterClasses of CHARACTER_CLASSES) {
    step.signal?.throwIfAborted();
    await rm(step.unfinished, { recursive: true, force: true });
    await mkdir(step.unfinished, { mode: 0o700 });
    if (cluster.account) await chown(step.unfinished, cluster.account.uid, cluster.account.gid);
    const failure = await runInitdb(cluster, step, characterClasses);
    if (failure === null) return;
    step.signal?.throwIfAborted();
    reason = failure;
  }
  throw new EmbeddedPostgresError(`The database in ${cluster.folder} could not be created: ${reason}`);
}

/**
 * Returns why `initdb` failed, or null. It has a session of its own, so that Ctrl-C reaches only Kimari, which then ends it
 * with the programs that it has started.
 */
async function runInitdb(
  cluster: PostgresCluster,
  step: Initialisation,
  characterClasses: string,
): Promise<string | null> {
  const child = spawn(cluster.binaries.initdb, initdbArguments(step, characterClasses), {
    ...runAs(cluster.account),
    cwd: step.unfinished,
    env: cleanEnvironment(),
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const kill = (): void => killGroup(child);
  const forget = atExit(kill);
  step.signal?.addEventListener('abort', kill);
  try {
    const said = text(child.stderr);
    const [code] = (await once(child, 'close')) as [number | null];
    return code === 0 ? null : ((await said).trim().split('\n').at(-1) ?? '');
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    forget();
    step.signal?.removeEventListener('abort', kill);
  }
}

function killGroup(child: ChildProcess): void {
  try {
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
  } catch {
    // It has just ended, or the system has no groups.
    child.kill('SIGKILL');
  }
}

function initdbArguments(step: Initialisation, characterClasses: string): string[] {
  return [
    `--pgdata=${step.unfinished}`,
    `--username=${POSTGRES_USER}`,
    `--pwfile=${step.passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
    `--lc-ctype=${characterClasses}`,
    '--data-checksums',
    '--no-instructions',
    ...(step.durable ? [] : ['--no-sync']),
  ];
}

export function runAs(account: PostgresAccount | undefined): { uid?: number; gid?: number } {
  return account ? { uid: account.uid, gid: account.gid } : {};
}

/** Hides the caller's PGDATA, PGPORT, LC_ALL and so on from the server. */
export function cleanEnvironment(): NodeJS.ProcessEnv {
  const PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';
  return { NODE_ENV: 'production', PATH, LC_MESSAGES: 'C' };
}

/** Creates a folder that the database's account can traverse, whatever root's umask. */
async function openFolder(folder: string, account: PostgresAccount | undefined): Promise<void> {
  await mkdir(folder, { recursive: true });
  if (!account) return;
  await chmod(folder, 0o711);
  if (folder.startsWith(SHARED_FOLDER)) await chmod(SHARED_FOLDER, 0o755);
}

/** The folder under /var/lib/kimari for a control folder; it may not exist. */
export function outsideFolder(control: string): string {
  const digest = createHash('sha256').update(control).digest('hex').slice(0, 12);
  return join(SHARED_FOLDER, `${basename(dirname(control))}-${digest}`);
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
