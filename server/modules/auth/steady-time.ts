import { setTimeout as wait } from 'node:timers/promises';

/** Runs the work and resolves after at least this many milliseconds, so that the duration reveals nothing. */
export async function inSteadyTime<Result>(
  milliseconds: number,
  work: () => Promise<Result>,
): Promise<Result> {
  const [result] = await Promise.all([work(), wait(milliseconds)]);
  return result;
}

/**
 * Minimum duration in milliseconds of a request for a mail. It exceeds the time to queue one, which would reveal known
 * addresses, also where a disk takes 100 ms for a commit.
 */
export const MAIL_REQUEST_DURATION = 250;
