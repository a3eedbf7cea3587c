import { existsSync } from 'node:fs';
import path from 'node:path';

/** The path of a file or folder in the project root, both from source and from the compiled server in dist/. */
export function projectPath(name: string): string {
  const candidates = ['../../..', '../../../..'].map((top) => path.resolve(__dirname, top, name));
  const found = candidates.find((candidate) => existsSync(candidate));
  if (found === undefined) throw new Error(`${name} is missing: the installation is incomplete`);
  return found;
}
