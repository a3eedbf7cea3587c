import type { RequestHandler } from 'express';
import { ownTurn } from '../concurrency/own-turn';

/** Requests that may begin in one turn of the event loop. */
const MAX_AT_ONCE = 20;

/**
 * Express middleware: when very many requests arrive at once, the later ones begin one by one, so that health checks
 * need not wait for all of them. Node hands over a thousand in one turn.
 */
export function inTurns(): RequestHandler {
  let begun = 0;
  const reset = (): void => {
    begun = 0;
  };
  return (_request, _response, next) => {
    if (begun === 0) setImmediate(reset);
    begun++;
    if (begun <= MAX_AT_ONCE) next();
    else void ownTurn().then(() => next());
  };
}
