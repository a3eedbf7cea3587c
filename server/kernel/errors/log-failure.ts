import type { Logger } from 'pino';
import type { PublicError } from './public-error';

/** Logs client errors at debug level, and server errors with their cause. */
export function logFailure(
  logger: Logger,
  error: unknown,
  publicError: PublicError,
  requestId?: string,
): void {
  if (publicError.status < 500) {
    logger.debug({ requestId, reason: publicError.reason }, 'refused');
    return;
  }
  const isLoad = publicError.code === 'SERVICE_UNAVAILABLE' || publicError.code === 'GATEWAY_TIMEOUT';
  const level = isLoad ? 'warn' : 'error';
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  logger[level]({ requestId, err: cause, reason: publicError.reason }, 'request failed');
}
