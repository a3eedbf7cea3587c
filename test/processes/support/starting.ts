import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { hasEnded, runServer, type Settings } from '../../faults/support/site';
import { endAfterTest } from '../../faults/support/workshop';
import { freePort } from '../../support/free-port';

/** Milliseconds for a start on a busy machine. */
export const START_WITHIN = 120_000;
/** Milliseconds for processes to be gone after a signal. */
export const GONE_WITHIN = 15_000;

/** A server that nobody waits for. */
export type Starting = { readonly child: ChildProcess; readonly origin: string; readonly log: () => string };

/** Starts the built server; it is killed after the test. */
export async function start(settings: Settings): Promise<Starting> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const child = runServer({ PORT: String(port), APP_URL: origin, ...settings });
  let log = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (part: Buffer) => (log += part.toString()));
  endAfterTest(async () => {
    if (!hasEnded(child)) child.kill('SIGKILL');
    await gone(child);
  });
  return { child, origin, log: () => log };
}

export async function gone(child: ChildProcess): Promise<void> {
  if (!hasEnded(child)) await once(child, 'exit');
}

export async function answers(url: string): Promise<boolean> {
  const answer = await fetch(url).catch(() => null);
  await answer?.arrayBuffer();
  return answer?.ok ?? false;
}
