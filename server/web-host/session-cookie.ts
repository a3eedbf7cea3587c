import { stringifySetCookie } from 'cookie';
import type { SessionTokens, Viewer } from '@kimari/common/host-context';

type Cookies = Readonly<Record<string, string | undefined>>;

/** What scripts may know of the signed-in user; for display only. */
export type UserSummary = Pick<Viewer, 'id' | 'username' | 'displayName' | 'avatarUrl'>;

/** How the cookies of a session are called at this installation. */
export type SessionCookieNames = {
  readonly access: string;
  readonly refresh: string;
  readonly remember: string;
};

/** Seconds a remembered session lives at most; the server ends it earlier when it rests too long. */
const REMEMBERED_FOR = 30 * 24 * 60 * 60;
/** Seconds a browser stays known after the last sign-in. */
const KNOWN_FOR = 365 * 24 * 60 * 60;
const USER = 'user';

/** Tokens of sessions as cookies that no script can read, and the user's summary as one that scripts can. */
export class SessionCookies {
  readonly names: SessionCookieNames;
  /** Outlives sessions: says that somebody has signed in from this browser before. */
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

  /** Whether the session outlives the browser's window. */
  isRemembered(cookies: Cookies): boolean {
    return cookies[this.names.remember] === '1';
  }

  /** `Set-Cookie` lines that start or continue a session. */
  start(tokens: SessionTokens, rememberMe: boolean): string[] {
    const maxAge = rememberMe ? REMEMBERED_FOR : undefined;
    return [
      this.line(this.names.access, tokens.accessToken, { httpOnly: true, maxAge }),
      this.line(this.names.refresh, tokens.refreshToken, { httpOnly: true, maxAge }),
      // Rotating the tokens must keep how long they stay, and their own cookies do not say.
      ...(rememberMe ? [this.line(this.names.remember, '1', { httpOnly: true, maxAge })] : []),
    ];
  }

  /** The `Set-Cookie` line after which the browser is known. */
  device(value: string): string {
    return this.line(this.deviceName, value, { httpOnly: true, maxAge: KNOWN_FOR });
  }

  /** `Set-Cookie` lines that end what the browser holds of a session. */
  end(cookies: Cookies): string[] {
    const held = Object.values(this.names).filter((name) => cookies[name] !== undefined);
    return held.map((name) => this.line(name, '', { httpOnly: true, maxAge: 0 }));
  }

  /** `Set-Cookie` lines for a session that ends with the browser's window, where one before it did not. */
  forget(cookies: Cookies): string[] {
    return this.isRemembered(cookies)
      ? [this.line(this.names.remember, '', { httpOnly: true, maxAge: 0 })]
      : [];
  }

  /** The line that makes the readable summary true again, or none when it is. */
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

/** Whether a browser sent anything that stands for a session. */
export function holdsSession(cookies: Cookies, names: SessionCookieNames): boolean {
  return Boolean(cookies[names.access] || cookies[names.refresh]);
}

function pick({ id, username, displayName, avatarUrl }: UserSummary): UserSummary {
  return { id, username, displayName, avatarUrl };
}
