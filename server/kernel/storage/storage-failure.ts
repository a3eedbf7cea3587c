import type { AppError } from '../errors/app-error';
import { RETRY_AFTER } from '../errors/retry-after';
import { Unavailable } from '../errors/request.errors';

/** A failure of the store, described in one line for the log and the terminal, without keys or signatures. */
export class StorageFailure extends Error {
  /** @param code the error code of the system (`ECONNREFUSED`) or the store (`AccessDenied`) */
  constructor(
    message: string,
    readonly code: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** Wraps a failure in a 503 for the caller, with the cause for the log. */
export function storeUnavailable(failure: StorageFailure): AppError {
  return Unavailable({ retryAfter: RETRY_AFTER.outage }, { cause: failure });
}
