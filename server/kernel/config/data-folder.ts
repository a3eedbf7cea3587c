import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { SettingsError } from './settings-error';

/** The embedded database's account passes through DATA_DIR to its own folder; it cannot look around in it. */
const MODE = 0o711;

/**
 * Makes DATA_DIR with the folders above it, and checks that files can be made there. Throws {@link SettingsError}.
 * One folder at a time: where the system answers ENOENT for a folder in an existing one, as /proc does, Node's recursive
 * mkdir never returns.
 */
export function makeDataFolder(dataDir: string): void {
  try {
    for (const folder of missingFolders(dataDir)) makeFolder(folder, MODE);
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (cause) {
    const { code = 'unknown' } = cause as NodeJS.ErrnoException;
    throw new SettingsError(`Setting DATA_DIR is not usable: no files can be made in ${dataDir} (${code})`, {
      cause,
    });
  }
}

/** Another process may make it at the same moment. */
export function makeFolder(folder: string, mode: number): void {
  try {
    mkdirSync(folder, { mode });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}

/** The topmost first. */
function missingFolders(folder: string): readonly string[] {
  return existsSync(folder) ? [] : [...missingFolders(path.dirname(folder)), folder];
}
