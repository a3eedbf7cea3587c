import { join } from 'node:path';
import { type FileAt, hidersOf, type PresentFile } from '@kimari/common/targets/reading';
import type { TargetId } from '@kimari/common/targets/targets';
import type { FileChange } from '../project/change';
import { readBytesIfAny } from '../lib/files';
import { followLinks } from '../project/safe-path';

/** A file of a rule, and the assistants that it is for. */
export type WrittenPart = {
  readonly rule: string;
  readonly path: string;
  readonly targets: readonly TargetId[];
};

/** The files that decide what assistants read, as they will be once the changes are made. */
export async function presentFiles(
  root: string,
  parts: readonly WrittenPart[],
  changes: readonly FileChange[],
): Promise<FileAt> {
  const targets = [...new Set(parts.flatMap((part) => part.targets))];
  const paths = new Set(
    parts.flatMap(({ path }) => [path, ...targets.flatMap((target) => hidersOf(target, path))]),
  );
  const after = new Map(changes.map((change) => [change.path, change.after]));
  const found = await Promise.all(
    [...paths].map(async (path) => [path, await fileAt(root, path, after)] as const),
  );
  const files = new Map(found);
  return (path) => files.get(path);
}

async function fileAt(
  root: string,
  path: string,
  after: ReadonlyMap<string, string | null>,
): Promise<PresentFile | undefined> {
  // A link that leads out of the project is a file of its own.
  const place = await followLinks(root, path).catch(() => path);
  const text = after.get(place);
  if (text !== undefined) return text === null ? undefined : { place, text };
  // Neither folders nor what cannot be read are files to an assistant.
  const bytes = await readBytesIfAny(join(root, path)).catch(() => null);
  return bytes === null ? undefined : { place, text: bytes.toString('utf8') };
}
