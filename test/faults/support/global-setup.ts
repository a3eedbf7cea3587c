import { type ChildProcess, spawn } from 'node:child_process';
import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** One folder for everything that the run starts and writes, and somebody who cleans it up whatever happens to the run. */
export default async function globalSetup(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'kimari-faults-'));
  // PostgreSQL runs as another account when the tests run as root, and must get in.
  await chmod(folder, 0o755);
  process.env.FAULTS_FOLDER = folder;
  // In a session of its own, so that Ctrl-C does not end it too.
  globalThis.janitor = spawn(process.execPath, [resolve(__dirname, 'janitor.mjs'), folder], {
    detached: true,
    stdio: ['pipe', 'ignore', 'inherit'],
  });
}

declare global {
  var janitor: ChildProcess | undefined;
}
