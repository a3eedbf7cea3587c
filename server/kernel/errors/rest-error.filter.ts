import { type ArgumentsHost, Catch, type ExceptionFilter, Inject } from '@nestjs/common';
import type { GqlContextType } from '@nestjs/graphql';
import type { NextFunction, Request, Response } from 'express';
import type { Logger } from 'pino';
import { DEFAULT_LOCALE } from '@kimari/common/locale';
import type { ClientRequest } from '../http/client-request';
import { LOGGER } from '../logging/logging.module';
import { logFailure } from './log-failure';
import { type PublicError, toPublicError } from './public-error';
import { UnknownAddress } from './request.errors';

/** The body of every REST error (contract: ErrorEnvelope). */
export function toEnvelope(error: PublicError): Record<string, unknown> {
  const data = error.issues ? { issues: error.issues } : error.data;
  return {
    defined: false,
    code: error.code,
    status: error.status,
    message: error.message,
    ...(error.reason === UnknownAddress.definition.reason && { error: 'Not found' }),
    ...(data && { data }),
  };
}

/** Writes an error as the contract's envelope. */
export function sendError(error: unknown, request: Request, response: Response, logger: Logger): void {
  const context = (request as Partial<ClientRequest>).kimari;
  const publicError = toPublicError(error, context?.locale ?? DEFAULT_LOCALE);
  logFailure(logger, error, publicError, context?.requestId);
  if (response.headersSent) {
    response.destroy();
    return;
  }
  response.removeHeader('ETag');
  response.set('Cache-Control', 'no-store');
  if (publicError.retryAfter !== undefined) response.set('Retry-After', String(publicError.retryAfter));
  response.status(publicError.status).json(toEnvelope(publicError));
}

/** Sends what handlers throw; GraphQL has its own formatter. */
@Catch()
export class RestErrorFilter implements ExceptionFilter {
  constructor(@Inject(LOGGER) private readonly logger: Logger) {}

  catch(error: unknown, host: ArgumentsHost): void {
    if (host.getType<GqlContextType>() === 'graphql') throw error;
    const http = host.switchToHttp();
    sendError(error, http.getRequest<Request>(), http.getResponse<Response>(), this.logger);
  }
}

/** The same for what middleware in front of Nest throws. */
export function restErrorHandler(logger: Logger) {
  return (error: unknown, request: Request, response: Response, next: NextFunction): void => {
    if (response.headersSent) next(error);
    else sendError(error, request, response, logger);
  };
}
