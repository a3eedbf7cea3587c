import { appendFileSync } from 'node:fs';
import { chmod, mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { identityOf } from '../../../server/kernel/database/embedded/process-identity';
import { copyEmptyDatabase } from './empty-database';

/** Folder of the run; removed at its end. */
const FOLDER = process.env.FAULTS_FOLDER ?? '';

/** Creates a folder inside the run's folder, accessible to PostgreSQL's account. */
export async function aFolder(): Promise<string> {
  const folder = await mkdtemp(join(FOLDER, 'data-'));
  await chmod(folder, 0o755);
  return folder;
}

/** Puts an empty database into a folder, a new one by default, for a server whose first start is not the subject. */
export async function aDataFolder(folder?: string): Promise<string> {
  const dataDir = folder ?? (await aFolder());
  await copyEmptyDatabase(FOLDER, dataDir);
  return dataDir;
}

/** Registers a process, so that it is stopped even if the test fails. */
export function noteProcess(pid: number | undefined): void {
  if (pid === undefined) return;
  appendFileSync(join(FOLDER, 'processes'), `${pid} ${identityOf(pid).startedAt}\n`);
}

/** Prints the measurements of a test in one line. */
export function report(fault: string, numbers: Readonly<Record<string, number | string>>): void {
  const texts = Object.entries(numbers).map(([name, value]) => `${name} ${value}`);
  process.stdout.write(`  ${fault}: ${texts.join(', ')}\n`);
}

const unfinished: (() => Promise<unknown>)[] = [];

/** Registers a cleanup after the test, also when the test fails; it must be safe to run twice. */
export function endAfterTest(end: () => Promise<unknown>): void {
  unfinished.push(end);
}

afterEach(async () => {
  for (const end of unfinished.splice(0).reverse()) await end();
});
