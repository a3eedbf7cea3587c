import { open, rm, stat, statfs, writeFile } from 'node:fs/promises';
import { Client } from 'pg';
import type { PostgresCluster } from './postgres-cluster';

const MB = 1024 * 1024;
/** Kept occupied while all is well, and given to PostgreSQL when the disk is full: room for its log and its recovery. */
const RESERVE = 64 * MB;
/** Less room than two segments of the write-ahead log, without which PostgreSQL ends all connections and starts anew. */
const TOO_LITTLE = 32 * MB;
/** Room for the reserve and as much again: the way back is longer, so that the state does not flicker. */
const ENOUGH = 2 * RESERVE;
const LOOK_EVERY_MS = 500;
const CONNECT_WITHIN_MS = 5000;

type Guarded = { readonly cluster: PostgresCluster; readonly url: string };
type Paths = { readonly reserve: string; readonly mark: string };

/**
 * Watches the room on the disk of the embedded cluster. Before it is full, every transaction becomes read-only, so that
 * people can go on reading; when there is room again, writing comes back. Any number of processes may watch the same
 * cluster: each step may happen twice. Settles after the first look, with how to stop watching.
 */
export async function guardDisk(
  { cluster, url }: Guarded,
  log: (message: string) => void,
): Promise<() => void> {
  const paths = { reserve: `${cluster.folder}.reserve`, mark: `${cluster.folder}.full` };
  const look = async (): Promise<void> => {
    const { bavail, bsize } = await statfs(cluster.folder);
    const room = bavail * bsize;
    const isFull = (await sizeOf(paths.mark)) !== undefined;
    if (!isFull && room < TOO_LITTLE) {
      await closeForWriting(url, paths);
      log(`The disk of ${cluster.folder} is full: nothing can be written until ${ENOUGH / MB} MB are free`);
    } else if (isFull && room >= ENOUGH) {
      await openForWriting(url, paths);
      log(`The disk of ${cluster.folder} has room again`);
    } else if (!isFull && room >= ENOUGH && (await sizeOf(paths.reserve)) !== RESERVE) {
      await occupy(paths.reserve);
    }
  };
  const tryToLook = (): Promise<void> =>
    look().catch((error: unknown) => log(error instanceof Error ? error.message : String(error)));
  // What starts next (migrations, the demo set) writes: it must not meet a state of yesterday.
  await tryToLook();
  let isBusy = false;
  const timer = setInterval(() => {
    if (isBusy) return;
    isBusy = true;
    void tryToLook().finally(() => (isBusy = false));
  }, LOOK_EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}

async function closeForWriting(url: string, { reserve, mark }: Paths): Promise<void> {
  await rm(reserve, { force: true });
  await onServer(url, [
    'alter system set default_transaction_read_only = on',
    'select pg_reload_conf()',
    // Segments of the log that are no longer needed may be what fills the disk.
    'checkpoint',
  ]);
  await writeFile(mark, '');
}

async function openForWriting(url: string, { mark }: Paths): Promise<void> {
  await onServer(url, ['alter system reset default_transaction_read_only', 'select pg_reload_conf()']);
  await rm(mark, { force: true });
}

async function onServer(url: string, statements: readonly string[]): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: CONNECT_WITHIN_MS });
  client.on('error', () => undefined);
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

async function occupy(file: string): Promise<void> {
  const handle = await open(file, 'w', 0o600);
  try {
    const part = Buffer.alloc(MB);
    for (let written = 0; written < RESERVE; written += MB) await handle.write(part);
  } finally {
    await handle.close();
  }
}

async function sizeOf(file: string): Promise<number | undefined> {
  return (await stat(file).catch(() => undefined))?.size;
}
