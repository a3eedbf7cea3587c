const waiting: (() => void)[] = [];

/**
 * Resolves in a turn of the event loop that no other caller shares. Computations that wait for it leave the process free between
 * them: what is short, such as a health check, waits for one of them at most, however many come at once.
 */
export function ownTurn(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve);
    if (waiting.length === 1) setImmediate(takeTurn);
  });
}

function takeTurn(): void {
  waiting.shift()?.();
  if (waiting.length > 0) setImmediate(takeTurn);
}
