import type { RequestHandler } from 'express';
import { type Deadline, enterDeadline } from '../../deadline';

/** Sets all that follows on a request a deadline. */
export function requestDeadline(deadline: Deadline): RequestHandler {
  return (_request, response, next) => {
    const running = enterDeadline(deadline, next);
    response.once('close', () => running.clear());
  };
}
