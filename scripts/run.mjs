/** `node scripts/run.mjs server/import/cli.js ARGS…`: updates the server's build, then runs one of its programs. */
import { dirname, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from './build.mjs';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const [program, ...args] = process.argv.slice(2);
const file = resolve(root, 'dist', program);

try {
  await build({ only: ['server'], log: (line) => console.error(line) });
} catch (error) {
  console.error(error.message);
  process.exit(1);
}

process.argv = [process.argv[0], file, ...args];
await import(pathToFileURL(file));
