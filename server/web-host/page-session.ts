import type { PendingSignIn, SessionTokens, Viewer } from '@kimari/common/host-context';
import type { Actor } from '../access/actor';
import type { BrowserSessions, PageCaller } from './browser-sessions';
import type { SessionCookies } from './session-cookie';

type Cookies = Readonly<Record<string, string | undefined>>;

/** A session that the response stores in cookies; `isNew` after a sign-in. */
type HeldSession = {
  readonly tokens: SessionTokens;
  readonly rememberMe: boolean;
  readonly isNew: boolean;
};

/** An unfinished sign-in that the response stores in a cookie, for `expiresIn` seconds. */
export type HeldSignIn = PendingSignIn & { readonly expiresIn: number };

/** The user identified by a request's cookies. */
type Identity = { readonly actor: Actor; readonly viewer: Viewer | null };

/** The session of one page request: the viewer, and the cookies that the response must set. */
export class PageSession {
  /** The session after this response: null when ended, undefined when unchanged. */
  private held: HeldSession | null | undefined;
  /** The unfinished sign-in after this response: null when forgotten, undefined when unchanged. */
  private unfinished: HeldSignIn | null | undefined;
  private identity: Identity;
  private keepsBrowser = false;

  private constructor(
    private readonly sessions: BrowserSessions,
    private readonly writer: SessionCookies,
    private readonly cookies: Cookies,
    private readonly caller: PageCaller,
  ) {
    this.identity = { actor: { kind: 'anonymous', origin: caller.origin }, viewer: null };
  }

  /** Reads the cookies and refreshes an expired access token. */
  static async open(
    sessions: BrowserSessions,
    writer: SessionCookies,
    cookies: Cookies,
    caller: PageCaller,
  ): Promise<PageSession> {
    const session = new PageSession(sessions, writer, cookies, caller);
    await session.recognise();
    return session;
  }

  get actor(): Actor {
    return this.identity.actor;
  }

  get viewer(): Viewer | null {
    return this.identity.viewer;
  }

  /** The sign-in that this browser has to finish with a second factor. */
  get pending(): PendingSignIn | null {
    return this.writer.pending(this.cookies);
  }

  /** Stores an unfinished sign-in in the browser, or deletes it. */
  challenge(pending: HeldSignIn | null): void {
    this.unfinished = pending;
  }

  /** Starts a session in the browser with this response. */
  start(tokens: SessionTokens, { rememberMe }: { readonly rememberMe: boolean }): void {
    this.held = { tokens, rememberMe, isNew: true };
    this.unfinished = null;
  }

  /** Lets only this browser finish the sign-in at a provider that it starts with this request. */
  keepBrowser(): void {
    this.keepsBrowser = true;
  }

  /** Ends the session on the server and in the browser. */
  async end(): Promise<void> {
    const refreshToken = this.held?.tokens.refreshToken ?? this.writer.refreshToken(this.cookies);
    this.held = null;
    if (refreshToken !== null) await this.sessions.end(refreshToken, this.actor, this.caller);
  }

  /** The `Set-Cookie` lines of the response. */
  async lines(): Promise<string[]> {
    return [...this.browserLines(), ...(await this.sessionLines()), ...this.unfinishedLines()];
  }

  private browserLines(): string[] {
    const { browser } = this.caller.origin;
    return this.keepsBrowser && browser !== undefined ? [this.writer.browser(browser)] : [];
  }

  private unfinishedLines(): string[] {
    const { unfinished, cookies, writer } = this;
    if (unfinished === undefined) return [];
    return unfinished === null
      ? writer.forgetPending(cookies)
      : [writer.keepPending(unfinished, unfinished.expiresIn)];
  }

  private async sessionLines(): Promise<string[]> {
    const { held, cookies, writer } = this;
    if (held === undefined) return writer.summary(this.viewer, cookies, writer.isRemembered(cookies));
    if (held === null) return [...writer.end(cookies), ...writer.summary(null, cookies, false)];
    const { viewer } = await this.identityOf(held.tokens.accessToken);
    const forgotten = held.rememberMe ? [] : writer.forget(cookies);
    return [
      ...forgotten,
      ...writer.start(held.tokens, held.rememberMe),
      ...(held.isNew && viewer ? [writer.device(this.deviceOf(viewer))] : []),
      ...writer.summary(viewer, cookies, held.rememberMe),
    ];
  }

  private deviceOf(viewer: Viewer): string {
    return this.sessions.deviceOf(viewer.id, this.cookies[this.writer.deviceName]);
  }

  private async recognise(): Promise<void> {
    const accessToken = this.writer.accessToken(this.cookies);
    const refreshToken = this.writer.refreshToken(this.cookies);
    if (accessToken !== null) this.identity = await this.identityOf(accessToken);
    if (this.actor.kind === 'user' || (accessToken === null && refreshToken === null)) return;
    const tokens = refreshToken === null ? null : await this.sessions.refresh(refreshToken, this.caller);
    if (tokens === null) {
      this.held = null;
      return;
    }
    this.held = { tokens, rememberMe: this.writer.isRemembered(this.cookies), isNew: false };
    this.identity = await this.identityOf(tokens.accessToken);
  }

  private async identityOf(accessToken: string): Promise<Identity> {
    const actor = await this.sessions.actorOf(accessToken, this.caller.origin);
    // A command-line token in a cookie is not a session.
    if (actor.kind !== 'user') return { actor: { kind: 'anonymous', origin: actor.origin }, viewer: null };
    return { actor, viewer: await this.sessions.viewerOf(actor) };
  }
}
