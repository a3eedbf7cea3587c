import { isUtf8 } from 'node:buffer';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { LIMITS } from '../../../common/limits';
import { isSignedIn } from '../../access/actor';
import { MalformedBody, PayloadTooLarge, UnsupportedMediaType } from '../errors/request.errors';
import type { ActorSource } from './actor-source';
import { authenticate } from './authenticate';
import type { ClientRequest } from './client-request';
import { encodingOf, readBody } from './read-body';

/** Where a text can be published. */
export type PublishingPlaces = {
  readonly mayPublish: (request: Request) => boolean;
  /** Whether a body that has been read does publish, where the address alone does not tell. */
  readonly publishes?: (body: unknown) => boolean;
};

const BYTE_ORDER_MARK = '\ufeff';

/**
 * Reads a JSON body into `request.body`; a missing one stays undefined, another media type is a 415. Its bounds are
 * checked before it is read and while it is: long bodies are for those who are signed in and publish.
 */
export function jsonBody(actors: ActorSource, places: PublishingPlaces): RequestHandler {
  const maxBytesOf = async (request: Request): Promise<number> => {
    const { maxBytes, maxPublishBytes } = LIMITS.body;
    if (isSurelySmall(request) || !places.mayPublish(request)) return maxBytes;
    const actor = await authenticate(actors, request as ClientRequest);
    return isSignedIn(actor) ? maxPublishBytes : maxBytes;
  };

  const read = async (request: Request): Promise<void> => {
    if (!request.is('application/json') || !isInUtf8(request)) throw UnsupportedMediaType();
    const maxBytes = await maxBytesOf(request);
    if (lengthOf(request) > maxBytes) throw PayloadTooLarge();
    const bytes = await readBody(request, maxBytes, LIMITS.body);
    request.body = parse(bytes);
    const isLong = bytes.length > LIMITS.body.maxBytes;
    if (isLong && places.publishes && !places.publishes(request.body)) throw PayloadTooLarge();
  };

  return (request: Request, _response: Response, next: NextFunction): void => {
    if (hasBody(request)) read(request).then(() => next(), next);
    else next();
  };
}

/** Whether a request brings a body (RFC 9112 §6). */
function hasBody(request: Request): boolean {
  const length = request.get('content-length');
  return request.get('transfer-encoding') !== undefined || (length !== undefined && length !== '0');
}

/** Bytes that a body says it has, 0 when it does not. */
function lengthOf(request: Request): number {
  return Number(request.get('content-length') ?? 0);
}

/** Most bodies say their length and come as they are: who sends them need not be known yet. */
function isSurelySmall(request: Request): boolean {
  const length = lengthOf(request);
  return length > 0 && length <= LIMITS.body.maxBytes && encodingOf(request) === null;
}

/** JSON is UTF-8 (RFC 8259 §8.1). */
function isInUtf8(request: Request): boolean {
  const charset = /;\s*charset\s*=\s*"?([^\s;"]+)/i.exec(request.get('content-type') ?? '')?.[1];
  return charset === undefined || /^utf-?8$/i.test(charset);
}

/** Broken UTF-8 is refused: repaired, it would come back as what nobody has sent. */
function parse(bytes: Buffer): unknown {
  if (bytes.length === 0) return {};
  if (!isUtf8(bytes)) throw MalformedBody();
  const text = bytes.toString('utf8');
  try {
    return JSON.parse(text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text);
  } catch (cause) {
    throw MalformedBody({}, { cause });
  }
}
