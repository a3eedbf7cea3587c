import { setTimeout as delay } from 'node:timers/promises';

/** Asks again and again until the answer is true; a deadline missed is the test's failure. */
export async function until(question: () => boolean | Promise<boolean>, withinMs = 15_000): Promise<void> {
  for (const deadline = Date.now() + withinMs; Date.now() < deadline; await delay(20)) {
    if (await question()) return;
  }
  throw new Error(`Still not so after ${withinMs} ms: ${question.toString()}`);
}
