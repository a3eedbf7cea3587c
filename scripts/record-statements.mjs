/**
 * `npm run record:statements [-- FOLDER]`, at a release: runs the tests with SQL, or takes the statements that they have written
 * to a folder (`KIMARI_STATEMENTS`), and keeps every statement that the server sends in `test/upgrade/former-statements.jsonl`.
 * The next release proves that they work on its schema. What this release's own schema cannot answer is a test's alone.
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const [given] = process.argv.slice(2);
const folder = given ?? mkdtempSync(join(tmpdir(), 'kimari-statements-'));

if (given === undefined) {
  const jest = resolve(root, 'node_modules/jest/bin/jest.js');
  const projects = ['-c', 'test/jest.config.cjs', '--selectProjects', 'integration', 'contract'];
  const env = { ...process.env, KIMARI_STATEMENTS: folder };
  const { status } = spawnSync(process.execPath, [jest, ...projects], { cwd: root, env, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

const files = readdirSync(folder).filter((file) => file.endsWith('.jsonl'));
const lines = files.flatMap((file) => readFileSync(join(folder, file), 'utf8').split('\n').filter(Boolean));
/** Lists of parameters and of rows are as long as the data; one statement stands for all lengths. */
const shapeOf = (statement) =>
  statement
    .replace(/\s+/g, ' ')
    .replace(/\$\d+/g, '$')
    .replace(/'[0-9a-f-]{36}'/g, "''")
    .replace(/(\([^()]*\$[^()]*\))(?:, ?\1)+/g, '$1')
    .replace(/\$(?:, ?\$)+/g, '$');
const byShape = new Map();
for (const line of lines.sort()) {
  const statement = JSON.parse(line);
  if (!byShape.has(shapeOf(statement))) byShape.set(shapeOf(statement), line);
}
if (byShape.size === 0) throw new Error(`No test has recorded a statement in ${folder}`);
const kept = await answered([...byShape.values()]);
writeFileSync(join(root, 'test/upgrade/former-statements.jsonl'), `${kept.join('\n')}\n`);
if (given === undefined) rmSync(folder, { recursive: true });
console.log(`${kept.length} statements are in test/upgrade/former-statements.jsonl`);

/** The statements that can be planned in a new installation of this release. */
async function answered(lines) {
  const home = mkdtempSync(join(tmpdir(), 'kimari-schema-'));
  const dataDir = join(home, 'data');
  const env = {
    PATH: process.env.PATH,
    HOME: home,
    NODE_ENV: 'test',
    DATA_DIR: dataDir,
    PORT: await freePort(),
  };
  const server = spawn(process.execPath, [join(root, 'dist/server/main.js')], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(server, 'exit');
  try {
    for await (const chunk of server.stdout) if (String(chunk).includes('is ready')) break;
    const { url } = JSON.parse(readFileSync(join(dataDir, 'postgres/server.json'), 'utf8'));
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const good = [];
    for (const line of lines) {
      const plan = client.query(`explain (generic_plan) ${JSON.parse(line)}`);
      if (await plan.then(Boolean, () => false)) good.push(line);
    }
    await client.end();
    return good;
  } finally {
    server.kill();
    await ended;
    rmSync(home, { recursive: true, force: true });
  }
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  return String(port);
}
