import { join } from 'node:path';
import { agentNameOf } from '@kimari/common/targets/agent-name';
import { placeOf } from '@kimari/common/targets/targets';
import type { FileChange } from '../project/change';
import { readBytesIfAny } from '../lib/files';
import { foreignFiles, kindOf } from '../publish/foreign-files';
import type { WrittenPart } from './present-files';

/** A subagent with the name of another one in the same folder: which of them its assistant takes, nobody knows. */
export type SameName = {
  readonly rule: string;
  readonly path: string;
  readonly name: string;
  /** The file of the other one. */
  readonly other: string;
};

/** Compares the names of subagents with all others that are in their folders once the changes are made. */
export async function sameNames(
  root: string,
  agents: readonly WrittenPart[],
  changes: readonly FileChange[],
): Promise<readonly SameName[]> {
  const found: SameName[] = [];
  const after = new Map(changes.map((change) => [change.path, change.after]));
  for (const folder of new Set(agents.map(folderOf))) {
    const files = await namedFiles(root, folder, after);
    for (const { rule, path } of agents.filter((agent) => folderOf(agent) === folder)) {
      const own = files.find((file) => file.path === path);
      const other = files.find(
        (file) => own && file.path !== path && file.format === own.format && file.name === own.name,
      );
      if (own && other) found.push({ rule, path, name: own.name, other: other.path });
    }
  }
  return found;
}

/** The folder of the project that the assistant's own folder is in, with a slash behind it unless it is the project. */
function folderOf({ path, targets }: WrittenPart): string {
  const [target] = targets;
  const prefix = target === undefined ? '' : (placeOf(target, 'ccsubagents')?.path.split('{name}')[0] ?? '');
  const at = `/${path}`.lastIndexOf(`/${prefix}`);
  return path.slice(0, Math.max(0, at));
}

async function namedFiles(root: string, folder: string, after: ReadonlyMap<string, string | null>) {
  const inFolder = (path: string) => folder + path;
  const present = (await foreignFiles(join(root, folder))).filter(({ type }) => type === 'ccsubagents');
  const written = [...after.keys()].flatMap((path) => {
    const kind = path.startsWith(folder) ? kindOf(path.slice(folder.length)) : null;
    return kind?.type === 'ccsubagents' ? [{ path, format: kind.format }] : [];
  });
  const files = new Map(
    [...present.map(({ path, format }) => ({ path: inFolder(path), format })), ...written].map((file) => [
      file.path,
      file,
    ]),
  );
  const named = await Promise.all(
    [...files.values()].map(async ({ path, format }) => {
      const text = after.has(path) ? (after.get(path) ?? '') : await textOf(join(root, path));
      const name = agentNameOf(text, format);
      return name === null ? [] : [{ path, format, name }];
    }),
  );
  return named.flat();
}

async function textOf(file: string): Promise<string> {
  return readBytesIfAny(file).then(
    (bytes) => bytes?.toString('utf8') ?? '',
    () => '',
  );
}
