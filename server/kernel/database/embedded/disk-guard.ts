import { open, rm, stat, statfs, writeFile } from 'node:fs/promises';
import { Client } from 'pg';
import type { Report } from '../../logging/report';
import type { PostgresCluster } from './postgres-cluster';

const MB = 1024 * 1024;
/** Bytes of a file that is deleted when the disk is full, to leave PostgreSQL room for its log and recovery. */
const RESERVE = 64 * MB;
/** Free bytes below which writing stops: two WAL segments. Without them PostgreSQL drops all connections and restarts. */
const LOW_WATERMARK = 32 * MB;
/** Free bytes above which writing resumes: twice the reserve, so that the state does not flap. */
const HIGH_WATERMARK = 2 * RESERVE;
const CHECK_INTERVAL_MS = 500;
const CONNECT_TIMEOUT_MS = 5000;

type Guarded = { readonly cluster: PostgresCluster; readonly url: string };
type Paths = { readonly reserve: string; readonly mark: string };

/**
 * Watches the free space on the embedded cluster's disk. Shortly before the disk is full, it makes every transaction
 * read-only, so that reading continues; once space is free again, it allows writing. Several processes may watch the
 * same cluster, so every step is idempotent. Resolves after the first check, to a function that stops watching.
 */
export async function guardDisk({ cluster, url }: Guarded, log: Report): Promise<() => void> {
  const paths = { reserve: `${cluster.folder}.reserve`, mark: `${cluster.folder}.full` };
  const check = async (): Promise<void> => {
    const { bavail, bsize } = await statfs(cluster.folder);
    const room = bavail * bsize;
    const isFull = (await sizeOf(paths.mark)) !== undefined;
    if (!isFull && room < LOW_WATERMARK) {
      await makeReadOnly(url, paths);
      log(
        `The disk of ${cluster.folder} is full: Kimari is read-only until ${HIGH_WATERMARK / MB} MB are free`,
        'error',
      );
    } else if (isFull && room >= HIGH_WATERMARK) {
      await makeWritable(url, paths);
      log(`The disk of ${cluster.folder} has free space again: Kimari accepts changes`, 'warn');
    } else if (!isFull && room >= HIGH_WATERMARK && (await sizeOf(paths.reserve)) !== RESERVE) {
      await writeReserve(paths.reserve);
    }
  };
  const tryToCheck = (): Promise<void> =>
    check().catch((error: unknown) => log(error instanceof Error ? error.message : String(error), 'warn'));
  // Migrations and the demo data write next, so a stale read-only state must be cleared first.
  await tryToCheck();
  let isBusy = false;
  const timer = setInterval(() => {
    if (isBusy) return;
    isBusy = true;
    void tryToCheck().finally(() => (isBusy = false));
  }, CHECK_INTERVAL_MS);
  timer.unref();
  return () => clearInterval(timer);
}

async function makeReadOnly(url: string, { reserve, mark }: Paths): Promise<void> {
  await rm(reserve, { force: true });
  await runOnServer(url, [
    'alter system set default_transaction_read_only = on',
    'select pg_reload_conf()',
    // A checkpoint frees WAL segments, which may be what fills the disk.
    'checkpoint',
  ]);
  await writeFile(mark, '');
}

async function makeWritable(url: string, { mark }: Paths): Promise<void> {
  await runOnServer(url, ['alter system reset default_transaction_read_only', 'select pg_reload_conf()']);
  await rm(mark, { force: true });
}

async function runOnServer(url: string, statements: readonly string[]): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
  client.on('error', () => undefined);
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

async function writeReserve(file: string): Promise<void> {
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
