import { setImmediate as nextTurn } from 'node:timers/promises';

let last: Promise<unknown> = Promise.resolve();

/**
 * Resolves in an event loop turn of its own. Await it before work that blocks for milliseconds: pages that become ready
 * together, for instance when the database fails, would otherwise render in a single turn and block all other requests.
 */
export function ownTurn(): Promise<void> {
  const turn = last.then(() => nextTurn());
  last = turn;
  return turn;
}
