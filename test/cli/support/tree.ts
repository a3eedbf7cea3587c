import { lstat, readdir, readFile, readlink } from 'node:fs/promises';
import { join } from 'node:path';

/** Everything of a folder that a command could change: kinds, modes, bytes and where links lead. */
export async function treeOf(folder: string, below = ''): Promise<Readonly<Record<string, string>>> {
  const tree: Record<string, string> = {};
  for (const name of (await readdir(join(folder, below))).sort()) {
    const path = below === '' ? name : `${below}/${name}`;
    const found = await lstat(join(folder, path));
    const mode = (found.mode & 0o7777).toString(8);
    if (found.isSymbolicLink()) tree[path] = `link to ${await readlink(join(folder, path))}`;
    else if (found.isDirectory())
      Object.assign(tree, { [path]: `folder ${mode}` }, await treeOf(folder, path));
    else if (found.isFile()) tree[path] = `file ${mode} ${await readFile(join(folder, path), 'latin1')}`;
    else tree[path] = `other ${mode}`;
  }
  return tree;
}

/** A tree without what every run writes, and without folders. */
export function filesOfOthers(tree: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const isOurs = (path: string) => path === 'kimari.json' || path === 'kimari.lock.json';
  return Object.fromEntries(
    Object.entries(tree).filter(([path, entry]) => !isOurs(path) && !entry.startsWith('folder')),
  );
}
