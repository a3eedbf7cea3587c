import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { identityOf, isStillRunning, type ProcessIdentity } from './process-identity';

const POLL_MS = 20;
/** A lock file gets its content right after its creation; one that stays empty this long is abandoned. */
const EMPTY_LOCK_MS = 5_000;

/**
 * Runs `work` while holding a lock file; takes over the lock of a process that has died. Throws when `signal` is aborted
 * before it has the lock.
 */
export async function withStartLock<T>(
  lockFile: string,
  work: () => Promise<T>,
  signal?: AbortSignal,
): Promise<T> {
  while (!(await acquire(lockFile))) await delay(POLL_MS, undefined, { ...(signal && { signal }) });
  try {
    return await work();
  } finally {
    await rm(lockFile, { force: true });
  }
}

async function acquire(lockFile: string): Promise<boolean> {
  try {
    await writeFile(lockFile, JSON.stringify(identityOf(process.pid)), { flag: 'wx', mode: 0o600 });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    if (await isAbandoned(lockFile)) await rm(lockFile, { force: true });
    return false;
  }
}

async function isAbandoned(lockFile: string): Promise<boolean> {
  const holder = await readFile(lockFile, 'utf8').catch(() => undefined);
  if (holder === undefined) return false;
  if (holder !== '') return !isStillRunning(JSON.parse(holder) as ProcessIdentity);
  const made = await stat(lockFile).catch(() => undefined);
  return made !== undefined && Date.now() - made.mtimeMs > EMPTY_LOCK_MS;
}
