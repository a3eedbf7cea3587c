/**
 * Bundles the command line with everything that it needs: people start `dist/cli/kimari.cjs`, which loads `program.cjs`
 * (help, arguments), which loads `commands.cjs`, which loads
 * `tokens.cjs` where it says a number of tokens.
 */
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

/** Each part loads the next one only when it needs it: nobody waits for code to be compiled that does not run. */
const partsApart = {
  name: 'parts-apart',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /\/command-line\.js$/ }, () => ({ path: './program.cjs', external: true }));
    onResolve({ filter: /\/run-command\.js$/ }, () => ({ path: './commands.cjs', external: true }));
    // Commander would start programs for subcommands; there are none.
    onResolve({ filter: /^node:child_process$/ }, () => ({ path: 'left-out', namespace: 'left-out' }));
    onLoad({ filter: /.*/, namespace: 'left-out' }, () => ({ contents: '' }));
  },
};

/** The tables of the tokeniser are larger than everything else. */
const tokensApart = {
  name: 'tokens-apart',
  setup({ onResolve }) {
    onResolve({ filter: /\/count-tokens$/ }, () => ({ path: './tokens.cjs', external: true }));
  },
};

const shared = {
  bundle: true,
  platform: 'node',
  target: 'node20.19',
  format: 'cjs',
  minify: true,
  // `import()` becomes `require`: Node would search a CommonJS file that is imported for its exports, which takes long.
  supported: { 'dynamic-import': false },
  legalComments: 'none',
  define: { KIMARI_VERSION: JSON.stringify(version) },
  alias: { '@kimari/common': resolve(here, '../common') },
  charset: 'utf8',
  logLevel: 'warning',
};

await mkdir(output, { recursive: true });
await build({
  ...shared,
  entryPoints: [join(here, 'src/main.ts')],
  outfile: join(output, 'kimari.cjs'),
  banner: { js: '#!/usr/bin/env node' },
  plugins: [partsApart],
});
await build({
  ...shared,
  entryPoints: [join(here, 'src/command-line.ts')],
  outfile: join(output, 'program.cjs'),
  plugins: [partsApart],
});
await build({
  ...shared,
  entryPoints: [join(here, 'src/run-command.ts')],
  outfile: join(output, 'commands.cjs'),
  plugins: [onlyPartsOfUndici, tokensApart],
});
// The server counts with this file, too: its tables are 2 MB.
await build({
  ...shared,
  entryPoints: [resolve(here, '../common/context-cost/count-tokens.ts')],
  outfile: join(output, 'tokens.cjs'),
});
// The manifest of the package that people install: no dependencies, no scripts.
const manifest = { name: 'kimari', version, description, license, engines, bin: { kimari: 'kimari.cjs' } };
await writeFile(join(output, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
