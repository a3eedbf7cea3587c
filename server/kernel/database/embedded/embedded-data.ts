import { readdir, readFile, rm, rmdir, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { StartError } from '../../config/report-failure';
import { SHARED_FOLDER, outsideFolder } from './postgres-cluster';
import { isAlive } from './process-identity';

/** Folders that Kimari creates in DATA_DIR; anything else there belongs to someone else. */
const OWN_FOLDERS = ['postgres', 'files', 'outbox', 'secrets'] as const;
const PROGRAMS = /^postgresql-/;

/** The existing folders with data of an installation: in DATA_DIR, and its database outside of it if it has one there. */
export async function dataFolders(dataDir: string): Promise<string[]> {
  const control = resolve(dataDir, 'postgres');
  const own = OWN_FOLDERS.map((name) => resolve(dataDir, name));
  return existing([...own, outsideFolder(control)]);
}

/**
 * Removes the folders that {@link dataFolders} lists, and the copied PostgreSQL programs when no other installation uses
 * them.
 * Throws {@link StartError} while the database runs.
 */
export async function removeData(dataDir: string): Promise<void> {
  const control = resolve(dataDir, 'postgres');
  for (const folder of [control, outsideFolder(control)]) await requireStopped(join(folder, 'cluster'));
  for (const folder of await dataFolders(dataDir)) await rm(folder, { recursive: true, force: true });
  await rmdir(dataDir).catch(() => undefined);
  await removeUnusedPrograms();
}

async function requireStopped(cluster: string): Promise<void> {
  const [first = ''] = (await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n');
  const pid = Number.parseInt(first, 10);
  if (Number.isInteger(pid) && isAlive(pid))
    throw new StartError(`The database in ${cluster} is running (process ${pid}): stop Kimari first`);
}

async function removeUnusedPrograms(): Promise<void> {
  const names = await readdir(SHARED_FOLDER).catch(() => []);
  if (!names.every((name) => PROGRAMS.test(name))) return;
  // Removal may be forbidden, and in a container the folder is a mounted volume; only programs can be left behind.
  await rm(SHARED_FOLDER, { recursive: true, force: true }).catch(() => undefined);
}

async function existing(folders: readonly string[]): Promise<string[]> {
  const found = await Promise.all(
    folders.map((folder) =>
      stat(folder).then(
        () => folder,
        () => null,
      ),
    ),
  );
  return found.filter((folder) => folder !== null);
}
