import express, { type NextFunction, type Request, type RequestHandler, type Response } from 'express';
import { LIMITS } from '../../../common/limits';
import { MalformedBody, UnsupportedMediaType } from '../errors/request.errors';

const parse = express.json({ limit: LIMITS.body.maxBytes, strict: false, type: 'application/json' });

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
    const isUnnamed = error instanceof Error && !('type' in error);
    next(isUnnamed ? MalformedBody({}, { cause: error }) : error);
  });
};
