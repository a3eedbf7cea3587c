type Wrap = (strategy: never, routerOf: never) => unknown;

let wrap: Wrap = (strategy) => strategy;

/** Puts a function around Remix's data strategy. Comes before the first page is hydrated. */
export function wrapDataStrategy(around: Wrap): void {
  wrap = around;
}

/**
 * What the build puts around Remix's data strategy. It imports nothing: what Remix's client imports must not import Remix,
 * or both would wait for each other.
 */
export function wrappedDataStrategy(strategy: never, routerOf: never): unknown {
  return wrap(strategy, routerOf);
}
