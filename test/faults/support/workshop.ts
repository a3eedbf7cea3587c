import { appendFileSync } from 'node:fs';
import { chmod, mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { identityOf } from '../../../server/kernel/database/embedded/process-identity';

/** Everything that a run starts and writes; removed at its end. */
const FOLDER = process.env.FAULTS_FOLDER ?? '';

/** A new folder in the run's own, open to the account that PostgreSQL runs as. */
export async function aFolder(): Promise<string> {
  const folder = await mkdtemp(join(FOLDER, 'data-'));
  await chmod(folder, 0o755);
  return folder;
}

/** Writes a process down, so that it is ended should the test not come to it. */
export function noteProcess(pid: number | undefined): void {
  if (pid === undefined) return;
  appendFileSync(join(FOLDER, 'processes'), `${pid} ${identityOf(pid).startedAt}\n`);
}

/** The one line of numbers of a test. */
export function report(fault: string, numbers: Readonly<Record<string, number | string>>): void {
  const texts = Object.entries(numbers).map(([name, value]) => `${name} ${value}`);
  process.stdout.write(`  ${fault}: ${texts.join(', ')}\n`);
}

const unfinished: (() => Promise<unknown>)[] = [];

/** Ends something after the test, also where the test fails before it comes to that; ending twice must do no harm. */
export function endAfterTest(end: () => Promise<unknown>): void {
  unfinished.push(end);
}

afterEach(async () => {
  for (const end of unfinished.splice(0).reverse()) await end();
});
