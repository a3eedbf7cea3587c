import type { Strategy } from 'passport';

/** The part of a request that a strategy may read. */
export type StrategyRequest = { readonly headers: Readonly<Record<string, string>> };

/** A strategy with the callbacks that passport adds for each request. */
type RunningStrategy = {
  success(result: unknown): void;
  fail(): void;
  pass(): void;
  redirect(): void;
  error(error: unknown): void;
  authenticate(request: StrategyRequest): void;
};

/**
 * Runs a passport strategy outside Express and returns its result. Null means that it rejected the request. Throws its
 * errors.
 */
export function runStrategy<Result>(strategy: Strategy, request: StrategyRequest): Promise<Result | null> {
  return new Promise((resolve, reject) => {
    const run = Object.create(strategy) as RunningStrategy;
    run.success = (result) => resolve(result as Result);
    run.fail = () => resolve(null);
    run.pass = () => resolve(null);
    run.redirect = () => reject(new Error('This strategy wants a browser'));
    run.error = reject;
    run.authenticate(request);
  });
}
