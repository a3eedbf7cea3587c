import type { RequestHandler } from 'express';
import { type Deadline, enterDeadline } from '../../deadline';

/** Runs all later middleware and the handler under a deadline. */
export function requestDeadline(deadline: Deadline): RequestHandler {
  return (_request, response, next) => {
    const running = enterDeadline(deadline, next);
    response.once('close', () => running.clear());
  };
}
