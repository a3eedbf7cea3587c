import { PassThrough } from 'node:stream';
import { createReadableStreamFromReadable } from '@remix-run/node';
import type { Request as ExpressRequest, Response as ExpressResponse } from 'express';

const WITHOUT_BODY = new Set(['GET', 'HEAD']);
/** Headers about the origin or route of a request, which are dropped because pages always use the configured origin. */
const FORWARDING_HEADERS = new Set([
  'host',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-forwarded-port',
  'forwarded',
  'origin',
]);

/**
 * Converts an Express request to a fetch Request. Its URL has the configured origin; the `Host` header is ignored. The body
 * is streamed on demand, and its reader must limit its size.
 */
export function toFetchRequest(
  request: ExpressRequest,
  response: ExpressResponse,
  appOrigin: string,
): Request {
  const controller = new AbortController();
  response.once('close', () => {
    if (!response.writableFinished) controller.abort();
  });
  const address = addressOf(request.originalUrl, appOrigin);
  const init = { method: request.method, headers: headersOf(request, appOrigin), signal: controller.signal };
  if (WITHOUT_BODY.has(request.method)) return new Request(address, init);
  const body = bodyOf(request, response);
  return new Request(address, { ...init, body, duplex: 'half' } as RequestInit);
}

/** A pass-through stream, so that cancelling the body does not close the connection before the response is sent. */
function bodyOf(request: ExpressRequest, response: ExpressResponse): ReadableStream<Uint8Array> {
  const body = new PassThrough();
  request.pipe(body);
  request.once('close', () => {
    if (!request.complete) body.destroy(new Error('The request ended early'));
  });
  // Discard the unread rest, which would block the next request on this connection.
  response.once('finish', () => request.unpipe(body).resume());
  return createReadableStreamFromReadable(body);
}

/** Remix reads this parameter as a way of asking for data that our pages do not use, and reports it as an error. */
const OLD_DATA_REQUEST = /(?:^|&)(?:_|%5f)(?:d|%64)(?:a|%61)(?:t|%74)(?:a|%61)(?:=[^&]*)?(?=&|$)/gi;

/**
 * Collapses leading slashes, because a path that begins with two would name another host. The percent signs of a path that
 * cannot be decoded stand for themselves, so that the web app finds no page there instead of failing.
 */
function addressOf(originalUrl: string, appOrigin: string): string {
  const [path = '', ...query] = originalUrl.replace(/^\/+/, '').split('?');
  const known = isDecodable(path) ? path : path.replaceAll('%', '%25');
  const asked = query.join('?').replace(OLD_DATA_REQUEST, '').replace(/^&/, '');
  return `${appOrigin}/${asked === '' ? known : `${known}?${asked}`}`;
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

function headersOf(request: ExpressRequest, appOrigin: string): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value === undefined || name.startsWith(':') || FORWARDING_HEADERS.has(name)) continue;
    for (const single of [value].flat()) headers.append(name, single);
  }
  // Remix compares these two headers; the origin check has already accepted the request.
  headers.set('host', new URL(appOrigin).host);
  if (request.headers.origin !== undefined) headers.set('origin', appOrigin);
  return headers;
}
