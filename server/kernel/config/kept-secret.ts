import { randomBytes } from 'node:crypto';
import {
  closeSync,
  constants,
  copyFileSync,
  existsSync,
  fsyncSync,
  linkSync,
  openSync,
  readFileSync,
  rmSync,
  writeSync,
} from 'node:fs';
import path from 'node:path';
import { codeOf } from '../errors/thrown';
import { makeDataFolder, makeFolder } from './data-folder';
import { SettingsError } from './settings-error';

/** Error codes of file systems without hard links: FAT, and some container mounts. */
const NO_LINKS = new Set(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK']);

/**
 * Returns a secret that is generated once and stored in a file only this user can read. The file is created atomically and
 * never replaced, so processes that start at the same moment use the same secret. Throws {@link SettingsError} when the
 * stored secret is unusable or the file cannot be created.
 *
 * @param weaknessOf why a stored secret must not be used, or null
 */
export function keptSecret(
  dataDir: string,
  name: string,
  bytes = 48,
  weaknessOf: (secret: string) => string | null = lengthBelow(bytes),
): string {
  const file = keptSecretFile(dataDir, name);
  const secret = readIfPresent(file) ?? makeSecret(dataDir, file, randomBytes(bytes).toString('base64url'));
  const reason = weaknessOf(secret);
  if (reason === null) return secret;
  throw new SettingsError(
    `The secret in ${file} is not usable, ${reason}: restore the file from a backup, or remove it to generate a new one`,
  );
}

/** The file in which {@link keptSecret} stores a secret. */
export function keptSecretFile(dataDir: string, name: string): string {
  return path.join(dataDir, 'secrets', name);
}

/** The stored secret; null if there is none. */
export function readKeptSecret(dataDir: string, name: string): string | null {
  return readIfPresent(keptSecretFile(dataDir, name));
}

/** Whether the secret has been stored. */
export function hasKeptSecret(dataDir: string, name: string): boolean {
  return existsSync(keptSecretFile(dataDir, name));
}

/** Stores a secret that comes from elsewhere; never replaces one. Throws {@link SettingsError}. */
export function keepSecret(dataDir: string, name: string, secret: string): void {
  makeSecret(dataDir, keptSecretFile(dataDir, name), secret);
}

function lengthBelow(bytes: number): (secret: string) => string | null {
  const shortest = Math.ceil((bytes * 4) / 3);
  return (secret) => (secret.length < shortest ? `it has fewer than ${shortest} characters` : null);
}

function readIfPresent(file: string): string | null {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw unusable(file, error);
  }
}

/** Stores the secret and returns the one in the file, which may be from a process that was faster. */
function makeSecret(dataDir: string, file: string, secret: string): string {
  makeDataFolder(dataDir);
  const temporary = `${file}.${process.pid}-${randomBytes(4).toString('hex')}.new`;
  try {
    makeFolder(path.dirname(file), 0o700);
    writeDurably(temporary, `${secret}\n`);
    linkIntoPlace(temporary, file);
    syncFolder(path.dirname(file));
  } catch (error) {
    throw unusable(file, error);
  } finally {
    rmSync(temporary, { force: true });
  }
  return readIfPresent(file) ?? secret;
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

/** Unlike rename, link does not replace a file that another process has created. */
function linkIntoPlace(temporary: string, file: string): void {
  try {
    linkSync(temporary, file);
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') return;
    if (!NO_LINKS.has(code)) throw error;
    copyFileSync(temporary, file, constants.COPYFILE_EXCL);
  }
}

/** Makes the directory entry survive a power failure. Windows cannot sync folders. */
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
  return new SettingsError(
    `Setting DATA_DIR is not usable: the secret in ${file} cannot be stored (${code})`,
    {
      cause,
    },
  );
}
