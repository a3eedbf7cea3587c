import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { projectPath } from '../kernel/config/project-folder';

/** Which release of Kimari wrote an archive. */
export type Release = { readonly version: string; readonly commit: string | null };

const packageFile = z.object({ version: z.string() });

/** The release that is running; without a commit where no checkout or no git is. */
export async function currentRelease(): Promise<Release> {
  const file = projectPath('package.json');
  const { version } = packageFile.parse(JSON.parse(await readFile(file, 'utf8')));
  const commit = await promisify(execFile)('git', ['rev-parse', 'HEAD'], { cwd: path.dirname(file) }).then(
    ({ stdout }) => stdout.trim() || null,
    () => null,
  );
  return { version, commit };
}
