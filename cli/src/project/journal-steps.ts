import { constants, type Stats } from 'node:fs';
import { chmod, chown, copyFile, link, mkdir, rename, rm, rmdir, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { isObject } from '../lib/json';
import type { PlacedChange } from './check-targets';
import { exists, isMissing, isPlainFile, readBytesIfAny, writeDurably } from '../lib/files';
import { digestOf } from '../lib/hash';
import { resolveSafely } from './safe-path';

/** One change of the journal. Everything that it takes to make it, and to take it back, is in the journal's folder. */
export type Step = {
  readonly path: string;
  /** Name of the prepared file; null to remove. */
  readonly staged: string | null;
  /** Name of the kept original; null where there was none. */
  readonly kept: string | null;
  /** Digests of the file before and after; null where there is none. */
  readonly before: string | null;
  readonly after: string | null;
  /** Topmost folder that the step creates, relative to the project; null when all are there. */
  readonly newFolder: string | null;
};

/** Puts the new file and the old one into the journal's folder. Changes nothing in the project. */
export async function prepareStep(
  root: string,
  folder: string,
  index: number,
  { path, file, before, after }: PlacedChange,
): Promise<Step> {
  const [staged, kept] = [after === null ? null : `file-${index}`, before === null ? null : `kept-${index}`];
  const old = before === null ? null : await stat(file);
  if (kept !== null) await keep(file, join(folder, kept));
  if (after !== null && staged !== null) {
    await writeDurably(join(folder, staged), after, old ? old.mode & 0o7777 : undefined);
    if (old) await takeOwner(join(folder, staged), old);
  }
  return {
    ...{ path, staged, kept, newFolder: await firstMissing(root, path) },
    before: before === null ? null : digestOf(before),
    after: after === null ? null : digestOf(after),
  };
}

/** A second name of the same file keeps everything of it. Where the file system has none, a copy keeps text and mode. */
async function keep(file: string, kept: string): Promise<void> {
  try {
    await link(file, kept);
  } catch {
    await copyFile(file, kept, constants.COPYFILE_EXCL);
  }
}

/** A file stays its owner's and its group's where the user may give it to them. */
async function takeOwner(file: string, { uid, gid, mode }: Stats): Promise<void> {
  const own = await stat(file);
  if (own.uid === uid && own.gid === gid) return;
  await chown(file, uid, gid).catch(() => chown(file, own.uid, gid).catch(() => undefined));
  await chmod(file, mode & 0o7777).catch(() => undefined);
}

async function firstMissing(root: string, path: string): Promise<string | null> {
  const segments = path.split('/').slice(0, -1);
  for (let length = 1; length <= segments.length; length += 1) {
    const folder = segments.slice(0, length).join('/');
    if (!(await exists(await resolveSafely(root, folder)))) return folder;
  }
  return null;
}

/** Makes a change, from wherever it was interrupted. */
export async function redo(root: string, folder: string, step: Step): Promise<void> {
  const { path, staged, before } = step;
  const file = await resolveSafely(root, path);
  if (staged !== null && !(await isPlainFile(join(folder, staged)))) return;
  const current = await digestIfAny(file);
  // Somebody has edited the file after the interruption: it stays as it is.
  if (current !== null && current !== before) return;
  if (staged === null) {
    await rm(file, { force: true });
    await removeEmptyFolders(root, dirname(path));
    return;
  }
  await mkdir(dirname(file), { recursive: true });
  await moveInto(join(folder, staged), file);
}

/** Takes a change back that was made; one that was not, or that somebody has edited since, stays as it is. */
export async function undo(root: string, folder: string, step: Step): Promise<void> {
  const { path, staged, kept, before, after, newFolder } = step;
  const file = await resolveSafely(root, path);
  const isMade = staged === null || !(await exists(join(folder, staged)));
  if (isMade && (await digestIfAny(file)) === after && before !== after) {
    if (kept === null) await rm(file, { force: true });
    else if (await isPlainFile(join(folder, kept))) {
      await mkdir(dirname(file), { recursive: true });
      await moveInto(join(folder, kept), file);
    }
  }
  if (newFolder !== null) await removeEmptyFolders(root, dirname(path), dirname(newFolder));
}

/** Of a file; what is no file, and what cannot be read, is never what was there before. */
async function digestIfAny(file: string): Promise<string | null> {
  const bytes = await readBytesIfAny(file);
  return bytes === null ? null : digestOf(bytes);
}

/** Moves a file over another one, also into a folder that is a file system of its own. */
async function moveInto(from: string, to: string): Promise<void> {
  try {
    await rename(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
    const beside = join(dirname(to), `.kimari-${basename(from)}.tmp`);
    const source = await stat(from);
    await copyFile(from, beside);
    await chmod(beside, source.mode & 0o7777);
    await takeOwner(beside, source);
    await rename(beside, to);
    await rm(from, { force: true });
  }
}

async function removeEmptyFolders(root: string, path: string, until = '.'): Promise<void> {
  if (path === '.' || path === '' || path === until) return;
  const folder = await resolveSafely(root, path);
  const isRemoved = await isEmptyFolderRemoved(folder);
  if (isRemoved) await removeEmptyFolders(root, dirname(path), until);
}

async function isEmptyFolderRemoved(folder: string): Promise<boolean> {
  return rmdir(folder).then(
    () => true,
    (error: unknown) => isMissing(error),
  );
}

/** The folder may come with a foreign project, so a name in the list must not lead out of it. */
export function isStep(value: unknown): value is Step {
  if (!isObject(value) || typeof value.path !== 'string') return false;
  const { staged, kept, before, after, newFolder } = value;
  const isNamed = (name: unknown) => name === null || (typeof name === 'string' && OWN_NAME.test(name));
  const isText = (one: unknown) => one === null || typeof one === 'string';
  return isNamed(staged) && isNamed(kept) && [before, after, newFolder].every(isText);
}

const OWN_NAME = /^(file|kept)-\d+$/;
