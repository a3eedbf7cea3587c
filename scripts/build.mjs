/**
 * Builds what changed since the last build: typed GraphQL documents, then server and pages in parallel. `node
 * scripts/build.mjs documents` stops after the documents, which is all that type checks need; `--force` rebuilds
 * everything.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { constants } from 'node:os';
import { dirname, extname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const STAMPS = join(root, '.cache/build.json');
/** Only checked for existence: a production installation has no build packages. */
const REMIX = join(root, 'node_modules/@remix-run/dev/dist/cli.js');
/** Where the compiler writes what is bundled. */
const COMPILED = '.cache/compiled';
const IGNORED = /(^|\/)(node_modules|build|generated|dist|\.cache)(\/|$)|\.spec\.tsx?$|\.md$/;

const HELP = `npm run build [-- --force | documents]
  Builds what changed since the last build into dist/ and web/build/; --force builds everything anew, documents only the
  types of the GraphQL documents.`;

/** Each step: its inputs (folders or files), its outputs, and the programs it runs. */
const codegen = {
  name: 'typed documents',
  reads: ['schema.graphql', 'web/app', 'web/codegen.ts', 'scripts/graphql-codegen.ts'],
  only: /\.graphql$|codegen\.ts$/,
  makes: ['web/app/graphql/generated/graphql.ts'],
  program: ['node_modules/tsx/dist/cli.mjs', 'scripts/graphql-codegen.ts'],
};
const server = {
  name: 'server',
  reads: [
    'server',
    'common',
    'migrations',
    'demo',
    'tsconfig.json',
    'tsconfig.build.json',
    'scripts/server-bundle.mjs',
    'package-lock.json',
  ],
  makes: ['dist/server/main.js', 'common/dist/limits.js'],
  program: ['node_modules/typescript/bin/tsc', '--build', 'tsconfig.build.json'],
  before: forgetLostOutput,
  after: pruneAndBundle,
};
const pages = {
  name: 'pages',
  reads: ['web', 'common', 'schema.graphql', 'openapi.json', 'package-lock.json'],
  makes: ['web/build/server/index.cjs'],
  program: [REMIX, 'vite:build', 'web'],
  environment: { NODE_ENV: 'production' },
};
const worker = {
  name: 'page worker',
  reads: [
    'web/app/content',
    'web/app/components/content',
    'web/app/components/ui',
    'web/app/lib',
    'web/vite.worker.config.ts',
    'web/bundling/style-modules.ts',
    'common',
    'package-lock.json',
  ],
  makes: ['web/build/worker/worker.js'],
  program: ['node_modules/vite/bin/vite.js', 'build', '--config', 'web/vite.worker.config.ts'],
  environment: { NODE_ENV: 'production' },
};

const graphiql = {
  name: 'GraphiQL',
  reads: ['scripts/graphiql-files.ts', 'web/bundling/compress-assets.ts', 'package-lock.json'],
  makes: ['dist/graphiql/graphiql.js'],
  program: ['node_modules/tsx/dist/cli.mjs', 'scripts/graphiql-files.ts'],
};

const cards = {
  name: 'cards',
  reads: ['scripts/card-files.ts', 'server/modules/sharing/cards', 'package-lock.json'],
  makes: ['dist/cards/draw-card.cjs'],
  program: ['node_modules/tsx/dist/cli.mjs', 'scripts/card-files.ts'],
};

const commandLine = {
  name: 'command line',
  reads: [
    'cli/src',
    'cli/build.mjs',
    'cli/undici-parts.cjs',
    'cli/package.json',
    'common',
    'package-lock.json',
  ],
  makes: ['dist/cli/kimari.cjs', 'dist/cli/program.cjs', 'dist/cli/commands.cjs', 'dist/cli/tokens.cjs'],
  program: ['cli/build.mjs'],
};

/** Brings the build, or only the given steps, up to date. Returns the names of the steps that ran. */
export async function build(options = {}) {
  if (!canBuild()) return useBuildMadeElsewhere();
  ENDING_SIGNALS.forEach((signal) => process.once(signal, endWithSteps));
  try {
    return await runSteps(options);
  } finally {
    ENDING_SIGNALS.forEach((signal) => process.off(signal, endWithSteps));
  }
}

const ENDING_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
/** The programs of steps that run now. */
const running = new Set();

/** Ends the steps together with this process: nobody waits for them any longer. */
function endWithSteps(signal) {
  running.forEach((child) => child.kill());
  process.exit(128 + constants.signals[signal]);
}

