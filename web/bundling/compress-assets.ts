import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const COMPRESSIBLE = /\.(?:js|css|svg|json)$/;
const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/**
 * Writes `.br` and `.gz` files beside the browser's files at the highest level, which would be too slow at request
 * time. The host serves the one that a browser accepts.
 */
export function compressAssets(): Plugin {
  return {
    name: 'kimari:compress-assets',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler({ dir }) {
        const folder = join(dir ?? '', 'assets');
        const names = (await readdir(folder)).filter((name) => COMPRESSIBLE.test(name));
        await Promise.all(names.map((name) => compress(join(folder, name))));
      },
    },
  };
}

/** Writes the compressed copies of one file. */
export async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  const strongest = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  await Promise.all([
    brotli(content, strongest).then((bytes) => writeFile(`${file}.br`, bytes)),
    deflate(content, { level: constants.Z_BEST_COMPRESSION }).then((bytes) => writeFile(`${file}.gz`, bytes)),
  ]);
}
