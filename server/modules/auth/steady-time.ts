import { setTimeout as wait } from 'node:timers/promises';

/** Does the work and answers no sooner than so many milliseconds after the start, so that its length tells nothing. */
export async function inSteadyTime<Result>(
  milliseconds: number,
  work: () => Promise<Result>,
): Promise<Result> {
  const [result] = await Promise.all([work(), wait(milliseconds)]);
  return result;
}
