import type { Request, RequestHandler } from 'express';
import type { Env } from '../config/env';

type HstsMode = NonNullable<Env['HSTS']>;

/** Seconds: two years, as browsers' preload lists recommend. */
const MAX_AGE = 63_072_000;

const DIRECTIVES: Readonly<Record<Exclude<HstsMode, 'off'>, string>> = {
  host: `max-age=${MAX_AGE}`,
  subdomains: `max-age=${MAX_AGE}; includeSubDomains`,
  preload: `max-age=${MAX_AGE}; includeSubDomains; preload`,
};

/**
 * Strict-Transport-Security for requests that came over https; over http it must not be sent (RFC 6797 §7.2). By default it
 * binds this host alone: subdomains may have other operators.
 */
export function transportSecurity({
  APP_URL,
  HSTS,
}: Pick<Env, 'APP_URL'> & Partial<Pick<Env, 'HSTS'>>): RequestHandler {
  const site = new URL(APP_URL);
  const mode = HSTS ?? (site.protocol === 'https:' ? 'host' : 'off');
  return (request, response, next) => {
    if (mode !== 'off' && cameOverTls(request, site))
      response.setHeader('Strict-Transport-Security', DIRECTIVES[mode]);
    next();
  };
}

/** A trusted proxy's header counts; without one, the request came to the site's own https address. */
function cameOverTls(request: Request, site: URL): boolean {
  if (request.secure) return true;
  const isSaid = request.get('x-forwarded-proto') !== undefined;
  return !isSaid && site.protocol === 'https:' && request.get('host')?.toLowerCase() === site.host;
}
