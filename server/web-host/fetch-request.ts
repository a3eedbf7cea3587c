import { PassThrough } from 'node:stream';
import { createReadableStreamFromReadable } from '@remix-run/node';
import type { Request as ExpressRequest, Response as ExpressResponse } from 'express';

const WITHOUT_BODY = new Set(['GET', 'HEAD']);
/** Headers that claim an origin or a route. They are dropped: the address of a page always has the configured origin. */
const FORWARDING_HEADERS = new Set([
  'host',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-forwarded-port',
  'forwarded',
  'origin',
]);

/**
 * The fetch form of a request. Its address begins with the public origin of the settings, never with what `Host` says.
 * The body is passed on as somebody reads it; who does knows how long it may be.
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

/** Whoever stops reading the body must not cut the connection, on which the answer still has to leave. */
function bodyOf(request: ExpressRequest, response: ExpressResponse): ReadableStream<Uint8Array> {
  const body = new PassThrough();
  request.pipe(body);
  request.once('close', () => {
    if (!request.complete) body.destroy(new Error('The request broke off'));
  });
  // The next request on this connection comes after what nobody wanted to read.
  response.once('finish', () => request.unpipe(body).resume());
  return createReadableStreamFromReadable(body);
}

/** A path that begins with two slashes would name another host. */
function addressOf(originalUrl: string, appOrigin: string): string {
  return `${appOrigin}/${originalUrl.replace(/^\/+/, '')}`;
}

function headersOf(request: ExpressRequest, appOrigin: string): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value === undefined || name.startsWith(':') || FORWARDING_HEADERS.has(name)) continue;
    for (const single of [value].flat()) headers.append(name, single);
  }
  // Remix compares these two; that the request comes from this site was checked before.
  headers.set('host', new URL(appOrigin).host);
  if (request.headers.origin !== undefined) headers.set('origin', appOrigin);
  return headers;
}
