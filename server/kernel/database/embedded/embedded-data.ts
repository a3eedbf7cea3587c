import { readdir, readFile, rm, rmdir, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { StartError } from '../../config/report-failure';
import { OPEN_TO_ALL, outsideFolder } from './postgres-cluster';
import { isAlive } from './process-identity';

/** What Kimari makes in DATA_DIR; anything else there belongs to somebody else. */
const OWN_FOLDERS = ['postgres', 'files', 'outbox', 'secrets'] as const;
const PROGRAMS = /^postgresql-/;

/** Everything that an installation keeps on this machine: in DATA_DIR, and where its database had to go elsewhere. */
export async function dataFolders(dataDir: string): Promise<string[]> {
  const control = resolve(dataDir, 'postgres');
  const own = OWN_FOLDERS.map((name) => resolve(dataDir, name));
  return existing([...own, outsideFolder(control)]);
}

/**
 * Removes what {@link dataFolders} lists, and the copied programs of PostgreSQL when no other installation needs them.
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
    throw new StartError(`The database in ${cluster} runs (process ${pid}): end Kimari first`);
}

async function removeUnusedPrograms(): Promise<void> {
  const names = await readdir(OPEN_TO_ALL).catch(() => []);
  if (!names.every((name) => PROGRAMS.test(name))) return;
  // Not everybody may, and in a container the folder is a mounted volume: what is left there are programs at most.
  await rm(OPEN_TO_ALL, { recursive: true, force: true }).catch(() => undefined);
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
