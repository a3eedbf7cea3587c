import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** The data folder in which the run keeps a database that has all tables and no rows. */
export function emptyDatabase(folderOfRun: string): string {
  return join(folderOfRun, 'empty');
}

/** Copies it into a folder: a server there starts without making a database. `cp` keeps the account that owns the files. */
export async function copyEmptyDatabase(folderOfRun: string, dataDir: string): Promise<void> {
  await promisify(execFile)('cp', ['-a', `${emptyDatabase(folderOfRun)}/.`, dataDir]);
}
