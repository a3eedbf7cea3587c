import { isAscii, isUtf8 } from 'node:buffer';
import { setImmediate } from 'node:timers/promises';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { isSignedIn } from '../../../access/actor';
import { MalformedBody, PayloadTooLarge, UnsupportedMediaType } from '../../errors/request.errors';
import type { ActorSource } from '../actor-source';
import { authenticate } from '../authenticate';
import type { SurfaceRequest } from '../client-request';
import type { BodyFormat, BodyRules } from './body-format';
import type { LongBodySlots } from './long-body-slots';
import { encodingOf, readBody } from './read-body';

const BYTE_ORDER_MARK = '\ufeff';

/**
 * Reads and parses a body into `request.body`, which stays undefined without a body; a different media type gets 415.
 * Limits are checked before and while reading. A long body has its place in memory until its request is answered.
 */
export function bodyReader(
  { format, maxBytes, long }: BodyRules,
  actors: ActorSource,
  slots: LongBodySlots,
): RequestHandler {
  /** The account that may send a long body, and how long; null for everybody else. */
  const longSender = async (request: Request): Promise<LongSender | null> => {
    if (!long || isSurelySmall(request, maxBytes)) return null;
    const most = long.maxBytesFor(request);
    if (most <= maxBytes) return null;
    const actor = await authenticate(actors, request as SurfaceRequest);
    return isSignedIn(actor) ? { userId: actor.userId, maxBytes: most } : null;
  };

  const read = async (request: Request, limit: number): Promise<void> => {
    if (lengthOf(request) > limit) throw PayloadTooLarge();
    const bytes = await readBody(request, limit, format);
    if (bytes.length > maxBytes) await turnOfLongBody();
    request.body = parse(bytes, format);
    if (bytes.length > maxBytes && long?.maxBytesOf && bytes.length > long.maxBytesOf(request.body)) {
      throw PayloadTooLarge();
    }
  };

  const readAndGoOn = async (request: Request, response: Response, next: NextFunction): Promise<void> => {
    if (!request.is(format.label.mediaType) || !isInUtf8(request)) throw UnsupportedMediaType(format.label);
    const sender = await longSender(request);
    if (sender === null) {
      await read(request, maxBytes);
      next();
      return;
    }
    await slots.run(sender.userId, async () => {
      await read(request, sender.maxBytes);
      next();
      await closed(response);
    });
  };

  return (request: Request, response: Response, next: NextFunction): void => {
    if (hasBody(request)) readAndGoOn(request, response, next).catch(next);
    else next();
  };
}

type LongSender = { readonly userId: string; readonly maxBytes: number };

/** Resolves when the answer is sent, or the connection is lost. */
function closed(response: Response): Promise<void> {
  return new Promise((resolve) => {
    if (response.closed) resolve();
    else response.once('close', resolve);
  });
}

let lastTurn: Promise<void> = Promise.resolve();

/** Long bodies that arrive together are parsed one per turn of the event loop, so that other requests come between. */
function turnOfLongBody(): Promise<void> {
  lastTurn = lastTurn.then(() => setImmediate());
  return lastTurn;
}

/** Whether a request has a body (RFC 9112 §6). */
function hasBody(request: Request): boolean {
  const length = request.get('content-length');
  return request.get('transfer-encoding') !== undefined || (length !== undefined && length !== '0');
}

/** The declared Content-Length in bytes, or 0. */
function lengthOf(request: Request): number {
  return Number(request.get('content-length') ?? 0);
}

/** Most bodies declare a small length and are not compressed, so their sender need not be authenticated first. */
function isSurelySmall(request: Request, maxBytes: number): boolean {
  const length = lengthOf(request);
  return length > 0 && length <= maxBytes && encodingOf(request) === null;
}

/** Only UTF-8 is accepted: JSON allows nothing else (RFC 8259 §8.1), and forms need nothing else. */
function isInUtf8(request: Request): boolean {
  const charset = /;\s*charset\s*=\s*"?([^\s;"]+)/i.exec(request.get('content-type') ?? '')?.[1];
  return charset === undefined || /^utf-?8$/i.test(charset);
}

/**
 * Rejects invalid UTF-8, because decoding would silently replace bytes. Long bodies are mostly base64: ASCII, which decodes
 * several times faster as Latin-1.
 */
function parse(bytes: Buffer, format: BodyFormat): unknown {
  if (bytes.length === 0) return {};
  if (!isUtf8(bytes)) throw MalformedBody(format.label);
  const text = bytes.toString(isAscii(bytes) ? 'latin1' : 'utf8');
  try {
    return format.parse(text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text);
  } catch (cause) {
    throw MalformedBody(format.label, { cause });
  }
}
