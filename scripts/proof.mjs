/**
 * Some tests take a minute and depend on a few files: `npm run test:headers`, `test:install` and `deploy:check` note the
 * digest of those files in `test/proofs.json` when they pass, and `.ci/run` runs them again when a file is another.
 * `node scripts/proof.mjs needed TEST` succeeds when it must run; `node scripts/proof.mjs keep TEST` notes that it passed.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const PROOFS = 'test/proofs.json';

/** What each test depends on: files, and folders with everything in them. */
export const READS = {
  /** What sends headers and cookies, or puts scripts and styles into a page. */
  headers: [
    'package-lock.json',
    'server/kernel/http/constant-headers.ts',
    'server/kernel/http/transport-security.ts',
    'server/web-host',
    'test/headers',
    'web/app/entry.server.tsx',
    'web/app/lib/nonce.ts',
    'web/app/root.tsx',
  ],
  /** What is installed, and what starts an installation. That sources need no other package is a rule of `npm run floors`. */
  install: [
    '.npmrc',
    'cli/package.json',
    'common/package.json',
    'package-lock.json',
    'package.json',
    'scripts/build.mjs',
    'scripts/run.mjs',
    'scripts/start.mjs',
    'scripts/test-install.mjs',
    'web/package.json',
  ],
  deploy: ['deploy', 'docker-compose.yml', 'scripts/check-deploy.mjs'],
};

/** The digest of the names and contents of files below a root. */
export function digestOf(paths, root = ROOT) {
  const hash = createHash('sha256');
  for (const path of paths.flatMap((path) => filesIn(path, root)).sort()) {
    const content = readFileSync(join(root, path));
    hash.update(`${path}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

/** A path that is missing would be one that is never looked at again. */
function filesIn(path, root) {
  if (!existsSync(join(root, path)))
    throw new Error(`${path} is gone: name in scripts/proof.mjs what replaced it.`);
  if (!statSync(join(root, path)).isDirectory()) return [path];
  return readdirSync(join(root, path), { withFileTypes: true })
    .filter(({ name }) => name !== 'node_modules')
    .flatMap((entry) => filesIn(`${path}/${entry.name}`, root));
}

function proofs() {
  return JSON.parse(readFileSync(join(ROOT, PROOFS), 'utf8'));
}

/** Whether the files are as they were when a test passed. */
export function isProven(test) {
  return proofs()[test] === digestOf(READS[test]);
}

/** Notes that a test passed with the files as they are. */
export function keepProof(test) {
  const all = { ...proofs(), [test]: digestOf(READS[test]) };
  writeFileSync(join(ROOT, PROOFS), `${JSON.stringify(all, Object.keys(READS), 2)}\n`);
}

function main([verb, test]) {
  const reads = READS[test];
  if (!reads || !['needed', 'keep'].includes(verb))
    throw new Error('proof.mjs needed|keep headers|install|deploy');
  if (verb === 'keep') return keepProof(test);
  const isNeeded = !isProven(test);
  if (!isNeeded) console.log(`${test}: not run, because ${reads.join(', ')} are as they were when it passed`);
  process.exitCode = isNeeded ? 0 : 1;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main(process.argv.slice(2));
