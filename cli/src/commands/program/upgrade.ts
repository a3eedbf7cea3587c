import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { SEMVER_PATTERN } from '@kimari/common/patterns';
import compare from 'semver/functions/compare';
import { Failure } from '../../failure';
import { digestOf } from '../../lib/hash';
import { exists, writeAtomically } from '../../lib/files';
import { Reader } from '../../registry/answers';
import type { RegistryClient } from '../../registry/client';
import { tampered } from '../../registry/rules';
import type { Context } from '../../run/context';
import type { Options } from '../../run/options';
import type { Outcome } from '../../run/outcome';
import { untar } from '../../lib/untar';

const MAX_BYTES = 20 * 1024 * 1024;
const DIGEST = /^sha256:[0-9a-f]{64}$/;
/** Files of the package in the order in which they are replaced: the one that people start comes last. */
const PROGRAM_FILES = ['package.json', 'registry.json', 'commands.cjs', 'program.cjs', 'kimari.cjs'];

/** `kimari upgrade`: replaces the program with the copy that its own registry serves. */
export async function run(context: Context, _args: readonly string[], options: Options): Promise<Outcome> {
  const { t, parts } = context;
  const client = context.clientFor({ origin: parts.home, token: null });
  const offered = Reader.of(await client.json('/cli/version.json'), 'version');
  const version = offered.matching('version', SEMVER_PATTERN);
  const digest = offered.matching('digest', DIGEST);
  const isNewer = compare(version, parts.version) > 0;
  const data = { current: parts.version, offered: version, digest, registry: parts.home };
  if (!isNewer && !options.flag('force'))
    return { data: { ...data, upgraded: false }, text: t('upgrade.current', { version: parts.version }) };
  if (options.flag('check'))
    return {
      data: { ...data, upgraded: false },
      text: t('upgrade.available', { version, current: parts.version }),
    };
  const archive = await download(client, digest);
  await install(parts.program, archive);
  return { data: { ...data, upgraded: true }, text: t('upgrade.done', { version }) };
}

async function download(client: RegistryClient, digest: string): Promise<Buffer> {
  const { body } = await client.answer('/cli/kimari.tgz', { maxBytes: MAX_BYTES });
  const actual = digestOf(body);
  if (actual !== digest) throw tampered('kimari.tgz', digest, actual);
  return body;
}

/** A copy that npm has installed is replaced by npm; one from install.sh is replaced file by file, the program last. */
async function install(program: string, archive: Buffer): Promise<void> {
  if (/[\\/]node_modules[\\/]/.test(program)) return installWithNpm(program, archive);
  const files = untar(gunzipSync(archive, { maxOutputLength: MAX_BYTES }));
  for (const name of PROGRAM_FILES) {
    const content = files.get(`package/${name}`);
    if (content)
      await writeAtomically(join(dirname(program), name), content, name === 'kimari.cjs' ? 0o755 : 0o644);
  }
}

async function installWithNpm(program: string, archive: Buffer): Promise<void> {
  const where = await requireGlobal(program);
  const folder = await mkdtemp(join(tmpdir(), 'kimari-upgrade-'));
  try {
    const file = join(folder, 'kimari.tgz');
    await writeFile(file, archive);
    // On Windows, npm is a script, which only a shell starts; it takes paths with spaces in quotes.
    const isWindows = process.platform === 'win32';
    const quoted = (path: string) => (isWindows ? `"${path}"` : path);
    const args = ['install', '--global', '--ignore-scripts', '--prefix', quoted(where), quoted(file)];
    const child = spawn(isWindows ? 'npm.cmd' : 'npm', args, { stdio: ['ignore', 2, 2], shell: isWindows });
    const [code] = (await once(child, 'close')) as [number | null];
    if (code !== 0) throw new Failure({ code: 'NPM', says: ['upgrade.npm_failed', { code: code ?? 0 }] });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** npm's folder for programs in which this copy is. Throws for a copy of a project or of npx, which have a manifest. */
async function requireGlobal(program: string): Promise<string> {
  const prefix = globalPrefix(program);
  if (prefix !== null && !(await exists(join(prefix, 'package.json')))) return prefix;
  throw new Failure({
    code: 'NOT_GLOBAL',
    says: ['upgrade.not_global', { program }],
    hint: ['upgrade.not_global_hint'],
  });
}

/** npm's `--prefix` of a global installation; null for any other. On Windows, there is no `lib`. */
export function globalPrefix(program: string, platform: NodeJS.Platform = process.platform): string | null {
  const pattern =
    platform === 'win32'
      ? /^(.*?)[\\/]node_modules[\\/]kimari[\\/][^\\/]+$/
      : /^(.*?)\/lib\/node_modules\/kimari\/[^/]+$/;
  return pattern.exec(program)?.[1] ?? null;
}
