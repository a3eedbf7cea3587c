import { QueryFailedError } from 'typeorm';
import { AppError } from './app-error';

/**
 * SQLSTATE classes and codes that mean "the database cannot serve now" (PostgreSQL appendix A); 25006 is a write while it
 * can only be read.
 */
const OUTAGE_STATES = /^(08|53|57P0|57014|55P03|25006)/;
const OUTAGE_SOCKET_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EHOSTUNREACH',
  'ERR_STREAM_DESTROYED',
  'ERR_STREAM_WRITE_AFTER_END',
]);
/** What pg and TypeORM say without a code: a runner is released when its connection breaks under it. */
const OUTAGE_MESSAGES =
  /timeout exceeded when trying to connect|Query read timeout|Connection terminated|Client has encountered a connection error|not queryable|Driver not Connected|Query runner already released/i;

/** How long a client should wait when the database is away; seconds. */
export const OUTAGE_RETRY_AFTER = 5;

type PostgresError = { readonly code?: string; readonly constraint?: string; readonly message?: string };

/** Read by shape: a socket's error is made by Node itself and need not be an Error of this realm. */
function driverError(error: unknown): PostgresError | null {
  const cause: unknown = error instanceof QueryFailedError ? error.driverError : error;
  return typeof cause === 'object' && cause !== null ? cause : null;
}

/** Whether an error comes from a database that is gone, frozen, full or restarting. */
export function isDatabaseOutage(error: unknown): boolean {
  const { code, message } = driverError(error) ?? {};
  if (code !== undefined && (OUTAGE_STATES.test(code) || OUTAGE_SOCKET_CODES.has(code))) return true;
  return message !== undefined && OUTAGE_MESSAGES.test(message);
}

/** A declared error, also where it has refused a statement and TypeORM has wrapped it; null for all others. */
export function appErrorIn(error: unknown): AppError | null {
  const cause: unknown = error instanceof QueryFailedError ? error.driverError : error;
  return cause instanceof AppError ? cause : null;
}

/** Whether the work may succeed a little later: the database cannot serve now, or too many wait for it already. */
export function isUnavailable(error: unknown): boolean {
  const refusal = appErrorIn(error);
  if (refusal) return refusal.definition.code === 'SERVICE_UNAVAILABLE';
  return isDatabaseOutage(error);
}

/** The constraint that a statement broke, or null when the error is something else. */
export function brokenConstraint(error: unknown): string | null {
  const { code, constraint } = driverError(error) ?? {};
  return code?.startsWith('23') ? (constraint ?? null) : null;
}

/** Whether a transaction may simply be tried again: a deadlock or a serialization failure. */
export function isRetryable(error: unknown): boolean {
  const code = driverError(error)?.code;
  return code === '40001' || code === '40P01';
}
