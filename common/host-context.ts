import type { Theme } from './enums';
import type { Locale } from './locale';

/** The signed-in user as pages need them; a summary, never a token. */
export type Viewer = {
  readonly id: string;
  readonly username: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly displayName: string | null;
  readonly avatarUrl: string | null;
};

/** An operation as a page sends it. */
export type GraphqlOperation = {
  readonly query: string;
  readonly variables?: Record<string, unknown>;
  readonly operationName?: string;
};

/** What GraphQL answers; errors carry `extensions { code, status, reason?, issues?, retryAfter?, requestId }`. */
export type GraphqlAnswer = {
  readonly data?: Record<string, unknown> | null;
  readonly errors?: readonly {
    readonly message: string;
    readonly path?: readonly (string | number)[];
    readonly extensions?: Record<string, unknown>;
  }[];
};

/** What came of work beside the event loop. */
export type WorkOutcome<Result> =
  | { readonly kind: 'done'; readonly result: Result }
  /** It took more time or memory than it may, and would again. */
  | { readonly kind: 'overran' }
  /** Too much waits already; the same may succeed a moment later. */
  | { readonly kind: 'busy' };

/** Does the tasks of the web app's worker file in threads. */
export type Workers = {
  /** Runs the function of that name for `deadline` milliseconds at most, not counting how long it waits to begin. */
  run<Result>(
    task: { readonly name: string; readonly deadline: number },
    input: unknown,
  ): Promise<WorkOutcome<Result>>;
};

/** What starts a session: the pair a sign-in answered with. */
export type SessionTokens = { readonly accessToken: string; readonly refreshToken: string };

/**
 * What the host gives to every loader and action. The web app knows nothing else of the server:
 * `graphql.execute` may be a function call or a socket.
 */
export type HostContext = {
  readonly viewer: Viewer | null;
  readonly locale: Locale;
  readonly theme: Theme;
  readonly requestId: string;
  /** Nonce of this answer's Content-Security-Policy; every inline script carries it. */
  readonly nonce: string;
  /** Public origin of the installation, without a trailing slash. */
  readonly appUrl: string;
  /** Writes what failed on our side to the host's log, with the number of the request. */
  readonly logFailure: (error: unknown, message: string) => void;
  readonly graphql: { execute(operation: GraphqlOperation): Promise<GraphqlAnswer> };
  readonly workers: Workers;
  readonly session: {
    /** Sets the session's cookies on the answer. */
    start(tokens: SessionTokens, options: { readonly rememberMe: boolean }): void;
    /** Ends the session on the server and clears its cookies. */
    end(): Promise<void>;
  };
};
