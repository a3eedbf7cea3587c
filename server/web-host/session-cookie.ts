import { DAY, inSeconds, MINUTE } from '@kimari/common/durations';
import { stringifySetCookie } from 'cookie';
import { z } from 'zod';
import type { PendingSignIn, SessionTokens, Viewer } from '@kimari/common/host-context';
import { accessCookieName } from '../kernel/http/session-cookie-name';

type Cookies = Readonly<Record<string, string | undefined>>;

/** The data about the signed-in user that scripts can read; for display only. */
export type UserSummary = Pick<Viewer, 'id' | 'username' | 'displayName' | 'avatarUrl'>;

/** The names of the session cookies, which depend on the site's origin. */
export type SessionCookieNames = {
  readonly access: string;
  readonly refresh: string;
  readonly remember: string;
};

/** Maximum lifetime of a persistent session in seconds; the server ends it earlier when it is idle. */
const REMEMBERED_FOR = inSeconds(30 * DAY);
/** Lifetime of the device cookie after the last sign-in, and of choices, in seconds. */
const KNOWN_FOR = inSeconds(365 * DAY);
/** How long a browser may stay at a provider, in seconds. */
const AT_PROVIDER_FOR = inSeconds(10 * MINUTE);
const USER = 'user';

/** Reads and writes session cookies: HttpOnly ones for the tokens, and a readable one with the user's summary. */
export class SessionCookies {
  readonly names: SessionCookieNames;
  /** The cookie that marks a browser as having signed in before; it outlives sessions. */
  readonly deviceName: string;
  /** The cookie of a sign-in that waits for the second factor. */
  private readonly pendingName: string;
  /** The cookie with the browser's secret, while the browser is at a provider. */
  readonly browserName: string;
  private readonly isSecure: boolean;

  constructor(appUrl: string) {
    this.isSecure = appUrl.startsWith('https:');
    const prefix = this.isSecure ? '__Host-' : '';
    this.deviceName = `${prefix}device`;
    this.pendingName = `${prefix}second_factor`;
    this.browserName = `${prefix}oauth`;
    this.names = {
      access: accessCookieName(appUrl),
      refresh: `${prefix}refresh_token`,
      remember: `${prefix}remember_me`,
    };
  }

  /** Whether a request has any cookie of a session: ended, current or about to begin. The device cookie is not one. */
  namesAPerson(cookies: Cookies): boolean {
    const names = [...Object.values(this.names), this.pendingName, this.browserName, USER];
    return names.some((name) => cookies[name] !== undefined);
  }

  accessToken(cookies: Cookies): string | null {
    return cookies[this.names.access] || null;
  }

  refreshToken(cookies: Cookies): string | null {
    return cookies[this.names.refresh] || null;
  }

  /** Whether the session persists after the browser is closed. */
  isRemembered(cookies: Cookies): boolean {
    return cookies[this.names.remember] === '1';
  }

  /** The `Set-Cookie` lines that start or continue a session. */
  start(tokens: SessionTokens, rememberMe: boolean): string[] {
    const maxAge = rememberMe ? REMEMBERED_FOR : undefined;
    return [
      this.line(this.names.access, tokens.accessToken, { httpOnly: true, maxAge }),
      this.line(this.names.refresh, tokens.refreshToken, { httpOnly: true, maxAge }),
      // A separate cookie keeps the lifetime for token rotation, because requests do not carry cookie attributes.
      ...(rememberMe ? [this.line(this.names.remember, '1', { httpOnly: true, maxAge })] : []),
    ];
  }

  /** The `Set-Cookie` line of the device cookie. */
  device(value: string): string {
    return this.line(this.deviceName, value, { httpOnly: true, maxAge: KNOWN_FOR });
  }

  /** The `Set-Cookie` line of a choice that scripts can read, kept for a year. */
  preference(name: string, value: string): string {
    return this.line(name, value, { httpOnly: false, maxAge: KNOWN_FOR });
  }

  /** The unfinished sign-in of a request; null when the cookie is missing or malformed. */
  pending(cookies: Cookies): PendingSignIn | null {
    const value = cookies[this.pendingName];
    return value ? readPending(value) : null;
  }

  /** The `Set-Cookie` line that keeps an unfinished sign-in for `expiresIn` seconds. */
  keepPending({ challengeToken, account, rememberMe }: PendingSignIn, expiresIn: number): string {
    const value = Buffer.from(JSON.stringify({ challengeToken, account, rememberMe })).toString('base64url');
    return this.line(this.pendingName, value, { httpOnly: true, maxAge: expiresIn });
  }

  /** The `Set-Cookie` line that forgets an unfinished sign-in, if there is one. */
  forgetPending(cookies: Cookies): string[] {
    const isHeld = cookies[this.pendingName] !== undefined;
    return isHeld ? [this.line(this.pendingName, '', { httpOnly: true, maxAge: 0 })] : [];
  }

  /** The `Set-Cookie` line of the browser's secret. */
  browser(secret: string): string {
    return this.line(this.browserName, secret, { httpOnly: true, maxAge: AT_PROVIDER_FOR });
  }

  /** The `Set-Cookie` lines that delete the session's cookies. */
  end(cookies: Cookies): string[] {
    const held = Object.values(this.names).filter((name) => cookies[name] !== undefined);
    return held.map((name) => this.line(name, '', { httpOnly: true, maxAge: 0 }));
  }

  /** The `Set-Cookie` lines that delete the persistence cookie of a previous session. */
  forget(cookies: Cookies): string[] {
    return this.isRemembered(cookies)
      ? [this.line(this.names.remember, '', { httpOnly: true, maxAge: 0 })]
      : [];
  }

  /** The line that updates the readable summary, or none when it is current. */
  summary(user: UserSummary | null, cookies: Cookies, rememberMe: boolean): string[] {
    const text = user ? JSON.stringify(pick(user)) : undefined;
    if (cookies[USER] === text) return [];
    const maxAge = text === undefined ? 0 : rememberMe ? REMEMBERED_FOR : undefined;
    return [this.line(USER, text ?? '', { httpOnly: false, maxAge })];
  }

  private line(
    name: string,
    value: string,
    { httpOnly, maxAge }: { httpOnly: boolean; maxAge?: number | undefined },
  ): string {
    return stringifySetCookie(name, value, {
      path: '/',
      sameSite: 'lax',
      secure: this.isSecure,
      httpOnly,
      maxAge,
    });
  }
}

const pendingSignIn = z.object({ challengeToken: z.string(), account: z.string(), rememberMe: z.boolean() });

function readPending(value: string): PendingSignIn | null {
  try {
    const parsed: unknown = JSON.parse(Buffer.from(value, 'base64url').toString('utf8'));
    return pendingSignIn.safeParse(parsed).data ?? null;
  } catch {
    return null;
  }
}

/** Whether a request has any session cookie. */
export function holdsSession(cookies: Cookies, names: SessionCookieNames): boolean {
  return Boolean(cookies[names.access] || cookies[names.refresh]);
}

function pick({ id, username, displayName, avatarUrl }: UserSummary): UserSummary {
  return { id, username, displayName, avatarUrl };
}
