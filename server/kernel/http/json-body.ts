import { isUtf8 } from 'node:buffer';
import express, { type NextFunction, type Request, type RequestHandler, type Response } from 'express';
import { LIMITS } from '../../../common/limits';
import { MalformedBody, UnsupportedMediaType } from '../errors/request.errors';

const parse = express.json({
  limit: LIMITS.body.maxBytes,
  strict: false,
  type: 'application/json',
  verify: refuseBrokenText,
});

/** The parser would quietly replace what is no UTF-8, and people would get back what they never sent. */
function refuseBrokenText(
  _request: unknown,
  _response: unknown,
  bytes: Buffer,
  encoding: string | null,
): void {
  if (encoding === 'utf-8' && !isUtf8(bytes)) throw MalformedBody();
}

/** Whether arrays and objects stand in each other deeper than any call needs; what looks at them recurses. */
function isTooDeep(value: unknown, levels: number = LIMITS.body.maxDepth): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((part) => isTooDeep(part, levels - 1));
}

/** Whether a request brings a body (RFC 9112 §6). */
function hasBody(request: Request): boolean {
  const length = request.get('content-length');
  return request.get('transfer-encoding') !== undefined || (length !== undefined && length !== '0');
}

/** Reads a JSON body into `request.body`; a missing one stays undefined, another media type is a 415. */
export const jsonBody: RequestHandler = (request: Request, response: Response, next: NextFunction): void => {
  if (!hasBody(request)) {
    next();
    return;
  }
  if (!request.is('application/json')) throw UnsupportedMediaType();
  parse(request, response, (error?: unknown) => {
    // The parser names its own refusals; what has no name is a compressed body that cannot be unpacked.
    if (error instanceof Error && !('type' in error)) next(MalformedBody({}, { cause: error }));
    else if (error === undefined && isTooDeep(request.body)) next(MalformedBody());
    else next(error);
  });
};
