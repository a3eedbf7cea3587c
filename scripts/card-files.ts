/** Bundles the drawing of cards with its libraries, and copies the fonts that it needs, into dist/cards. */
import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { build } from 'esbuild';
import { fileOfPart, FONT_FAMILIES } from '../server/modules/sharing/cards/font-parts';

const root = resolve(__dirname, '..');
const output = join(root, 'dist/cards');

async function copyFonts(name: string, parts: (part: string) => boolean): Promise<void> {
  const source = dirname(createRequire(__filename).resolve(`@fontsource-variable/${name}/package.json`));
  const target = join(output, 'fonts', name);
  await mkdir(join(target, 'files'), { recursive: true });
  const ranges = JSON.parse(await readFile(join(source, 'unicode.json'), 'utf8')) as Record<string, string>;
  const wanted = Object.entries(ranges).filter(([part]) => parts(part));
  await writeFile(join(target, 'unicode.json'), JSON.stringify(Object.fromEntries(wanted)));
  await copyFile(join(source, 'LICENSE'), join(target, 'LICENSE'));
  for (const [part] of wanted) {
    const file = fileOfPart(name, part);
    await copyFile(join(source, 'files', file), join(target, 'files', file));
  }
}

async function make(): Promise<void> {
  await rm(output, { recursive: true, force: true });
  await build({
    entryPoints: [join(root, 'server/modules/sharing/cards/draw-card.worker.ts')],
    outfile: join(output, 'draw-card.cjs'),
    bundle: true,
    platform: 'node',
    target: 'node20.19',
    format: 'cjs',
    minify: true,
    alias: { '@kimari/common': join(root, 'common') },
    charset: 'utf8',
    logLevel: 'warning',
  });
  for (const [name, parts] of Object.entries(FONT_FAMILIES)) await copyFonts(name, parts);
}

make().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
