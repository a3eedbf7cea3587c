import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { SettingsError } from './settings-error';

/** Lets the embedded database's account traverse DATA_DIR to reach its own folder, but not list it. */
const MODE = 0o711;

/**
 * Creates DATA_DIR and its missing parents and checks that it is writable. Throws {@link SettingsError}.
 * It creates one folder at a time because Node's recursive mkdir never returns where the system answers ENOENT inside an
 * existing folder, as /proc does.
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

/** Creates a folder; another process may have created it at the same moment. */
export function makeFolder(folder: string, mode: number): void {
  try {
    mkdirSync(folder, { mode });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}

/** The missing folders on the way to `folder`, outermost first. */
function missingFolders(folder: string): readonly string[] {
  return existsSync(folder) ? [] : [...missingFolders(path.dirname(folder)), folder];
}
