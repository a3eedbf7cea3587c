import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, rmdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Failure } from '../failure';
import { isObject, parseObject } from '../run/json';
import { readTextIfAny, writeAtomically, writeDurably } from './files';
import { hashOfText } from './hash';
import { resolveSafely } from './safe-path';

/** A change of a file: `before` is what the plan saw, null where no file was or will be. */
export type FileChange = {
  readonly path: string;
  readonly before: string | null;
  readonly after: string | null;
};

export const JOURNAL_FOLDER = '.kimari-journal';
const JOURNAL = 'journal.json';
const OWNER = 'owner.json';
/** How old a folder without an owner must be to be a leftover. */
const GRACE_MS = 5_000;

type Step = {
  readonly path: string;
  /** Name of the prepared file; null to remove. */
  readonly staged: string | null;
  readonly before: string | null;
};

/**
 * Makes several changes as one: everything is prepared in a folder beside the project's files, then written down as a
 * list, then moved into place. A run that ends before the list is complete has changed nothing; one that ends later is
 * completed by the next run.
 */
export async function applyChanges(root: string, changes: readonly FileChange[]): Promise<void> {
  if (changes.length === 0) return;
  await recover(root);
  const folder = join(root, JOURNAL_FOLDER);
  await take(folder);
  try {
    for (const { path, before } of changes) await requireUnchanged(root, path, before);
    const steps = await prepare(folder, changes);
    await writeAtomically(join(folder, JOURNAL), JSON.stringify({ steps }));
    await syncFolder(folder);
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
  await redo(root, folder);
}

/** Completes or discards what an interrupted run has left. Returns whether there was anything. */
export async function recover(root: string): Promise<boolean> {
  const folder = join(root, JOURNAL_FOLDER);
  const age = await stat(folder).then(
    ({ mtimeMs }) => Date.now() - mtimeMs,
    () => null,
  );
  if (age === null) return false;
  if (await isInUse(folder, age))
    throw new Failure({ code: 'BUSY', says: ['journal.busy'], hint: ['journal.busy_hint', { folder }] });
  await redo(root, folder);
  return true;
}

async function take(folder: string): Promise<void> {
  await mkdir(folder).catch((cause: unknown) => {
    const { code } = cause as NodeJS.ErrnoException;
    if (code === 'EEXIST')
      throw new Failure({ code: 'BUSY', says: ['journal.busy'], hint: ['journal.busy_hint', { folder }] });
    throw new Failure({
      code: 'NOT_WRITABLE',
      says: ['files.not_writable', { path: dirname(folder), reason: code ?? '' }],
      cause,
    });
  });
  const id = randomBytes(8).toString('hex');
  await writeDurably(join(folder, OWNER), JSON.stringify({ pid: process.pid, id }));
}

async function isInUse(folder: string, age: number): Promise<boolean> {
  const owner = parseObject((await readTextIfAny(join(folder, OWNER))) ?? '');
  if (typeof owner?.pid !== 'number') return age < GRACE_MS && (await readdir(folder)).length > 0;
  if (owner.pid === process.pid) return false;
  try {
    process.kill(owner.pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

async function requireUnchanged(root: string, path: string, before: string | null): Promise<void> {
  const current = await readTextIfAny(await resolveSafely(root, path));
  if (current !== before)
    throw new Failure({
      code: 'CHANGED_MEANWHILE',
      says: ['files.changed_meanwhile', { path }],
      hint: ['hint.again'],
    });
}

async function prepare(folder: string, changes: readonly FileChange[]): Promise<readonly Step[]> {
  const steps: Step[] = [];
  for (const [index, { path, before, after }] of changes.entries()) {
    const staged = after === null ? null : `file-${index}`;
    if (staged !== null) await writeDurably(join(folder, staged), after ?? '');
    steps.push({ path, staged, before: before === null ? null : hashOfText(before) });
  }
  return steps;
}

/** Carries out the list, from wherever it was interrupted. */
async function redo(root: string, folder: string): Promise<void> {
  const journal = parseObject((await readTextIfAny(join(folder, JOURNAL))) ?? '');
  const steps = Array.isArray(journal?.steps) ? journal.steps.filter(isStep) : [];
  for (const step of steps) await carryOut(root, folder, step);
  await rm(folder, { recursive: true, force: true });
}

/** The folder may come with a foreign project, so a name in the list must not lead out of it. */
function isStep(value: unknown): value is Step {
  if (!isObject(value) || typeof value.path !== 'string') return false;
  const { staged, before } = value;
  return (staged === null || isStagedName(staged)) && (before === null || typeof before === 'string');
}

function isStagedName(value: unknown): value is string {
  return typeof value === 'string' && /^file-\d+$/.test(value);
}

async function carryOut(root: string, folder: string, { path, staged, before }: Step): Promise<void> {
  const file = await resolveSafely(root, path);
  if (staged !== null && (await readTextIfAny(join(folder, staged))) === null) return;
  const current = await readTextIfAny(file);
  // Somebody has edited the file after the interruption: it stays as it is.
  if (current !== null && (before === null || hashOfText(current) !== before)) return;
  if (staged === null) {
    await rm(file, { force: true });
    await removeEmptyFolders(root, dirname(path));
    return;
  }
  await mkdir(dirname(file), { recursive: true });
  await rename(join(folder, staged), file);
}

async function removeEmptyFolders(root: string, path: string): Promise<void> {
  if (path === '.' || path === '') return;
  const isRemoved = await rmdir(join(root, path)).then(
    () => true,
    () => false,
  );
  if (isRemoved) await removeEmptyFolders(root, dirname(path));
}

/** Windows cannot open folders, and does not need to. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder);
  await handle.sync().finally(() => handle.close());
}
