/** Bundles the command line into one file, `dist/cli/kimari.cjs`, with everything that it needs. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const here = dirname(fileURLToPath(import.meta.url));
const output = resolve(here, '../dist/cli');
const { version, description, license, engines } = JSON.parse(
  await readFile(join(here, 'package.json'), 'utf8'),
);

/** Of undici, only what `undici-parts.cjs` names; not `fetch`, which its client would load for bodies that are forms. */
const onlyPartsOfUndici = {
  name: 'only-parts-of-undici',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^undici$/ }, () => ({ path: join(here, 'undici-parts.cjs') }));
    onResolve({ filter: /web\/fetch|client-h2|socks5/ }, ({ importer }) =>
      importer.includes('undici') ? { path: 'left-out', namespace: 'left-out' } : undefined,
    );
    onLoad({ filter: /.*/, namespace: 'left-out' }, () => ({ contents: 'module.exports = class {};' }));
  },
};

await mkdir(output, { recursive: true });
await build({
  entryPoints: [join(here, 'src/main.ts')],
  outfile: join(output, 'kimari.cjs'),
  bundle: true,
  platform: 'node',
  target: 'node20.19',
  format: 'cjs',
  minify: true,
  // Names of errors and functions stay readable in reports.
  keepNames: false,
  legalComments: 'none',
  banner: { js: '#!/usr/bin/env node' },
  define: { KIMARI_VERSION: JSON.stringify(version) },
  alias: { '@kimari/common': resolve(here, '../common') },
  plugins: [onlyPartsOfUndici],
  charset: 'utf8',
  logLevel: 'warning',
});
// The manifest of the package that people install: no dependencies, no scripts.
const manifest = { name: 'kimari', version, description, license, engines, bin: { kimari: 'kimari.cjs' } };
await writeFile(join(output, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
