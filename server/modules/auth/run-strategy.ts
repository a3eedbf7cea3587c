import type { Strategy } from 'passport';

/** The part of a request that a strategy may read. */
export type StrategyRequest = {
  readonly headers?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
};

/** A strategy with the callbacks that passport adds for each request. */
type RunningStrategy = {
  success(result: unknown): void;
  fail(): void;
  pass(): void;
  redirect(url: string): void;
  error(error: unknown): void;
  authenticate(request: StrategyRequest, options?: object): void;
};

type Outcome<Result> =
  | { readonly kind: 'accepted'; readonly result: Result }
  | { readonly kind: 'rejected' }
  | { readonly kind: 'redirected'; readonly url: string };

/**
 * Runs a passport strategy outside Express and returns its result. Null means that it rejected the request. Throws its
 * errors.
 */
export async function runStrategy<Result>(
  strategy: Strategy,
  request: StrategyRequest,
): Promise<Result | null> {
  const outcome = await run<Result>(strategy, request);
  if (outcome.kind === 'redirected') throw new Error('This strategy wants a browser');
  return outcome.kind === 'accepted' ? outcome.result : null;
}

/** Runs a passport strategy up to the address to which it sends the browser. */
export async function redirectOf(strategy: Strategy, options: object): Promise<string> {
  const outcome = await run(strategy, {}, options);
  if (outcome.kind !== 'redirected') throw new Error('This strategy wants no browser');
  return outcome.url;
}

function run<Result>(
  strategy: Strategy,
  request: StrategyRequest,
  options?: object,
): Promise<Outcome<Result>> {
  return new Promise((resolve, reject) => {
    const running = Object.create(strategy) as RunningStrategy;
    running.success = (result) => resolve({ kind: 'accepted', result: result as Result });
    running.fail = () => resolve({ kind: 'rejected' });
    running.pass = () => resolve({ kind: 'rejected' });
    running.redirect = (url) => resolve({ kind: 'redirected', url });
    running.error = reject;
    running.authenticate(request, options);
  });
}
