import { randomBytes } from 'node:crypto';
import {
  closeSync,
  constants,
  copyFileSync,
  fsyncSync,
  linkSync,
  openSync,
  readFileSync,
  rmSync,
  writeSync,
} from 'node:fs';
import path from 'node:path';
import { makeDataFolder, makeFolder } from './data-folder';
import { SettingsError } from './settings-error';

/** What file systems say that know no hard links: FAT, and some that containers mount. */
const NO_LINKS = new Set(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK']);

/**
 * A secret that is made once and kept in a file only this user can read. The file appears under its name with its whole
 * content or not at all, and is never replaced: processes that start at the same moment use the same secret.
 *
 * @param shortcoming why a kept text must not be used; null when it may
 * Throws {@link SettingsError} for such a text, and where no file can be made.
 */
export function keptSecret(
  dataDir: string,
  name: string,
  bytes = 48,
  shortcoming: (secret: string) => string | null = lengthBelow(bytes),
): string {
  const file = path.join(dataDir, 'secrets', name);
  const secret = readIfThere(file) ?? makeSecret(dataDir, file, randomBytes(bytes).toString('base64url'));
  const reason = shortcoming(secret);
  if (reason === null) return secret;
  throw new SettingsError(
    `The secret in ${file} is not usable, ${reason}: put the file back from a backup, or remove it and a new one is made`,
  );
}

function lengthBelow(bytes: number): (secret: string) => string | null {
  const shortest = Math.ceil((bytes * 4) / 3);
  return (secret) => (secret.length < shortest ? `it has fewer than ${shortest} characters` : null);
}

function readIfThere(file: string): string | null {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw unusable(file, error);
  }
}

/** The secret that is kept in the end: this one, or that of a process which was quicker. */
function makeSecret(dataDir: string, file: string, secret: string): string {
  makeDataFolder(dataDir);
  const unfinished = `${file}.${process.pid}-${randomBytes(4).toString('hex')}.new`;
  try {
    makeFolder(path.dirname(file), 0o700);
    writeDurably(unfinished, `${secret}\n`);
    giveName(unfinished, file);
    syncFolder(path.dirname(file));
  } catch (error) {
    throw unusable(file, error);
  } finally {
    rmSync(unfinished, { force: true });
  }
  return readIfThere(file) ?? secret;
}

function writeDurably(file: string, text: string): void {
  const descriptor = openSync(file, 'wx', 0o600);
  try {
    writeSync(descriptor, text);
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/** Unlike rename, a link does not replace what another process has put there. */
function giveName(unfinished: string, file: string): void {
  try {
    linkSync(unfinished, file);
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') return;
    if (!NO_LINKS.has(code)) throw error;
    copyFileSync(unfinished, file, constants.COPYFILE_EXCL);
  }
}

/** Without it the name can be lost in a power cut although the content is not. Windows has nothing of the kind. */
function syncFolder(folder: string): void {
  if (process.platform === 'win32') return;
  const descriptor = openSync(folder, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

function unusable(file: string, cause: unknown): SettingsError {
  if (cause instanceof SettingsError) return cause;
  const { code = String(cause) } = cause as NodeJS.ErrnoException;
  return new SettingsError(`Setting DATA_DIR is not usable: the secret in ${file} cannot be kept (${code})`, {
    cause,
  });
}
