import { AsyncLocalStorage } from 'node:async_hooks';
import type { AppError } from './errors/app-error';
import { OUTAGE_RETRY_AFTER } from './errors/database-errors';
import { TimedOut, Unavailable } from './errors/request.errors';

/** How long work may take, and what it fails with when that is over. */
export type Deadline = { readonly milliseconds: number; readonly refusal: () => AppError };

/** The server is too slow for what it has promised: the same may be asked again. */
const tooSlow = (): AppError => Unavailable({ retryAfter: OUTAGE_RETRY_AFTER });

/** How long a request may be worked on, by where it comes in. */
export const DEADLINES = {
  call: { milliseconds: 10_000, refusal: tooSlow },
  /** An operation of GraphQL asks for as much as its author likes: asking for less helps, asking again does not. */
  operation: { milliseconds: 10_000, refusal: () => TimedOut() },
  /** A page runs several operations. */
  page: { milliseconds: 15_000, refusal: tooSlow },
} as const satisfies Readonly<Record<string, Deadline>>;

const current = new AsyncLocalStorage<AbortSignal | undefined>();

type Running = { readonly signal: AbortSignal; clear(): void };

/** The deadline of the work that asks, aborted with its refusal; undefined when it may take its time. */
export function currentDeadline(): AbortSignal | undefined {
  return current.getStore();
}

/**
 * Does work until a deadline. When that is over, its statements are cancelled and further ones refused, with the
 * refusal of the deadline. A deadline around it stays in force.
 */
export async function withDeadline<Result>(deadline: Deadline, work: () => Promise<Result>): Promise<Result> {
  const running = start(deadline);
  try {
    return await current.run(running.signal, work);
  } finally {
    running.clear();
  }
}

/** The same for work that ends elsewhere; `clear` the deadline then. */
export function enterDeadline(deadline: Deadline, work: () => void): Pick<Running, 'clear'> {
  const running = start(deadline);
  current.run(running.signal, work);
  return running;
}

/** Does work that nobody waits for any more, and that has to be done in any case. */
export function withoutDeadline<Result>(work: () => Result): Result {
  return current.run(undefined, work);
}

function start({ milliseconds, refusal }: Deadline): Running {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(refusal()), milliseconds).unref();
  const outer = currentDeadline();
  const { signal } = controller;
  return { signal: outer ? AbortSignal.any([outer, signal]) : signal, clear: () => clearTimeout(timer) };
}
