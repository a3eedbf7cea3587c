import { existsSync } from 'node:fs';
import path from 'node:path';

/** The path of a file or folder in the project root, from source, from what the compiler writes, and from the bundle in dist/. */
export function projectPath(name: string): string {
  const candidates = ['../../..', '../../../..', '../../../../..'].map((top) =>
    path.resolve(__dirname, top, name),
  );
  const found = candidates.find((candidate) => existsSync(candidate));
  if (found === undefined) throw new Error(`${name} is missing: the installation is incomplete`);
  return found;
}
