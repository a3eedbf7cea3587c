import { constants, type Stats } from 'node:fs';
import { access, lstat, readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { EXIT } from '../exit-codes';
import { Failure } from '../failure';
import type { FileChange } from './change';
import { isMissing, notAFile } from '../lib/files';
import { followLinks } from './safe-path';

/** A change at the place that its path leads to. */
export type PlacedChange = FileChange & { readonly file: string };

/** Checks that every change can be made, before the first one is. Throws Failure that names what is in the way. */
export async function checkTargets(
  root: string,
  changes: readonly FileChange[],
): Promise<readonly PlacedChange[]> {
  const placed = new Map<string, PlacedChange>();
  for (const change of changes) {
    const place = await describing(change.path, () => checkTarget(root, change));
    const other = placed.get(place);
    if (other) throw sameFile(change.path, other.path);
    placed.set(place, { ...change, file: join(root, place) });
  }
  return [...placed.values()];
}

async function checkTarget(root: string, { path, after }: FileChange): Promise<string> {
  const place = await followLinks(root, path);
  const segments = place.split('/');
  let folder = root;
  for (const [index, segment] of segments.entries()) {
    const isLast = index === segments.length - 1;
    const here = segments.slice(0, index + 1).join('/');
    const found = await statOf(join(folder, segment));
    if (found && isLast && !found.isFile()) throw notAFile(here);
    if (found && !isLast && !found.isDirectory()) throw notAFolder(here, path);
    if (!found && after !== null) await requireOtherNames(folder, segment, here);
    if (!found || isLast) {
      await requireWritable(folder, index === 0 ? '.' : dirname(here), constants.W_OK | constants.X_OK);
      if (found) await requireWritableFile(join(folder, segment), here, found);
      break;
    }
    folder = join(folder, segment);
  }
  return place;
}

async function statOf(file: string): Promise<Stats | null> {
  return lstat(file).catch((error: unknown) => {
    if (isMissing(error)) return null;
    throw error;
  });
}

/** Names that differ in case only are one file on macOS and Windows. */
async function requireOtherNames(folder: string, name: string, path: string): Promise<void> {
  const names = await readdir(folder);
  const other = names.find((one) => one !== name && one.toLowerCase() === name.toLowerCase());
  if (other === undefined) return;
  throw new Failure({
    code: 'OTHER_CASE',
    says: ['files.other_case', { path, other }],
    exit: EXIT.collision,
    hint: ['files.other_case_hint', { name, other }],
    fields: { path, other },
  });
}

/** A file that nobody may write is protected on purpose, although replacing it would work. */
async function requireWritableFile(file: string, path: string, { mode }: Stats): Promise<void> {
  if ((mode & 0o222) === 0) throw notWritable(path, 'read-only');
  await requireWritable(file, path, constants.W_OK);
}

async function requireWritable(file: string, path: string, wanted: number): Promise<void> {
  await access(file, wanted).catch((cause: unknown) => {
    throw notWritable(path, (cause as NodeJS.ErrnoException).code ?? '', cause);
  });
}

export function notWritable(path: string, reason: string, cause?: unknown): Failure {
  return new Failure({
    code: 'NOT_WRITABLE',
    says: ['files.not_writable', { path, reason }],
    hint: ['files.not_writable_hint'],
    fields: { path },
    cause,
  });
}

/** Errors of the system, such as that of a name that is too long, get the path that they are about. */
async function describing<T>(path: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Failure) throw error;
    throw notWritable(path, (error as NodeJS.ErrnoException).code ?? '', error);
  }
}

function notAFolder(folder: string, path: string): Failure {
  return new Failure({
    code: 'NOT_A_FOLDER',
    says: ['files.not_a_folder', { folder, path }],
    exit: EXIT.collision,
    hint: ['files.in_the_way_hint'],
    fields: { path: folder, wanted: path },
  });
}

function sameFile(path: string, other: string): Failure {
  return new Failure({
    code: 'SAME_FILE',
    says: ['files.same_file', { path, other }],
    exit: EXIT.collision,
    fields: { path, other },
  });
}
