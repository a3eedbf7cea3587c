type Close = () => Promise<void>;

const open: Close[] = [];
let interrupted = false;

/** Sees to it that what must not outlive the benchmark is closed, also when it is interrupted; returns how to close it, once. */
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

/** The same for something that is still starting: it is stopped when it has started. */
export function stoppedAtEnd(starting: Promise<{ stop(): Promise<void> }>): Close {
  return closedAtEnd(() =>
    starting.then(
      (started) => started.stop(),
      () => undefined,
    ),
  );
}

/** Closes what is open, the last opened first. */
export async function closeAll(): Promise<void> {
  for (let close = open.at(-1); close; close = open.at(-1)) {
    await close().catch((error: unknown) => console.error(error));
  }
}

const EXIT_CODES = { SIGINT: 130, SIGTERM: 143 } as const;

/** Whether a signal has ended the benchmark: what fails from then on fails because of it. */
export function isInterrupted(): boolean {
  return interrupted;
}

/** Ctrl-C and SIGTERM end servers and databases first, then the benchmark; the second signal ends it at once. */
export function closeOnSignals(): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      interrupted = true;
      console.error(`${signal}: stopping what the benchmark has started`);
      void closeAll().finally(() => process.exit(EXIT_CODES[signal]));
    });
  }
}
