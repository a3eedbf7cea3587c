const waiting: (() => void)[] = [];

/** Milliseconds after which a turn counts as long. */
const LONG = 5;
/** Turns of the event loop that others get after a long one. In each, libuv accepts one connection. */
const TURNS_FOR_OTHERS = 10;

/**
 * Resolves in a turn of the event loop that no other caller shares. Computations that wait for it run one per turn:
 * short work, such as a health check, waits for one of them at most, however many arrive at once.
 */
export function ownTurn(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve);
    if (waiting.length === 1) setImmediate(takeTurn);
  });
}

function takeTurn(): void {
  waiting[0]?.();
  setImmediate(endTurn, performance.now());
}

function endTurn(began: number): void {
  pass(performance.now() - began > LONG ? TURNS_FOR_OTHERS : 0);
}

/** Lets this many turns of the event loop pass before the next caller's turn. */
function pass(turns: number): void {
  if (turns > 0) {
    setImmediate(pass, turns - 1);
    return;
  }
  waiting.shift();
  if (waiting.length > 0) takeTurn();
}
