import { type ArgumentsHost, Catch, type ExceptionFilter, Inject } from '@nestjs/common';
import type { GqlContextType } from '@nestjs/graphql';
import type { ErrorRequestHandler, Request, Response } from 'express';
import type { Logger } from 'pino';
import { SECONDS_PER } from '@kimari/common/durations';
import { DEFAULT_LOCALE } from '@kimari/common/locale';
import { toEnvelope } from '../../errors/envelope';
import { logFailure } from '../../errors/log-failure';
import { toPublicError } from '../../errors/public-error';
import { LOGGER } from '../../logging/logging.module';
import type { SurfaceRequest } from '../client-request';

/** The contract fixes the sentence in seconds. Its limits last a day at most; longer ones are ours. */
const WORDING = { secondsUpTo: SECONDS_PER.day };

/** Sends an error in the format of the request's surface; outside any surface, as the contract's envelope. */
function sendError(error: unknown, request: Request, response: Response, logger: Logger): void {
  const context = (request as Partial<SurfaceRequest>).kimari;
  const publicError = toPublicError(error, context?.locale ?? DEFAULT_LOCALE, WORDING);
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

/** Handles errors thrown by controllers; GraphQL has its own formatter. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  constructor(@Inject(LOGGER) private readonly logger: Logger) {}

  catch(error: unknown, host: ArgumentsHost): void {
    if (host.getType<GqlContextType>() === 'graphql') throw error;
    const http = host.switchToHttp();
    sendError(error, http.getRequest<Request>(), http.getResponse<Response>(), this.logger);
  }
}

/** Handles errors thrown by middleware in front of Nest. */
export function errorHandler(logger: Logger): ErrorRequestHandler {
  return (error: unknown, request, response, next): void => {
    if (response.headersSent) next(error);
    else sendError(error, request, response, logger);
  };
}
