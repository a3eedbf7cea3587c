import { type ArgumentsHost, Catch, type ExceptionFilter, Inject } from '@nestjs/common';
import type { GqlContextType } from '@nestjs/graphql';
import type { ErrorRequestHandler, Request, Response } from 'express';
import type { Logger } from 'pino';
import { DEFAULT_LOCALE } from '@kimari/common/locale';
import { toEnvelope } from '../../errors/envelope';
import { logFailure } from '../../errors/log-failure';
import { toPublicError } from '../../errors/public-error';
import { LOGGER } from '../../logging/logging.module';
import type { SurfaceRequest } from '../client-request';

/** Writes an error in the shape of the surface that the request came in by; outside of all, as the contract's envelope. */
function sendError(error: unknown, request: Request, response: Response, logger: Logger): void {
  const context = (request as Partial<SurfaceRequest>).kimari;
  const publicError = toPublicError(error, context?.locale ?? DEFAULT_LOCALE);
  logFailure(logger, error, publicError, context?.requestId);
  if (response.headersSent) {
    response.destroy();
    return;
  }
  response.removeHeader('ETag');
  response.set('Cache-Control', 'no-store');
  if (publicError.retryAfter !== undefined) response.set('Retry-After', String(publicError.retryAfter));
  const toBody = context?.surface.errorBody ?? toEnvelope;
  response.status(publicError.status).json(toBody(publicError));
}

/** Sends what handlers throw; GraphQL has its own formatter. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  constructor(@Inject(LOGGER) private readonly logger: Logger) {}

  catch(error: unknown, host: ArgumentsHost): void {
    if (host.getType<GqlContextType>() === 'graphql') throw error;
    const http = host.switchToHttp();
    sendError(error, http.getRequest<Request>(), http.getResponse<Response>(), this.logger);
  }
}

/** The same for what middleware in front of Nest throws. */
export function errorHandler(logger: Logger): ErrorRequestHandler {
  return (error: unknown, request, response, next): void => {
    if (response.headersSent) next(error);
    else sendError(error, request, response, logger);
  };
}
