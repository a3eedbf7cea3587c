/**
 * `npm run dev`: compiles the server on every change and starts it anew; pages are compiled by Vite inside the server, and
 * change in the browser by themselves.
 */
import { spawn } from 'node:child_process';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from './build.mjs';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');

function run(...args) {
  return spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'development' },
    stdio: 'inherit',
  });
}

try {
  await build({ only: ['typed documents', 'server'] });
} catch (error) {
  console.error(error.message);
  process.exit(1);
}

const compiler = run(
  'node_modules/typescript/bin/tsc',
  '-p',
  'tsconfig.build.json',
  '--watch',
  '--preserveWatchOutput',
);
const server = run('--watch', '--watch-preserve-output', 'dist/server/main.js');

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    compiler.kill();
    server.kill('SIGTERM');
  });
}
server.once('exit', (code) => {
  compiler.kill();
  process.exitCode = code ?? 0;
});
