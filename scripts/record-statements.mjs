/**
 * `npm run record:statements [-- FOLDER]`, at a release: runs the tests with SQL, or takes the statements that they have written
 * to a folder (`KIMARI_STATEMENTS`), and keeps every statement that the server sends in `test/upgrade/former-statements.jsonl`.
 * The next release proves that they work on its schema.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

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
writeFileSync(join(root, 'test/upgrade/former-statements.jsonl'), `${[...byShape.values()].join('\n')}\n`);
if (given === undefined) rmSync(folder, { recursive: true });
console.log(`${byShape.size} statements are in test/upgrade/former-statements.jsonl`);
