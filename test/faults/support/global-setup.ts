import { type ChildProcess, spawn } from 'node:child_process';
import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/**
 * Creates one folder for everything that the run starts and writes, and starts a janitor that cleans it up however the
 * run ends.
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
}

declare global {
  var janitor: ChildProcess | undefined;
}
