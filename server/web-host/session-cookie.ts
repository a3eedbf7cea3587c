import { DAY, inSeconds } from '@kimari/common/durations';
import { stringifySetCookie } from 'cookie';
import type { SessionTokens, Viewer } from '@kimari/common/host-context';

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
const USER = 'user';

/** Reads and writes session cookies: HttpOnly ones for the tokens, and a readable one with the user's summary. */
export class SessionCookies {
  readonly names: SessionCookieNames;
  /** The cookie that marks a browser as having signed in before; it outlives sessions. */
  readonly deviceName: string;
  private readonly isSecure: boolean;

  constructor(appUrl: string) {
    this.isSecure = appUrl.startsWith('https:');
    const prefix = this.isSecure ? '__Host-' : '';
    this.deviceName = `${prefix}device`;
    this.names = {
      access: `${prefix}access_token`,
      refresh: `${prefix}refresh_token`,
      remember: `${prefix}remember_me`,
    };
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

/** Whether a request has any session cookie. */
export function holdsSession(cookies: Cookies, names: SessionCookieNames): boolean {
  return Boolean(cookies[names.access] || cookies[names.refresh]);
}

function pick({ id, username, displayName, avatarUrl }: UserSummary): UserSummary {
  return { id, username, displayName, avatarUrl };
}
