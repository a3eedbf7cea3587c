import { randomUUID } from 'node:crypto';
import type { NextFunction, Request, Response } from 'express';
import { pickLocale } from '@kimari/common/locale';
import type { ClientRequest } from './client-request';

/** A request id that a proxy in front may have given; anything else is replaced. */
const REQUEST_ID = /^[A-Za-z0-9._-]{8,64}$/;

/** The id of a request: the proxy's where that is usable, else a new one. */
export function requestIdOf(request: Request): string {
  const given = request.get('x-request-id');
  return given !== undefined && REQUEST_ID.test(given) ? given : randomUUID();
}

/** Gives each API request an id and a language, and says both in the answer. Cookies are never looked at here. */
export function requestContext(request: Request, response: Response, next: NextFunction): void {
  const requestId = requestIdOf(request);
  const query = typeof request.query['lang'] === 'string' ? request.query['lang'] : null;
  const locale = pickLocale({ query, acceptLanguage: request.get('accept-language') ?? null });
  (request as ClientRequest).kimari = { requestId, locale };
  response.set({ 'X-Request-Id': requestId, 'Content-Language': locale, 'Cache-Control': 'no-store' });
  response.vary('Accept-Language');
  next();
}
