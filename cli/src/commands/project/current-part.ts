import { DamagedBlock, readBlock } from '@kimari/common/targets/shared-file';
import { Failure } from '../../failure';
import { readTextIfAny } from '../../lib/files';
import { hasHash } from '../../lib/hash';
import type { Lock, LockedFile } from '../../project/lock';
import { resolveSafely } from '../../project/safe-path';

export type FileProblem = {
  readonly problem: 'missing' | 'edited' | 'unreadable';
  readonly rule: string;
  readonly path: string;
  /** Why it is unreadable. */
  readonly failure?: Failure;
};

/** The installed files that are not as the lock file says. */
export async function changedFiles(root: string, lock: Lock): Promise<readonly FileProblem[]> {
  const problems: FileProblem[] = [];
  for (const [rule, { files }] of Object.entries(lock.rules)) {
    for (const file of files) {
      const { path } = file;
      const current = await currentPart(root, file, rule).catch(unreadable);
      if (current instanceof Failure) problems.push({ problem: 'unreadable', rule, path, failure: current });
      else if (current === null) problems.push({ problem: 'missing', rule, path });
      else if (!hasHash(current, file.hash)) problems.push({ problem: 'edited', rule, path });
    }
  }
  return problems;
}

function unreadable(error: unknown): Failure {
  if (error instanceof Failure) return error;
  throw error;
}

/** The part of an installed file that belongs to a rule; null when it is missing or its markers are damaged. */
export async function currentPart(
  root: string,
  { path, kind }: LockedFile,
  rule: string,
): Promise<string | null> {
  const text = await readTextIfAny(await resolveSafely(root, path), path);
  if (text === null || kind === 'file') return text;
  try {
    return readBlock(text, rule);
  } catch (error) {
    if (error instanceof DamagedBlock) return null;
    throw error;
  }
}
