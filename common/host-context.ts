import type { NoticeSeverity, ReadAccess, RegistrationMode, SiteRole, Theme } from './enums';
import type { Locale } from './locale';
import type { Preferences } from './preferences';

/** The fields of the signed-in user that pages need; never a token. */
export type Viewer = {
  readonly id: string;
  readonly username: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly role: SiteRole;
  readonly displayName: string | null;
  readonly avatarUrl: string | null;
  readonly preferences: Preferences;
  /** The chosen time zone; null for that of the browser. */
  readonly timeZone: string | null;
};

/** The operator of the site; null where the settings are empty. */
export type SiteOperator = {
  readonly name: string | null;
  /** An e-mail or web address, and the link to it. */
  readonly contact: { readonly text: string; readonly link: string } | null;
};

/** Facts about the installation for pages: its version and its operator's decisions. */
export type SiteSettings = {
  /** The version of Kimari that runs. */
  readonly version: string;
  readonly readAccess: ReadAccess;
  readonly operator: SiteOperator;
  /** The name of the provider of OpenID Connect. */
  readonly oidcName: string;
  readonly registration: {
    readonly mode: RegistrationMode;
    /** The domains of the addresses that may register, as people read them; empty unless the mode is `domains`. */
    readonly domains: readonly string[];
  };
};

/** The administrators’ notice to everybody. */
export type PageNotice = {
  readonly id: string;
  readonly severity: NoticeSeverity;
  readonly text: string;
  /** The language of the text, which is not the reader's when there is no other. */
  readonly locale: Locale;
};

/** A GraphQL operation sent by a page. */
export type GraphqlOperation = {
  readonly query: string;
  readonly variables?: Record<string, unknown>;
  readonly operationName?: string;
};

/** A GraphQL response; errors carry `extensions { code, status, reason?, issues?, retryAfter?, requestId }`. */
export type GraphqlAnswer = {
  readonly data?: Record<string, unknown> | null;
  readonly errors?: readonly {
    readonly message: string;
    readonly path?: readonly (string | number)[];
    readonly extensions?: Record<string, unknown>;
  }[];
};

/** The outcome of a task in a worker thread. */
export type WorkOutcome<Result> =
  | { readonly kind: 'done'; readonly result: Result }
  /** The task exceeded its time or memory limit, and would do so again. */
  | { readonly kind: 'overran' }
  /** Too many tasks are queued; a retry a moment later may succeed. */
  | { readonly kind: 'busy' };

/** Runs the tasks of the web app's worker file in threads. */
export type Workers = {
  /** Runs the function of that name for at most `deadline` milliseconds, not counting the time in the queue. */
  run<Result>(
    task: { readonly name: string; readonly deadline: number },
    input: unknown,
  ): Promise<WorkOutcome<Result>>;
};

/** The rendered texts of versions, which the host keeps. */
export type RenderedTexts = {
  /**
   * The result of the worker file's `renderPacked` for the text of a version that the caller may read. `overran`: it cannot be
   * rendered; `late`: not at the moment.
   */
  rendered(version: {
    readonly content: string;
    /** `sha256:<hex>` of the text. */
    readonly digest: string;
  }): Promise<Uint8Array | 'overran' | 'late'>;
};

/** The copy of the command line that an installation hands out. */
export type CommandLineRelease = {
  readonly version: string;
  /** `sha256:<hex>` of the package. */
  readonly digest: string;
  /** Size of the package in bytes. */
  readonly size: number;
};

/** The pair of tokens that a sign-in returns; starts a session. */
export type SessionTokens = { readonly accessToken: string; readonly refreshToken: string };

/** A sign-in that waits for a code of the second factor. */
export type PendingSignIn = {
  readonly challengeToken: string;
  /** The account as the person knows it, to be shown: the address that was typed. */
  readonly account: string;
  readonly rememberMe: boolean;
};

/**
 * The context of every loader and action, made by the host. The web app depends on nothing else of the server:
 * `graphql.execute` may be a function call or a socket.
 */
export type HostContext = {
  readonly viewer: Viewer | null;
  readonly locale: Locale;
  readonly theme: Theme;
  /** The IANA zone of all dates on the page. */
  readonly timeZone: string;
  /** Unix seconds by the clock that the times in answers are from. That of the machine may be wrong. */
  readonly now: number;
  readonly requestId: string;
  /** Every inline script carries it; the host replaces it by the script's hash in the Content-Security-Policy. */
  readonly nonce: string;
  /** Public origin of the installation, without a trailing slash. */
  readonly appUrl: string;
  readonly site: SiteSettings;
  /** Null when there is nothing to tell, or this browser has dismissed it. */
  readonly notice: PageNotice | null;
  /** Logs an error in the host's log, with the request id. */
  readonly logFailure: (error: unknown, message: string) => void;
  /**
   * Resolves in a turn of the host's event loop that no other work shares. Await it before work that blocks for milliseconds:
   * pages that become ready together would otherwise render in a single turn, and block all other requests.
   */
  readonly ownTurn: () => Promise<void>;
  readonly graphql: { execute(operation: GraphqlOperation): Promise<GraphqlAnswer> };
  readonly workers: Workers;
  readonly texts: RenderedTexts;
  /** Null when the installation was built without the command line. */
  readonly commandLine: () => Promise<CommandLineRelease | null>;
  readonly session: {
    /** Sets the session's cookies on the response. */
    start(tokens: SessionTokens, options: { readonly rememberMe: boolean }): void;
    /** The sign-in that this browser has to finish with a second factor, or null. */
    readonly pending: PendingSignIn | null;
    /**
     * Keeps the challenge of an unfinished sign-in for `expiresIn` seconds, in a cookie that scripts cannot read; null
     * forgets it. A new session forgets it too.
     */
    challenge(pending: (PendingSignIn & { readonly expiresIn: number }) | null): void;
    /** Ends the session on the server and clears its cookies. */
    end(): Promise<void>;
    /** Sets the cookie by which this browser, and no other, can finish the sign-in at a provider that it begins. */
    keepBrowser(): void;
  };
};
