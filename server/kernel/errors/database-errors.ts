import { QueryFailedError } from 'typeorm';
import { AppError } from './app-error';

/**
 * SQLSTATE classes and codes of a temporarily unavailable database (PostgreSQL appendix A); 25006 is a write to a read-only
 * database.
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
/** Messages of pg and TypeORM errors without a code. TypeORM releases a query runner whose connection breaks. */
const OUTAGE_MESSAGES =
  /timeout exceeded when trying to connect|Query read timeout|Connection terminated|Client has encountered a connection error|not queryable|Driver not Connected|Query runner already released/i;

type PostgresError = { readonly code?: string; readonly constraint?: string; readonly message?: string };

/** Checked by shape, because Node's socket errors need not be instances of this realm's Error. */
function driverError(error: unknown): PostgresError | null {
  const cause: unknown = error instanceof QueryFailedError ? error.driverError : error;
  return typeof cause === 'object' && cause !== null ? cause : null;
}

/** Whether an error means that the database is unreachable, frozen, full or restarting. */
export function isDatabaseOutage(error: unknown): boolean {
  const { code, message } = driverError(error) ?? {};
  if (code !== undefined && (OUTAGE_STATES.test(code) || OUTAGE_SOCKET_CODES.has(code))) return true;
  return message !== undefined && OUTAGE_MESSAGES.test(message);
}

/** Returns the declared error, unwrapped from TypeORM's QueryFailedError if necessary; null for other errors. */
export function appErrorIn(error: unknown): AppError | null {
  const cause: unknown = error instanceof QueryFailedError ? error.driverError : error;
  return cause instanceof AppError ? cause : null;
}

/** Whether a retry may succeed soon, because the database is unavailable or a queue is full. */
export function isUnavailable(error: unknown): boolean {
  const refusal = appErrorIn(error);
  if (refusal) return refusal.definition.code === 'SERVICE_UNAVAILABLE';
  return isDatabaseOutage(error);
}

/** The name of the violated constraint, or null for any other error. */
export function brokenConstraint(error: unknown): string | null {
  const { code, constraint } = driverError(error) ?? {};
  return code?.startsWith('23') ? (constraint ?? null) : null;
}

/** Whether the transaction can be retried: a deadlock or a serialization failure. */
export function isRetryable(error: unknown): boolean {
  const code = driverError(error)?.code;
  return code === '40001' || code === '40P01';
}
