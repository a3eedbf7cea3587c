import { existsSync } from 'node:fs';
import path from 'node:path';

/** A folder or file at the top of the project, for the compiled server (in dist/) and the source alike. */
export function projectPath(name: string): string {
  const candidates = ['../../..', '../../../..'].map((top) => path.resolve(__dirname, top, name));
  const found = candidates.find((candidate) => existsSync(candidate));
  if (found === undefined) throw new Error(`${name} is missing: the installation is not complete`);
  return found;
}
