import type { NextFunction, Request, RequestHandler, Response } from 'express';
import type { Logger } from 'pino';
import { MINUTE } from '@kimari/common/durations';
import type { AppError } from '../kernel/errors/app-error';
import { CrossSiteRequest, WrongAddress } from '../kernel/errors/request.errors';
import { SparseLog } from '../kernel/logging/sparse-log';
import type { PageRequest } from './page-request';
import { holdsSession, type SessionCookieNames } from './session-cookie';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Prevents cross-site request forgery: only this site's own pages may change data with the user's cookies. Browsers
 * report the source of a request in `Sec-Fetch-Site` (on https and loopback) or `Origin`. A request with neither is
 * allowed only without a session. Users who open the site under an address other than APP_URL are refused too, and told
 * so: accepting the `Host` header would let any name that leads here pass for the site.
 */
export function originCheck(appUrl: string, names: SessionCookieNames, logger: Logger): RequestHandler {
  const appOrigin = new URL(appUrl).origin;
  const log = new SparseLog(logger, MINUTE);
  return (request: Request, _response: Response, next: NextFunction): void => {
    if (SAFE_METHODS.has(request.method) || comesFromHere(request, appOrigin, names)) {
      next();
      return;
    }
    next(refusalOf(request, appOrigin, log));
  };
}

function comesFromHere(request: Request, appOrigin: string, names: SessionCookieNames): boolean {
  const site = request.get('sec-fetch-site');
  if (site !== undefined) return site === 'same-origin';
  const origin = request.get('origin');
  if (origin !== undefined) return origin === appOrigin;
  return !holdsSession((request as PageRequest).page.cookies, names);
}

/** Without `Sec-Fetch-Site`, a form of another site and one of this site under another address look alike. */
function refusalOf(request: Request, appOrigin: string, log: SparseLog): AppError {
  const address = request.get('origin') ?? '';
  const isKnown = request.get('sec-fetch-site') !== undefined;
  if (isKnown || !isWebOrigin(address)) return CrossSiteRequest();
  log.warn(
    { origin: address, host: request.get('host'), APP_URL: appOrigin },
    'refused a form that was sent from another address than APP_URL; if it is this site, set APP_URL to it',
  );
  return WrongAddress({ address, configured: appOrigin });
}

/** Exactly as browsers write it, so that nothing else reaches the page. */
function isWebOrigin(text: string): boolean {
  return /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text;
}
