/** `npm run release -- VERSION`: makes a release on this machine; publishing it is `git push --follow-tags`. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { changelogOf, isNewer, notesOf } from './release-notes';

const HELP = `npm run release -- VERSION [--dry-run]
  Makes a release from a clean main: sets the version of all packages, gives it a section of CHANGELOG.md, runs every check
  (tests, browser, installation and upgrades, by npm run validate), commits and tags it. Nothing is kept if a check fails.
  Keeps its statements and an archive of it in test/upgrade, from which the next release proves that it upgrades. Needs no
  Docker: Debian's docker-compose reads docker-compose.yml without it, and files of deploy/ that passed before pass.

  VERSION     newer than that of package.json, such as 0.2.0; 1.0.0-rc.1 before 1.0.0
  --dry-run   does all of it but the commit and the tag, on any branch, and takes its changes back; prints the notes

  "### Upgrading" under [Unreleased] must say what an operator has to do, or "Nothing.". Afterwards:
  git push --follow-tags`;

type Manifest = { readonly version: string; readonly dependencies?: Readonly<Record<string, string>> };

const root = resolve(__dirname, '..');
const CHANGELOG = join(root, 'CHANGELOG.md');
const MANIFESTS = ['.', 'common', 'web', 'cli'].map((folder) => join(root, folder, 'package.json'));

/** What reads the records of the release before; those of this one must serve as well. */
const LOOKING_BACK = ['test/integration/kernel/former-release.spec.ts', 'test/processes/upgrade.spec.ts'];

/** What ends a release early, for the terminal. */
class ReleaseError extends Error {}

function main(args: readonly string[]): void {
  if (args.includes('--help') || args.includes('-h')) return console.log(HELP);
  const [version, ...rest] = args.filter((argument) => !argument.startsWith('-'));
  if (version === undefined || rest.length > 0) throw new ReleaseError(HELP);
  const { version: current } = manifestOf(join(root, 'package.json'));
  if (!isNewer(version, current)) throw new ReleaseError(`${version} is no version after ${current}`);
  const changelog = readFileSync(CHANGELOG, 'utf8');
  const notes = notesOf(changelog);
  const isRehearsal = args.includes('--dry-run');
  requireClean(version);
  if (!isRehearsal) requireMain();
  console.log(`${current} → ${version}\n\n${notes}`);
  writeFileSync(CHANGELOG, changelogOf(changelog, version, new Date().toISOString().slice(0, 10)));
  for (const file of MANIFESTS)
    writeFileSync(file, `${JSON.stringify(released(manifestOf(file), version), null, 2)}\n`);
  const passes = isGood();
  if (!passes || isRehearsal) run('git', 'checkout', '--', '.');
  if (!passes) throw new ReleaseError('A check failed: nothing was released');
  if (isRehearsal) return console.log(`${version} can be released: npm run release -- ${version}`);
  const isKept =
    run('git', 'commit', '--all', '--message', `chore: release ${version}`) &&
    run('git', 'tag', '--annotate', `v${version}`, '--message', `Kimari ${version}\n\n${notes}`);
  if (!isKept) throw new ReleaseError('git refused the commit or the tag');
  console.log(`Released ${version}. To publish it: git push --follow-tags`);
}

function requireClean(version: string): void {
  if (output('git', 'status', '--porcelain') !== '')
    throw new ReleaseError('There are changes that are not committed');
  if (output('git', 'tag', '--list', `v${version}`) !== '')
    throw new ReleaseError(`There is a tag v${version} already`);
}

function requireMain(): void {
  if (output('git', 'branch', '--show-current') !== 'main')
    throw new ReleaseError('Releases are made from main');
}

/**
 * The checks look back at the release before; what the next one looks back at is recorded after them. The statements are those
 * of the tests among the checks, so that no test runs twice.
 */
function isGood(): boolean {
  const statements = mkdtempSync(join(tmpdir(), 'kimari-statements-'));
  process.env.KIMARI_STATEMENTS = statements;
  try {
    return (
      run('npm', 'install', '--package-lock-only', '--ignore-scripts') &&
      run('npm', 'run', 'codegen') &&
      run('npm', 'run', 'validate') &&
      run('npm', 'run', 'record:statements', '--', statements) &&
      run('npm', 'run', 'record:release') &&
      run(
        'npx',
        'jest',
        '-c',
        'test/jest.config.cjs',
        '--testTimeout=180000',
        '--runTestsByPath',
        ...LOOKING_BACK,
      )
    );
  } finally {
    rmSync(statements, { recursive: true });
  }
}

/** The packages of this repository name each other by exact versions. */
function released(manifest: Manifest, version: string): Manifest {
  if (!manifest.dependencies) return { ...manifest, version };
  const dependencies = Object.entries(manifest.dependencies).map(([name, wanted]) => [
    name,
    name.startsWith('@kimari/') ? version : wanted,
  ]);
  return { ...manifest, version, dependencies: Object.fromEntries(dependencies) as Record<string, string> };
}

function manifestOf(file: string): Manifest {
  return JSON.parse(readFileSync(file, 'utf8')) as Manifest;
}

function output(program: string, ...args: readonly string[]): string {
  return spawnSync(program, args, { cwd: root, encoding: 'utf8' }).stdout.trim();
}

function run(program: string, ...args: readonly string[]): boolean {
  console.log(`$ ${program} ${args.slice(0, 3).join(' ')}`);
  const began = performance.now();
  const { status } = spawnSync(program, args, { cwd: root, stdio: 'inherit' });
  console.log(`${status === 0 ? 'done' : 'failed'} in ${Math.round((performance.now() - began) / 1000)} s`);
  return status === 0;
}

try {
  main(process.argv.slice(2));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
