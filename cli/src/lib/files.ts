import { randomBytes } from 'node:crypto';
import { constants } from 'node:fs';
import { chmod, lstat, mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { decodeExactly } from '@kimari/common/text-encoding';
import { Failure } from '../failure';
import { EXIT } from '../exit-codes';
import { notText } from './not-text';

/** The text of a file; null when there is none. Throws Failure for what is not text in UTF-8, calling it by `name`. */
export async function readTextIfAny(file: string, name = file): Promise<string | null> {
  const bytes = await readBytesIfAny(file, name);
  if (bytes === null) return null;
  const text = decodeExactly(bytes);
  if (text === null) throw notText(name, bytes);
  return text;
}

/** The bytes of a file; null when there is none. Throws Failure for folders, and for pipes, which would never end. */
export async function readBytesIfAny(file: string, name = file): Promise<Buffer | null> {
  try {
    if (!(await stat(file)).isFile()) throw notAFile(name);
    return await readFile(file);
  } catch (error) {
    if (error instanceof Failure) throw error;
    if (isMissing(error)) return null;
    const reason = (error as NodeJS.ErrnoException).code ?? '';
    throw new Failure({
      code: 'NOT_READABLE',
      says: ['files.not_readable', { path: name, reason }],
      fields: { path: name },
      cause: error,
    });
  }
}

/** Something that is in the place of a file, such as a folder. */
export function notAFile(path: string): Failure {
  return new Failure({
    code: 'NOT_A_FILE',
    says: ['files.not_a_file', { path }],
    exit: EXIT.collision,
    hint: ['files.in_the_way_hint'],
    fields: { path },
  });
}

export function isMissing(error: unknown): boolean {
  const { code } = error as NodeJS.ErrnoException;
  return code === 'ENOENT' || code === 'ENOTDIR';
}

export async function exists(file: string): Promise<boolean> {
  return lstat(file).then(
    () => true,
    () => false,
  );
}

/** Whether there is a folder; a link to one is none. */
export async function isFolder(path: string): Promise<boolean> {
  return lstat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );
}

/** Whether there is a file of its own, not a link to one. */
export async function isPlainFile(path: string): Promise<boolean> {
  return lstat(path).then(
    (found) => found.isFile(),
    () => false,
  );
}

/** Of new files; the system takes away what the user's mask says. */
const MODE_OF_NEW_FILES = 0o666;

/**
 * Writes a file completely or not at all: a reader, or a crash, finds the old one or the new one. Without a mode, the new
 * one has that of the old.
 */
export async function writeAtomically(file: string, text: string | Uint8Array, mode?: number): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const temporary = join(dirname(file), `.${randomBytes(6).toString('hex')}.tmp`);
  try {
    await writeDurably(temporary, text, mode ?? (await modeOf(file)));
    await rename(temporary, file);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

async function modeOf(file: string): Promise<number | undefined> {
  return stat(file).then(
    (found) => found.mode & 0o7777,
    () => undefined,
  );
}

/** Creates a file, which must not exist, and waits until it is on the disk. A given mode counts whatever the user's mask is. */
export async function writeDurably(file: string, text: string | Uint8Array, mode?: number): Promise<void> {
  const flags = constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL;
  // Until its mode is set, nobody else may read what could be private.
  const handle = await open(file, flags, mode === undefined ? MODE_OF_NEW_FILES : 0o600);
  try {
    await handle.writeFile(text);
    if (mode !== undefined) await handle.chmod(mode);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Writes a file that only this user reads, in a folder that only this user enters. */
export async function writePrivately(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  await chmod(dirname(file), 0o700).catch(() => undefined);
  await writeAtomically(file, text, 0o600);
}
