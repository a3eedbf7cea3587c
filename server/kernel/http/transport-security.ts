import type { HelmetOptions } from 'helmet';
import type { Env } from '../config/env';

/** Seconds; two years, as the browsers' preload lists ask. */
const MAX_AGE = 63_072_000;

/** Where the site has https, browsers shall never ask it otherwise; over http the header means nothing (RFC 6797 §7.2). */
export function transportSecurity({
  APP_URL,
}: Pick<Env, 'APP_URL'>): NonNullable<HelmetOptions['strictTransportSecurity']> {
  return APP_URL.startsWith('https:') && { maxAge: MAX_AGE, includeSubDomains: true, preload: true };
}
