import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { chmod, mkdir, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { emptyDatabase } from './empty-database';

const ROOT = resolve(__dirname, '../../..');
const MIGRATE = join(ROOT, 'dist/server/kernel/database/cli.js');

/**
 * Creates one folder for everything that the run starts and writes, with one empty database that sites copy, and starts a
 * janitor that cleans it up however the run ends.
 */
export default async function globalSetup(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'kimari-faults-'));
  // As root, PostgreSQL runs under another account, which needs access.
  await chmod(folder, 0o755);
  process.env.FAULTS_FOLDER = folder;
  // In its own session, so that Ctrl-C does not stop it.
  globalThis.janitor = spawn(process.execPath, [resolve(__dirname, 'janitor.mjs'), folder], {
    detached: true,
    stdio: ['pipe', 'ignore', 'inherit'],
  });
  await makeEmptyDatabase(emptyDatabase(folder));
}

async function makeEmptyDatabase(dataDir: string): Promise<void> {
  await mkdir(dataDir);
  await chmod(dataDir, 0o755);
  const env = { PATH: process.env.PATH, NODE_ENV: 'production' as const, DATA_DIR: dataDir };
  await promisify(execFile)(process.execPath, [MIGRATE, 'migrate'], { cwd: ROOT, env });
}

declare global {
  var janitor: ChildProcess | undefined;
}
