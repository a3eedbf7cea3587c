import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { projectPath } from './project-folder';

/** Which release of Kimari this is. */
export type Release = { readonly version: string; readonly commit: string | null };

const packageFile = z.object({ version: z.string() });

/** The version in `package.json`. */
export function currentVersion(): string {
  return packageFile.parse(JSON.parse(readFileSync(projectPath('package.json'), 'utf8'))).version;
}

/** The running release; without a commit if there is no checkout or no git. */
export async function currentRelease(): Promise<Release> {
  const cwd = path.dirname(projectPath('package.json'));
  const commit = await promisify(execFile)('git', ['rev-parse', 'HEAD'], { cwd }).then(
    ({ stdout }) => stdout.trim() || null,
    () => null,
  );
  return { version: currentVersion(), commit };
}
