import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { Failure } from '../failure';
import { EXIT } from '../exit-codes';
import { fileJson } from '../run/json';
import { exists, readTextIfAny } from './files';
import { type FileChange, recover } from './journal';
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
export async function findRoot(cwd: string): Promise<string> {
  let folder = cwd;
  for (;;) {
    if (await exists(join(folder, MANIFEST_FILE))) return folder;
    const parent = dirname(folder);
    if (parent === folder || folder === homedir() || (await exists(join(folder, '.git')))) return cwd;
    folder = parent;
  }
}

/** Opens the project around a folder, after completing what an interrupted run has left. */
export async function openProject(cwd: string, onRecovered: () => void = () => undefined): Promise<Project> {
  const root = await findRoot(cwd);
  if (await recover(root)) onRecovered();
  const [manifestText, lockText] = await Promise.all([
    readTextIfAny(join(root, MANIFEST_FILE)),
    readTextIfAny(join(root, LOCK_FILE)),
  ]);
  return {
    root,
    manifest: manifestText === null ? EMPTY_MANIFEST : readManifest(manifestText),
    lock: lockText === null ? EMPTY_LOCK : readLock(lockText),
    manifestText,
    lockText,
  };
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
    { path: LOCK_FILE, before: lockText, after: fileJson(lockJson(lock, schema(LOCK_FILE))) },
    {
      path: MANIFEST_FILE,
      before: manifestText,
      after: fileJson(manifestJson(manifest, schema(MANIFEST_FILE))),
    },
  ];
  return next.filter(({ before, after }) => before?.replace(/\r\n/g, '\n') !== after);
}
