import type { Strategy, StrategyCreated } from 'passport';

/** The part of a request that a strategy may look at. */
export type StrategyRequest = { readonly headers: Readonly<Record<string, string>> };

/**
 * Runs a passport strategy outside of Express: what it would do to a response becomes a value. Null means that it
 * refused; an error of its own is thrown.
 */
export function runStrategy<Result>(strategy: Strategy, request: StrategyRequest): Promise<Result | null> {
  return new Promise((resolve, reject) => {
    // Passport itself runs each request on an object of its own, on which it puts these methods.
    const run = Object.create(strategy) as StrategyCreated<Strategy>;
    run.success = (result: unknown) => resolve(result as Result);
    run.fail = () => resolve(null);
    run.pass = () => resolve(null);
    run.redirect = () => reject(new Error('This strategy wants a browser'));
    run.error = reject;
    Reflect.apply(strategy.authenticate, run, [request]);
  });
}
