import type { SessionTokens, Viewer } from '../../common/host-context';
import type { Actor } from '../access/actor';
import type { BrowserSessions, Circumstances } from './browser-sessions';
import type { SessionCookies } from './session-cookie';

type Cookies = Readonly<Record<string, string | undefined>>;

/** `isNew`: somebody has just signed in. */
type HeldSession = {
  readonly tokens: SessionTokens;
  readonly rememberMe: boolean;
  readonly isNew: boolean;
};

/** What a request's cookies stand for. */
type Standing = { readonly actor: Actor; readonly viewer: Viewer | null };

/** The session behind one request for a page: who reads, and which cookies the answer must set. */
export class PageSession {
  /** What the browser holds after this answer; undefined: what it held before. */
  private held: HeldSession | null | undefined;
  private standing: Standing;

  private constructor(
    private readonly sessions: BrowserSessions,
    private readonly writer: SessionCookies,
    private readonly cookies: Cookies,
    private readonly circumstances: Circumstances,
  ) {
    this.standing = { actor: { kind: 'anonymous', origin: circumstances.origin }, viewer: null };
  }

  /** Reads the cookies; an access token that has expired is replaced once, with the refresh token. */
  static async open(
    sessions: BrowserSessions,
    writer: SessionCookies,
    cookies: Cookies,
    circumstances: Circumstances,
  ): Promise<PageSession> {
    const session = new PageSession(sessions, writer, cookies, circumstances);
    await session.recognise();
    return session;
  }

  get actor(): Actor {
    return this.standing.actor;
  }

  get viewer(): Viewer | null {
    return this.standing.viewer;
  }

  /** From the answer on, the browser holds this session. */
  start(tokens: SessionTokens, { rememberMe }: { readonly rememberMe: boolean }): void {
    this.held = { tokens, rememberMe, isNew: true };
  }

  /** Ends the session on the server and in the browser. */
  async end(): Promise<void> {
    const refreshToken = this.held?.tokens.refreshToken ?? this.writer.refreshToken(this.cookies);
    this.held = null;
    if (refreshToken !== null) await this.sessions.end(refreshToken, this.actor, this.circumstances);
  }

  /** `Set-Cookie` lines of the answer. */
  async lines(): Promise<string[]> {
    const { held, cookies, writer } = this;
    if (held === undefined) return writer.summary(this.viewer, cookies, writer.isRemembered(cookies));
    if (held === null) return [...writer.end(cookies), ...writer.summary(null, cookies, false)];
    const { viewer } = await this.standingOf(held.tokens.accessToken);
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
    if (accessToken !== null) this.standing = await this.standingOf(accessToken);
    if (this.actor.kind === 'user' || (accessToken === null && refreshToken === null)) return;
    const tokens =
      refreshToken === null ? null : await this.sessions.refresh(refreshToken, this.circumstances);
    if (tokens === null) {
      this.held = null;
      return;
    }
    this.held = { tokens, rememberMe: this.writer.isRemembered(this.cookies), isNew: false };
    this.standing = await this.standingOf(tokens.accessToken);
  }

  private async standingOf(accessToken: string): Promise<Standing> {
    const actor = await this.sessions.actorOf(accessToken, this.circumstances.origin);
    // A command-line token in a cookie is not a session.
    if (actor.kind !== 'user') return { actor: { kind: 'anonymous', origin: actor.origin }, viewer: null };
    return { actor, viewer: await this.sessions.viewerOf(actor) };
  }
}
