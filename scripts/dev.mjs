/**
 * `npm run dev`: recompiles the server on every change and restarts it on success. Vite compiles the pages inside the
 * server and reloads them in the browser.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from './build.mjs';

if (process.argv.includes('--help') || process.argv.includes('-h')) {
  console.log(
    'npm run dev\n  Serves like npm start, and starts anew or reloads the page whenever a file changes.',
  );
  process.exit(0);
}

process.env.NODE_ENV = 'development';
const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');

try {
  await build({ only: ['typed documents', 'server', 'GraphiQL', 'page worker'] });
} catch (error) {
  console.error(error.message);
  process.exit(1);
}

// Keep the database running here, so that the server need not start it at each restart.
const load = createRequire(import.meta.url);
const { readEnv } = load('../.cache/compiled/server/kernel/config/env.js');
const { openDatabase } = load('../.cache/compiled/server/kernel/database/open-database.js');
const database = await openDatabase(readEnv(), console.log);

const compiler = spawn(
  process.execPath,
  ['node_modules/typescript/bin/tsc', '--build', 'tsconfig.build.json', '--watch', '--preserveWatchOutput'],
  { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] },
);
let server;
let starting = Promise.resolve();

compiler.stdout.on('data', (part) => {
  process.stdout.write(part);
  if (String(part).includes('Found 0 errors')) starting = starting.then(startAnew);
});

/** From the output of the compiler: bundling it would take longer than a start gains. */
async function startAnew() {
  await stopServer();
  const env = { SHUTDOWN_DELAY: '0', ...process.env };
  server = spawn(process.execPath, ['.cache/compiled/server/main.js'], { cwd: root, env, stdio: 'inherit' });
}

async function stopServer() {
  if (!server || server.exitCode !== null || server.signalCode !== null) return;
  const ended = once(server, 'exit');
  server.kill('SIGTERM');
  await ended;
}

async function end() {
  compiler.kill();
  await starting;
  await stopServer();
  await database.close();
  process.exit(0);
}
process.once('SIGINT', end);
process.once('SIGTERM', end);
