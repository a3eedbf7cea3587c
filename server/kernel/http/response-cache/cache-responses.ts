import { hash } from 'node:crypto';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import type { AnonymousActor } from '../../../access/actor';
import { cacheLookups } from '../../metrics/instruments';
import { originOf } from '../actor-source';
import { noteEffects, type ResponseNotes } from './caller-effects';
import { captureResponse } from './captured-response';
import type { CacheableResponse, CachedResponse, Lookup, ResponseCache, Settle } from './response-cache';

/** A surface's part in caching: the key of a request, and how to send a response. */
export type CacheableRequest = {
  /** Everything that the response varies by. The handler must not see anything else of the request. */
  readonly key: readonly unknown[];
  /** Whether the response may be cached even without the handler's consent (`allowCaching`). */
  readonly isCacheable: boolean;
  /**
   * Whether the first response is cached. If not, caching begins with the second request (scan resistance): the first
   * one costs less, and programs that read everything once do not evict anything.
   */
  readonly cachesFirst: boolean;
};

/** Describes a request; null when its response may depend on the caller. */
export type DescribeRequest = (request: Request) => CacheableRequest | null;

type Miss = Extract<Lookup, { readonly kind: 'miss' }>;

/** Characters of a key; a longer one is not worth its memory. */
const MAX_KEY_LENGTH = 8192;
/** Headers of one request or connection, which are made anew each time. */
const PERSONAL_HEADERS: ReadonlySet<string> = new Set([
  'age',
  'connection',
  'content-length',
  'date',
  'keep-alive',
  'ratelimit',
  'ratelimit-policy',
  'retry-after',
  'transfer-encoding',
  'x-request-id',
]);

/** Express middleware that answers from the {@link ResponseCache} where it can. */
export function cacheResponses(cache: ResponseCache, describe: DescribeRequest): RequestHandler {
  const handle = async (request: Request, response: Response, next: NextFunction): Promise<void> => {
    const described = cache.isEnabled ? describe(request) : null;
    const key = described && keyOf(described.key);
    if (!described || key === null) {
      next();
      return;
    }
    const found = await cache.lookUp(key);
    cacheLookups.inc({ result: found.kind });
    if (found.kind === 'miss') {
      const notes = noteEffects(originOf(request), described.isCacheable);
      const capture = () => captureFor(request, response, notes, found.settle);
      if (described.cachesFirst || cache.noteSeen(key)) capture();
      else captureIfAwaited(response, found, capture);
      next();
    } else if (await repeatEffects(request, found.response)) {
      deliver(request, response, found.response, cache.ageOf(found.response));
    } else {
      // The handler refuses this caller in its own format.
      next();
    }
  };
  return (request, response, next) => {
    handle(request, response, next).catch(next);
  };
}

/** A digest, so that keys take little memory and hold nothing that was sent. */
function keyOf(parts: readonly unknown[]): string | null {
  const text = JSON.stringify(parts);
  return text.length > MAX_KEY_LENGTH ? null : hash('sha256', text, 'base64');
}

/** Sends the response while it is being made, unless another request already waits for the same one. */
function captureIfAwaited(response: Response, { settle, onAwaited }: Miss, capture: () => void): void {
  onAwaited(() => {
    if (response.headersSent) settle(null);
    else capture();
  });
  response.once('close', () => settle(null));
}

function captureFor(request: Request, response: Response, notes: ResponseNotes, settle: Settle): void {
  const complete = (body: Buffer, send: (body?: Buffer) => void): void => {
    settle(notes.isCacheable ? cacheableOf(response, body, notes) : null);
    if (response.statusCode === 204 || response.statusCode === 304) send();
    else {
      prepare(response, body, 0);
      sendUnlessFresh(request, response, body, send);
    }
  };
  captureResponse(response, complete, () => settle(null));
}

/** Errors, redirects and responses with cookies are not cached. */
function cacheableOf(response: Response, body: Buffer, { effects }: ResponseNotes): CacheableResponse | null {
  if (response.statusCode !== 200 || response.hasHeader('Set-Cookie')) return null;
  const headers: string[] = [];
  for (const name of response.getHeaderNames())
    if (!PERSONAL_HEADERS.has(name)) headers.push(name, String(response.getHeader(name)));
  return { status: 200, headers, body, effects };
}

/** False when a limit refuses the caller. */
async function repeatEffects(request: Request, { effects }: CachedResponse): Promise<boolean> {
  const actor: AnonymousActor = { kind: 'anonymous', origin: originOf(request) };
  try {
    for (const effect of effects) await effect(actor);
    return true;
  } catch {
    return false;
  }
}

function deliver(request: Request, response: Response, cached: CachedResponse, age: number): void {
  response.statusCode = cached.status;
  const { headers } = cached;
  for (let at = 0; at < headers.length; at += 2) response.setHeader(headers[at] ?? '', headers[at + 1] ?? '');
  prepare(response, cached.body, age);
  sendUnlessFresh(request, response, cached.body, (body) => void response.end(body));
}

/** Caches in front learn how old the response is (RFC 9111 §5.1), and nothing about the limits of one client. */
function prepare(response: Response, body: Buffer, age: number): void {
  response.setHeader('Content-Length', body.length);
  if (!String(response.getHeader('Cache-Control')).includes('s-maxage')) return;
  response.setHeader('Age', Math.ceil(age / 1000));
  response.removeHeader('RateLimit');
  response.removeHeader('RateLimit-Policy');
}

/** Sends 304 when the client's copy is current (RFC 9110 §13.2.2). */
function sendUnlessFresh(
  request: Request,
  response: Response,
  body: Buffer,
  send: (body?: Buffer) => void,
): void {
  if (!request.fresh) {
    send(body);
    return;
  }
  response.statusCode = 304;
  for (const name of ['Content-Length', 'Content-Type', 'Content-Encoding']) response.removeHeader(name);
  send();
}
