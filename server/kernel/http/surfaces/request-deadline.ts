import type { RequestHandler } from 'express';
import { enterDeadline } from '../../deadline';

/** Gives all that follows on a request so many milliseconds. */
export function requestDeadline(milliseconds: number): RequestHandler {
  return (_request, response, next) => {
    const deadline = enterDeadline(milliseconds, next);
    response.once('close', () => deadline.clear());
  };
}
