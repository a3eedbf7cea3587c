type Close = () => Promise<void>;

const open: Close[] = [];
let interrupted = false;

/**
 * Registers a resource to be closed when the benchmark ends or is interrupted. Returns a function that closes it once.
 */
export function closedAtEnd(close: Close): Close {
  let closing: Promise<void> | undefined;
  const closeOnce: Close = () => {
    const index = open.indexOf(closeOnce);
    if (index >= 0) open.splice(index, 1);
    return (closing ??= close());
  };
  open.push(closeOnce);
  return closeOnce;
}

/** Registers something that is still starting; it is stopped once it has started. */
export function stoppedAtEnd(starting: Promise<{ stop(): Promise<void> }>): Close {
  return closedAtEnd(() =>
    starting.then(
      (started) => started.stop(),
      () => undefined,
    ),
  );
}

/** Closes all open resources, in reverse order. */
export async function closeAll(): Promise<void> {
  for (let close = open.at(-1); close; close = open.at(-1)) {
    await close().catch((error: unknown) => console.error(error));
  }
}

const EXIT_CODES = { SIGINT: 130, SIGTERM: 143 } as const;

/** Whether a signal has interrupted the benchmark; later failures are a consequence. */
export function isInterrupted(): boolean {
  return interrupted;
}

/** On Ctrl-C or SIGTERM, stops servers and databases before it exits; a second signal exits at once. */
export function closeOnSignals(): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      interrupted = true;
      console.error(`${signal}: stopping what the benchmark has started`);
      void closeAll().finally(() => process.exit(EXIT_CODES[signal]));
    });
  }
}
