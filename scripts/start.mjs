/** `npm start`: builds what is missing or out of date, then runs the server in this process. */
import { dirname, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from './build.mjs';

const HELP = `npm start
  Builds what is missing or out of date, starts the embedded PostgreSQL (or uses DATABASE_URL), migrates, loads the demo
  set into an empty database and serves pages, REST and GraphQL on one port. Ctrl-C stops everything.
  Settings are environment variables, listed in .env.example; for example: PORT=8080 npm start`;

if (process.argv.includes('--help') || process.argv.includes('-h')) {
  console.log(HELP);
  process.exit(0);
}

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const main = resolve(root, 'dist/server/main.js');

try {
  await build();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}

process.chdir(root);
// The server runs in this process, so that it receives Ctrl-C and SIGTERM once, and its exit code is ours. Workers of a
// cluster are started from this path.
process.argv[1] = main;
await import(pathToFileURL(main));
