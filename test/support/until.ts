import { setTimeout as delay } from 'node:timers/promises';

/** Polls until a condition holds; throws when the time is up. */
export async function until(condition: () => boolean | Promise<boolean>, withinMs = 15_000): Promise<void> {
  for (const deadline = Date.now() + withinMs; Date.now() < deadline; await delay(20)) {
    if (await condition()) return;
  }
  throw new Error(`Condition not met after ${withinMs} ms: ${condition.toString()}`);
}
