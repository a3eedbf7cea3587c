import { MINUTE, SECOND } from '@kimari/common/durations';
import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { EXIT } from '../exit-codes';
import { Failure } from '../failure';
import { parseObject } from '../lib/json';
import type { FileChange } from './change';
import { checkTargets, notWritable, type PlacedChange } from './check-targets';
import { isFolder, readBytesIfAny, readTextIfAny, writeAtomically, writeDurably } from '../lib/files';
import { digestOf } from '../lib/hash';
import { isStep, prepareStep, redo, type Step, undo } from './journal-steps';

export type { FileChange } from './change';

export const JOURNAL_FOLDER = '.kimari-journal';
const JOURNAL = 'journal.json';
const OWNER = 'owner.json';
/** Age at which a folder without an owner counts as a leftover. */
const GRACE_MS = 5 * SECOND;
/** Longest pause of a run on another machine, and longest run on this one. */
const IDLE_MS = 30 * SECOND;
const LONGEST_RUN_MS = 10 * MINUTE;

/** The end of an interrupted run. */
export type Recovery = {
  /** Files that could neither be changed nor be taken back, and are as they are. */
  readonly unsettled: readonly string[];
};

/**
 * Makes several changes as one. All targets are checked, and everything is prepared in a folder beside the project's files,
 * originals included, then written down as a list, then moved into place. A run that ends before the list is complete has
 * changed nothing; one that ends later is completed by the next run. A change that fails takes the others back.
 */
export async function applyChanges(root: string, changes: readonly FileChange[]): Promise<void> {
  if (changes.length === 0) return;
  await recover(root);
  const placed = await checkTargets(root, changes);
  const folder = join(root, JOURNAL_FOLDER);
  await take(folder);
  const steps = await orDiscard(folder, () => writeDown(root, folder, placed));
  const failed = await settle(root, folder, steps);
  if (failed) throw failed;
}

/** Runs work, and removes its folder when the work fails. */
async function orDiscard<T>(folder: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    await rm(folder, { recursive: true, force: true }).catch(() => undefined);
    if (error instanceof Failure) throw error;
    throw notWritable(JOURNAL_FOLDER, (error as NodeJS.ErrnoException).code ?? '', error);
  }
}

/** Completes, takes back or discards what an interrupted run has left; null when there was nothing. */
export async function recover(root: string): Promise<Recovery | null> {
  const folder = join(root, JOURNAL_FOLDER);
  if (!(await isFolder(folder))) return null;
  if (await isInUse(folder)) throw busy(folder);
  const journal = parseObject((await readTextIfAny(join(folder, JOURNAL)).catch(() => null)) ?? '');
  const failed = await settle(
    root,
    folder,
    Array.isArray(journal?.steps) ? journal.steps.filter(isStep) : [],
  );
  const unsettled = failed?.fields.unsettled;
  return { unsettled: Array.isArray(unsettled) ? unsettled.map(String) : [] };
}

/** Makes all changes or none, and removes the journal either way. Returns why none was made; null when all were. */
async function settle(root: string, folder: string, steps: readonly Step[]): Promise<Failure | null> {
  let failed: Failure | null = null;
  for (const step of steps) {
    failed = await redo(root, folder, step).then(
      () => null,
      (cause: unknown) => (cause instanceof Failure ? cause : failureOf(step, cause)),
    );
    if (failed) break;
  }
  const unsettled = failed ? await takeBack(root, folder, steps) : [];
  // Whoever may not remove the folder finds nothing left to do in it the next time.
  await rm(folder, { recursive: true, force: true }).catch(() => undefined);
  return unsettled.length === 0 ? failed : partly(unsettled, failed);
}

async function takeBack(root: string, folder: string, steps: readonly Step[]): Promise<readonly string[]> {
  const unsettled: string[] = [];
  for (const step of [...steps].reverse())
    await undo(root, folder, step).catch(() => unsettled.push(step.path));
  return unsettled;
}

function failureOf({ path }: Step, cause: unknown): Failure {
  return notWritable(path, (cause as NodeJS.ErrnoException).code ?? '', cause);
}

function partly(paths: readonly string[], cause: unknown): Failure {
  return new Failure({
    code: 'PARTLY_WRITTEN',
    says: ['journal.partly', { paths: paths.join(', ') }],
    hint: ['journal.partly_hint'],
    fields: { unsettled: paths },
    cause,
  });
}

function busy(folder: string): Failure {
  return new Failure({ code: 'BUSY', says: ['journal.busy'], hint: ['journal.busy_hint', { folder }] });
}

/** Something else has the name of the journal's folder. */
export function unusableJournal(): Failure {
  return new Failure({
    code: 'NOT_A_FOLDER',
    says: ['journal.unusable', { path: JOURNAL_FOLDER }],
    exit: EXIT.collision,
    hint: ['journal.unusable_hint', { path: JOURNAL_FOLDER }],
  });
}

async function take(folder: string): Promise<void> {
  await mkdir(folder).catch(async (cause: unknown) => {
    const { code } = cause as NodeJS.ErrnoException;
    if (code === 'EEXIST') throw (await isFolder(folder)) ? busy(folder) : unusableJournal();
    throw notWritable(JOURNAL_FOLDER, code ?? '', cause);
  });
  const id = randomBytes(8).toString('hex');
  const owner = JSON.stringify({ pid: process.pid, host: hostname(), id });
  await orDiscard(folder, () => writeDurably(join(folder, OWNER), owner));
}

/** A number of a process may be another's by now, and means nothing on another machine, so age decides as well. */
async function isInUse(folder: string): Promise<boolean> {
  const age = Math.abs(Date.now() - (await stat(folder)).mtimeMs);
  const text = await readTextIfAny(join(folder, OWNER)).catch(() => null);
  const owner = parseObject(text ?? '');
  if (typeof owner?.pid !== 'number')
    return age < GRACE_MS && (await readdir(folder).catch(() => [])).length > 0;
  if (typeof owner.host === 'string' && owner.host !== hostname()) return age < IDLE_MS;
  return owner.pid !== process.pid && age < LONGEST_RUN_MS && isAlive(owner.pid);
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

async function writeDown(
  root: string,
  folder: string,
  changes: readonly PlacedChange[],
): Promise<readonly Step[]> {
  for (const change of changes) await requireUnchanged(change);
  const steps: Step[] = [];
  for (const [index, change] of changes.entries()) steps.push(await prepareStep(root, folder, index, change));
  await writeAtomically(join(folder, JOURNAL), JSON.stringify({ steps }));
  await syncFolder(folder);
  return steps;
}

async function requireUnchanged({ path, file, before }: PlacedChange): Promise<void> {
  const current = await readBytesIfAny(file, path);
  const isSame =
    before === null || current === null ? current === before : digestOf(current) === digestOf(before);
  if (isSame) return;
  throw new Failure({
    code: 'CHANGED_MEANWHILE',
    says: ['files.changed_meanwhile', { path }],
    hint: ['hint.again'],
  });
}

/** Windows cannot open folders, and does not need to. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
