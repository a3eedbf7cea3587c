import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { pack } from 'tar-stream';
import { projectPath } from '../../kernel/config/project-folder';

/** The npm package of the command line that belongs to this server. */
export type PackageArchive = {
  readonly version: string;
  readonly bytes: Buffer;
  /** `sha256:<hex>` of the bytes. */
  readonly digest: string;
};

const gzipped = promisify(gzip);
/** What people start, and what it loads. */
const PROGRAM = 'kimari.cjs';
const PARTS = ['program.cjs', 'commands.cjs', 'tokens.cjs'] as const;

/**
 * Packs the built command line together with the address of this registry, so that the installed program knows where it comes
 * from. The bytes depend on nothing else: the same build makes the same digest. Null when the command line is not built.
 */
export async function packCommandLine(registry: string): Promise<PackageArchive | null> {
  const root = dirname(projectPath('package.json'));
  const folder = join(root, 'dist/cli');
  const [program, manifest, ...parts] = await Promise.all(
    [PROGRAM, 'package.json', ...PARTS].map((name) => readFile(join(folder, name)).catch(() => null)),
  );
  if (!program || !manifest || parts.includes(null)) return null;
  const license = await readFile(join(root, 'LICENSE')).catch(() => null);
  const files: readonly (readonly [string, Buffer | null, number])[] = [
    ['package.json', manifest, 0o644],
    ['registry.json', Buffer.from(`${JSON.stringify({ registry })}\n`), 0o644],
    ['LICENSE', license, 0o644],
    ...PARTS.map((name, at) => [name, parts[at] ?? null, 0o644] as const),
    [PROGRAM, program, 0o755],
  ];
  const archive = pack();
  for (const [name, content, mode] of files) {
    if (content) archive.entry({ name: `package/${name}`, mode, mtime: new Date(0) }, content);
  }
  archive.finalize();
  const bytes = await gzipped(await buffer(archive), { level: 9 });
  const { version } = JSON.parse(manifest.toString()) as { version: string };
  return { version, bytes, digest: `sha256:${createHash('sha256').update(bytes).digest('hex')}` };
}
