import { AsyncLocalStorage } from 'node:async_hooks';

const current = new AsyncLocalStorage<AbortSignal>();

type Deadline = { readonly signal: AbortSignal; clear(): void };

/** The deadline of the work that asks; undefined when it may take its time. */
export function currentDeadline(): AbortSignal | undefined {
  return current.getStore();
}

/**
 * Does work that has so many milliseconds. When they are over, its statements are cancelled and further ones refused
 * with `TimedOut`. A deadline around it stays in force.
 */
export async function withDeadline<Result>(
  milliseconds: number,
  work: () => Promise<Result>,
): Promise<Result> {
  const deadline = startDeadline(milliseconds);
  try {
    return await current.run(deadline.signal, work);
  } finally {
    deadline.clear();
  }
}

/** The same for work that ends elsewhere; `clear` the deadline then. */
export function enterDeadline(milliseconds: number, work: () => void): Pick<Deadline, 'clear'> {
  const deadline = startDeadline(milliseconds);
  current.run(deadline.signal, work);
  return deadline;
}

function startDeadline(milliseconds: number): Deadline {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), milliseconds).unref();
  const outer = currentDeadline();
  const { signal } = controller;
  return { signal: outer ? AbortSignal.any([outer, signal]) : signal, clear: () => clearTimeout(timer) };
}
