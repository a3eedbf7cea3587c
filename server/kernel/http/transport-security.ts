import type { HelmetOptions } from 'helmet';
import type { Env } from '../config/env';

/** Seconds: two years, as browsers' preload lists recommend. */
const MAX_AGE = 63_072_000;

/** HSTS for an https site; over http the header must not be sent (RFC 6797 §7.2). */
export function transportSecurity({
  APP_URL,
}: Pick<Env, 'APP_URL'>): NonNullable<HelmetOptions['strictTransportSecurity']> {
  return APP_URL.startsWith('https:') && { maxAge: MAX_AGE, includeSubDomains: true, preload: true };
}
