import { Transform, type TransformCallback } from 'node:stream';
import { createReadableStreamFromReadable } from '@remix-run/node';
import type { Request as ExpressRequest, Response as ExpressResponse } from 'express';
import { LIMITS } from '../../common/limits';
import { PayloadTooLarge } from '../kernel/errors/request.errors';

const WITHOUT_BODY = new Set(['GET', 'HEAD']);
/** Headers about how the request came here; the page's address is the configured one, whatever they say. */
const ABOUT_THE_WAY = new Set([
  'host',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-forwarded-port',
  'forwarded',
  'origin',
]);

/** A request in the form that Remix takes. */
export type FetchRequest = {
  readonly request: Request;
  /** Rejects when the body turns out to be too long; otherwise never settles. */
  readonly overflow: Promise<never>;
};

/** The fetch form of a request. Its address begins with the public origin of the settings, never with what `Host` says. */
export function toFetchRequest(
  request: ExpressRequest,
  response: ExpressResponse,
  appOrigin: string,
): FetchRequest {
  if (Number(request.get('content-length') ?? 0) > LIMITS.body.maxPublishBytes) throw PayloadTooLarge();
  const controller = new AbortController();
  response.once('close', () => {
    if (!response.writableFinished) controller.abort();
  });
  const address = addressOf(request.originalUrl, appOrigin);
  const init = { method: request.method, headers: headersOf(request, appOrigin), signal: controller.signal };
  if (WITHOUT_BODY.has(request.method))
    return { request: new Request(address, init), overflow: new Promise(() => {}) };
  const body = new LimitedBody(LIMITS.body.maxPublishBytes);
  const overflow = new Promise<never>((_resolve, reject) => body.once('error', reject));
  // The body may fail after nobody waits for it any more.
  overflow.catch(() => undefined);
  const stream = createReadableStreamFromReadable(request.pipe(body));
  return {
    request: new Request(address, { ...init, body: stream, duplex: 'half' } as RequestInit),
    overflow,
  };
}

/** Passes bytes on until there are too many, for a body without `Content-Length` tells its size only at its end. */
class LimitedBody extends Transform {
  private received = 0;

  constructor(private readonly maxBytes: number) {
    super();
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.received += chunk.length;
    if (this.received > this.maxBytes) done(PayloadTooLarge());
    else done(null, chunk);
  }
}

/** A path that begins with two slashes would name another host. */
function addressOf(originalUrl: string, appOrigin: string): string {
  return `${appOrigin}/${originalUrl.replace(/^\/+/, '')}`;
}

function headersOf(request: ExpressRequest, appOrigin: string): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value === undefined || name.startsWith(':') || ABOUT_THE_WAY.has(name)) continue;
    for (const single of [value].flat()) headers.append(name, single);
  }
  // Remix compares these two; that the request comes from this site was checked before.
  headers.set('host', new URL(appOrigin).host);
  if (request.headers.origin !== undefined) headers.set('origin', appOrigin);
  return headers;
}
