import { setTimeout as wait } from 'node:timers/promises';

/** Runs the work and resolves after at least this many milliseconds, so that the duration reveals nothing. */
export async function inSteadyTime<Result>(
  milliseconds: number,
  work: () => Promise<Result>,
): Promise<Result> {
  const [result] = await Promise.all([work(), wait(milliseconds)]);
  return result;
}
