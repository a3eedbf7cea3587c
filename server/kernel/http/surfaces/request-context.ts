import { randomUUID } from 'node:crypto';
import type { Request, RequestHandler } from 'express';
import { pickLocale } from '@kimari/common/locale';
import type { SurfaceRequest } from '../client-request';
import type { Surface } from './surface';

/** Request ids that are accepted from a proxy; any other is replaced. */
const REQUEST_ID = /^[A-Za-z0-9._-]{8,64}$/;

/** The proxy's request id if it is valid, otherwise a new one. */
export function requestIdOf(request: Request): string {
  const given = request.get('x-request-id');
  return given !== undefined && REQUEST_ID.test(given) ? given : randomUUID();
}

/** Sets the id and language of each request and reports both in the response. Ignores cookies. */
export function requestContext(surface: Surface): RequestHandler {
  return (request, response, next): void => {
    const requestId = requestIdOf(request);
    const query = typeof request.query['lang'] === 'string' ? request.query['lang'] : null;
    const acceptLanguage = request.get('accept-language') ?? null;
    const locale = surface.locale ?? pickLocale({ query, acceptLanguage });
    (request as SurfaceRequest).kimari = { requestId, locale, surface };
    response.setHeader('X-Request-Id', requestId);
    response.setHeader('Content-Language', locale);
    response.setHeader('Cache-Control', 'no-store');
    response.setHeader('Vary', 'Accept-Language');
    next();
  };
}
