import { setImmediate as nextTurn } from 'node:timers/promises';

let last: Promise<unknown> = Promise.resolve();

/**
 * Settles in a turn of the event loop that nobody else waits for here. Work that keeps the processor for milliseconds
 * begins with it: pages that become ready together, as when a database is given up, would else be rendered in one go,
 * and no other request answered meanwhile.
 */
export function ownTurn(): Promise<void> {
  const turn = last.then(() => nextTurn());
  last = turn;
  return turn;
}
