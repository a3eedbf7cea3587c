import type { AppError } from './app-error';
import { appErrorIn, isDatabaseOutage } from './database-errors';
import { InvalidInput } from './issue';

/** Wraps an unexpected failure in the given error; declared errors, invalid input and outages pass through. */
export async function failAs<Result>(
  failure: (params: Record<string, never>, options: ErrorOptions) => AppError,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (appErrorIn(error) || error instanceof InvalidInput || isDatabaseOutage(error)) throw error;
    throw failure({}, { cause: error });
  }
}
