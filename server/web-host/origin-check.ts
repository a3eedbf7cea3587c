import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { CrossSiteRequest } from '../kernel/errors/request.errors';
import type { PageRequest } from './page-request';
import { holdsSession, type SessionCookieNames } from './session-cookie';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Prevents cross-site request forgery: only this site's own pages may change data with the user's cookies. Browsers report
 * the source of a request in `Sec-Fetch-Site` (on https and loopback) or `Origin`. A request with neither is allowed only
 * without a session.
 */
export function originCheck(appUrl: string, names: SessionCookieNames): RequestHandler {
  const appOrigin = new URL(appUrl).origin;
  return (request: Request, _response: Response, next: NextFunction): void => {
    const isAllowed = SAFE_METHODS.has(request.method) || comesFromHere(request, appOrigin, names);
    next(isAllowed ? undefined : CrossSiteRequest());
  };
}

function comesFromHere(request: Request, appOrigin: string, names: SessionCookieNames): boolean {
  const site = request.get('sec-fetch-site');
  if (site !== undefined) return site === 'same-origin';
  const origin = request.get('origin');
  if (origin !== undefined) return origin === appOrigin;
  return !holdsSession((request as PageRequest).page.cookies, names);
}
