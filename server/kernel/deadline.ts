import { AsyncLocalStorage } from 'node:async_hooks';
import type { AppError } from './errors/app-error';
import { RETRY_AFTER } from './errors/retry-after';
import { TimedOut, Unavailable } from './errors/request.errors';

/** A time limit for work, and the error to fail with when it has passed. */
export type Deadline = { readonly milliseconds: number; readonly refusal: () => AppError };

/** The server is too slow at the moment, so the client may retry. */
const tooSlow = (): AppError => Unavailable({ retryAfter: RETRY_AFTER.outage });

/** Time limits of requests by entry point. */
export const DEADLINES = {
  /** Longer than the 15 seconds that a change may wait for earlier changes of the same rule. */
  call: { milliseconds: 20_000, refusal: tooSlow },
  /** The author of a GraphQL operation decides how much it requests, so retrying does not help but requesting less does. */
  operation: { milliseconds: 10_000, refusal: () => TimedOut() },
  /** A page runs several operations. */
  page: { milliseconds: 15_000, refusal: tooSlow },
} as const satisfies Readonly<Record<string, Deadline>>;

const current = new AsyncLocalStorage<AbortSignal | undefined>();

type Running = { readonly signal: AbortSignal; clear(): void };

/** The signal of the current deadline, aborted with its refusal; undefined without a deadline. */
export function currentDeadline(): AbortSignal | undefined {
  return current.getStore();
}

/**
 * Runs work under a deadline. When it passes, running statements are cancelled and further ones rejected with the
 * deadline's refusal. An outer deadline stays in force.
 */
export async function withDeadline<Result>(deadline: Deadline, work: () => Promise<Result>): Promise<Result> {
  const running = start(deadline);
  try {
    return await current.run(running.signal, work);
  } finally {
    running.clear();
  }
}

/** Like {@link withDeadline}, for work that ends elsewhere: call `clear` then. */
export function enterDeadline(deadline: Deadline, work: () => void): Pick<Running, 'clear'> {
  const running = start(deadline);
  current.run(running.signal, work);
  return running;
}

/** Runs work that must complete even after the caller's deadline. */
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
