import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import type { ClientRequest } from '../http/client-request';

/** Logs one line per finished request: server errors at warn, slow requests at info, all others at debug. */
export function requestLog(logger: Logger, slowAfter = 1000): RequestHandler {
  return (request, response, next) => {
    const started = performance.now();
    response.once('close', () => {
      const milliseconds = Math.round(performance.now() - started);
      const context = (request as Partial<ClientRequest>).kimari;
      const entry = {
        requestId: context?.requestId,
        method: request.method,
        path: request.originalUrl.split('?', 1)[0],
        status: response.statusCode,
        milliseconds,
        actor: context?.actor && context.actor.kind !== 'anonymous' ? context.actor.userId : undefined,
      };
      if (response.statusCode >= 500) logger.warn(entry, 'request failed');
      else if (milliseconds >= slowAfter) logger.info(entry, 'slow request');
      else logger.debug(entry, 'request');
    });
    next();
  };
}
