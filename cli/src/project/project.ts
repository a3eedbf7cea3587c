import { dirname, join } from 'node:path';
import { Failure } from '../failure';
import { EXIT } from '../exit-codes';
import { fileJsonLike } from '../lib/json';
import { exists, readTextIfAny } from '../lib/files';
import { type FileChange, type Recovery, recover } from './journal';
import { EMPTY_LOCK, type Lock, LOCK_FILE, lockJson, readLock } from './lock';
import { EMPTY_MANIFEST, type Manifest, MANIFEST_FILE, manifestJson, readManifest } from './manifest';

/** A project's folder with its two files as they are now. */
export type Project = {
  readonly root: string;
  readonly manifest: Manifest;
  readonly lock: Lock;
  /** The texts of the two files; null where there is none. */
  readonly manifestText: string | null;
  readonly lockText: string | null;
};

/** The nearest folder upwards with a manifest; the given one if there is none below the repository's root. */
export async function findRoot(cwd: string, home: string | null): Promise<string> {
  let folder = cwd;
  for (;;) {
    if (await exists(join(folder, MANIFEST_FILE))) return folder;
    const parent = dirname(folder);
    if (parent === folder || folder === home || (await exists(join(folder, '.git')))) return cwd;
    folder = parent;
  }
}

/** Opens the project around a folder, after completing what an interrupted run has left. */
export async function openProject(
  cwd: string,
  home: string | null,
  onRecovered: (recovery: Recovery) => void = () => undefined,
): Promise<Project> {
  const root = await findRoot(cwd, home);
  const recovery = await recover(root);
  if (recovery) onRecovered(recovery);
  const [{ text: manifestText, value: manifest }, { text: lockText, value: lock }] = await Promise.all([
    loadManifest(root),
    loadLock(root),
  ]);
  return { root, manifest, lock, manifestText, lockText };
}

type Loaded<T> = { readonly text: string | null; readonly value: T };

export async function loadManifest(root: string): Promise<Loaded<Manifest>> {
  const text = await readTextIfAny(join(root, MANIFEST_FILE), MANIFEST_FILE);
  return { text, value: text === null ? EMPTY_MANIFEST : readManifest(text) };
}

export async function loadLock(root: string): Promise<Loaded<Lock>> {
  const text = await readTextIfAny(join(root, LOCK_FILE), LOCK_FILE);
  return { text, value: text === null ? EMPTY_LOCK : readLock(text) };
}

/** Throws where a command needs a manifest and there is none. */
export function requireManifest({ root, manifestText }: Project): void {
  if (manifestText !== null) return;
  throw new Failure({
    code: 'NO_MANIFEST',
    says: ['manifest.missing', { root }],
    exit: EXIT.usage,
    hint: ['manifest.missing_hint'],
  });
}

/** The changes of the two files; none where nothing changes. */
export function stateChanges(
  project: Project,
  manifest: Manifest,
  lock: Lock,
  registry: string,
): readonly FileChange[] {
  const { manifestText, lockText } = project;
  const schema = (name: string) => `${registry}/cli/schema/${name}`;
  const next = [
    {
      path: LOCK_FILE,
      before: lockText,
      after: fileJsonLike(lockText, lockJson(lock, schema(LOCK_FILE))),
    },
    {
      path: MANIFEST_FILE,
      before: manifestText,
      after: fileJsonLike(manifestText, manifestJson(manifest, schema(MANIFEST_FILE))),
    },
  ];
  return next.filter(({ before, after }) => before !== after);
}
