import { randomUUID } from 'node:crypto';
import type { Request, RequestHandler } from 'express';
import { pickLocale } from '@kimari/common/locale';
import type { SurfaceRequest } from '../client-request';
import type { Surface } from './surface';

/** A request id that a proxy in front may have given; anything else is replaced. */
const REQUEST_ID = /^[A-Za-z0-9._-]{8,64}$/;

/** The id of a request: the proxy's where that is usable, else a new one. */
export function requestIdOf(request: Request): string {
  const given = request.get('x-request-id');
  return given !== undefined && REQUEST_ID.test(given) ? given : randomUUID();
}

/** Gives each request of a surface an id and a language, and says both in the answer. Cookies are never looked at here. */
export function requestContext(surface: Surface): RequestHandler {
  return (request, response, next): void => {
    const requestId = requestIdOf(request);
    const query = typeof request.query['lang'] === 'string' ? request.query['lang'] : null;
    const locale = pickLocale({ query, acceptLanguage: request.get('accept-language') ?? null });
    (request as SurfaceRequest).kimari = { requestId, locale, surface };
    response.set({ 'X-Request-Id': requestId, 'Content-Language': locale, 'Cache-Control': 'no-store' });
    response.vary('Accept-Language');
    next();
  };
}