async function runSteps({ force = false, only, log = console.log }) {
  const stamps = force ? {} : await readStamps();
  const ran = [];
  const run = async (step) => {
    if (only && !only.includes(step.name)) return;
    const stamp = await stampOf(step);
    if (stamps[step.name] === stamp && step.makes.every(exists)) return;
    const started = Date.now();
    log(`Building ${step.name} …`);
    await step.before?.();
    await execute(step);
    await step.after?.();
    stamps[step.name] = stamp;
    ran.push(step.name);
    await writeStamps(stamps);
    log(`Built ${step.name} in ${((Date.now() - started) / 1000).toFixed(1)} s`);
  };
  const outcomes = await Promise.allSettled([
    run(server)
      .then(() => run(graphiql))
      .then(() => run(cards))
      .then(() => run(commandLine)),
    run(codegen)
      .then(() => run(pages))
      .then(() => run(worker)),
  ]);
  const failed = outcomes.find((outcome) => outcome.status === 'rejected');
  if (failed) throw failed.reason;
  return ran;
}

/** False in an installation without sources or build packages (`npm ci --omit=dev`). */
function canBuild() {
  return existsSync(REMIX) && existsSync(join(root, 'server/main.ts'));
}

function useBuildMadeElsewhere() {
  const made = [server, graphiql, cards, commandLine, pages, worker].flatMap(({ makes }) => makes);
  const missing = made.filter((file) => !exists(file));
  if (missing.length === 0) return [];
  const files = missing.join(', ');
  throw new Error(
    `Not built (${files}), and the packages that build are not installed: copy dist/, common/dist/ and web/build/ from a build, or run npm ci without --omit=dev`,
  );
}

/** Hashes names and contents: a checkout or a touched file causes no rebuild, and a deleted file does. */
async function stampOf(step) {
  const hash = createHash('sha256').update(process.version);
  const files = (await Promise.all(step.reads.map(filesBelow))).flat().sort();
  const read = step.only ? files.filter((file) => step.only.test(file)) : files;
  const contents = await Promise.all(read.map((file) => readFile(join(root, file))));
  read.forEach((file, index) => hash.update(`\0${file}\0`).update(contents[index]));
  return hash.digest('hex');
}

async function filesBelow(path) {
  if (!existsSync(join(root, path))) return [];
  if (extname(path)) return [path];
  const entries = await readdir(join(root, path), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .filter((file) => !IGNORED.test(file));
}

function execute({ name, program, environment }) {
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, program, {
      cwd: root,
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    running.add(child);
    child.once('exit', () => running.delete(child));
    const output = [];
    child.stdout.on('data', (part) => output.push(part));
    child.stderr.on('data', (part) => output.push(part));
    child.once('error', fail);
    child.once('close', (code) => {
      if (code === 0) return done();
      fail(new Error(`Building ${name} failed:\n${Buffer.concat(output).toString()}`));
    });
  });
}

/**
 * The compiler's own memory says that nothing changed even when somebody removed its output, or gave a source a new name, which
 * keeps the time of its last change.
 */
async function forgetLostOutput() {
  const lost = await Promise.all([
    lacksOutput('server', `${COMPILED}/server`),
    lacksOutput('common', 'common/dist'),
  ]);
  if (!lost.includes(true)) return;
  for (const memory of ['build', 'common'])
    await rm(join(root, `.cache/${memory}.tsbuildinfo`), { force: true });
}

async function lacksOutput(sources, output) {
  const files = await readdir(join(root, sources), { recursive: true });
  return files
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.d.ts') && !IGNORED.test(file))
    .some((file) => !exists(join(output, file.replace(/ts$/, 'js'))));
}

function exists(file) {
  return existsSync(join(root, file));
}

/** Removes the output of deleted sources, since an old migration would run, and bundles the rest. */
async function pruneAndBundle() {
  const entries = await readdir(join(root, COMPILED), { recursive: true });
  const orphans = entries.filter((name) => {
    const match = /^(.*)\.js(\.map)?$/.exec(name);
    return match && !existsSync(join(root, `${match[1]}.ts`));
  });
  await Promise.all(orphans.map((name) => rm(join(root, COMPILED, name))));
  // An installation has no esbuild.
  const { bundleServer } = await import('./server-bundle.mjs');
  await bundleServer();
}

async function readStamps() {
  return JSON.parse(await readFile(STAMPS, 'utf8').catch(() => '{}'));
}

async function writeStamps(stamps) {
  await mkdir(dirname(STAMPS), { recursive: true });
  await writeFile(STAMPS, JSON.stringify(stamps, null, 2));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const options = process.argv.slice(2);
  if (options.includes('--help') || options.includes('-h')) {
    console.log(HELP);
    process.exit(0);
  }
  const only = options.includes('documents') ? [codegen.name] : undefined;
  const ran = await build({ force: options.includes('--force'), only }).catch((error) => {
    console.error(error.message);
    process.exit(1);
  });
  if (ran.length === 0) console.log('Everything is built.');
}
