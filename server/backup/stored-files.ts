import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { StartError } from '../kernel/config/report-failure';
import type { Env } from '../kernel/config/env';

/** The folder with uploaded files. */
export function filesFolder(env: Pick<Env, 'STORAGE_URL' | 'DATA_DIR'>): string {
  if (env.STORAGE_URL === undefined) return path.join(env.DATA_DIR, 'files');
  return path.resolve(env.STORAGE_URL.replace(/^file:(\/\/)?/, ''));
}

/** Names of all files below a folder, relative to it, with forward slashes. */
export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
}

/** Where a file of an archive goes. Throws {@link StartError} for a name that leads out of the folder. */
export function placeBelow(folder: string, name: string): string {
  const place = path.resolve(folder, name);
  if (!place.startsWith(folder + path.sep))
    throw new StartError(`The archive holds a file that would lie outside: ${name}`);
  return place;
}
