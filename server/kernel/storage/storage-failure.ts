import type { AppError } from '../errors/app-error';
import { OUTAGE_RETRY_AFTER } from '../errors/database-errors';
import { Unavailable } from '../errors/request.errors';

/** What went wrong in a store, in one line for the log and the terminal. It never holds keys or signatures. */
export class StorageFailure extends Error {
  /** @param code of the system (`ECONNREFUSED`) or of the store (`AccessDenied`) */
  constructor(
    message: string,
    readonly code: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** The failure as callers see it: a 503 that keeps its cause for the log. */
export function storeUnavailable(failure: StorageFailure): AppError {
  return Unavailable({ retryAfter: OUTAGE_RETRY_AFTER }, { cause: failure });
}

/** The code that Node gave an error; empty when there is none. */
export function codeOf(error: unknown): string {
  const { code } = Object(error) as { readonly code?: unknown };
  return typeof code === 'string' ? code : '';
}

/** What an error says, also one of another realm. */
export function messageOf(error: unknown): string {
  const { message } = Object(error) as { readonly message?: unknown };
  return typeof message === 'string' && message !== '' ? message : String(error);
}
