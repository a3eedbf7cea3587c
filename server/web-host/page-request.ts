import { randomBytes } from 'node:crypto';
import { parseCookie } from 'cookie';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { THEMES, type Theme } from '@kimari/common/enums';
import { DISMISSED_NOTICE_COOKIE } from '@kimari/common/dismissed-notice';
import { parseLocale, pickLocale } from '@kimari/common/locale';
import { originOf } from '../kernel/http/actor-source';
import type { ClientRequest } from '../kernel/http/client-request';
import type { CurrentNotice } from '../kernel/notice/current-notice';
import type { SiteNotice } from '../kernel/notice/site-notice';
import type { SessionCookies } from './session-cookie';
import { requestIdOf } from '../kernel/http/surfaces/request-context';

/** A page request with the data that the first middleware attaches. */
export type PageRequest = ClientRequest & {
  readonly page: {
    readonly cookies: Readonly<Record<string, string | undefined>>;
    readonly theme: Theme;
    /** Whether the address names the language of the page. */
    readonly asksForLocale: boolean;
    /** Marks the inline scripts of the page until their hashes are in its Content-Security-Policy. */
    readonly nonce: string;
    /** The administrators’ notice to everybody; null when there is nothing, or it was dismissed here. */
    readonly notice: SiteNotice | null;
  };
};

const NONCE_BYTES = 16;
/** 32 bytes are 43 characters of base64url. */
const SECRET_BYTES = 32;
const SECRET = /^[\w-]{43}$/;

/** Reads the cookies, language and theme of a page request, and generates its id and nonce. */
export function pageRequest(request: Request, response: Response, next: NextFunction): void {
  const cookies = parseCookie(request.get('cookie') ?? '');
  const query = typeof request.query['lang'] === 'string' ? request.query['lang'] : null;
  const locale = pickLocale({
    query,
    saved: cookies['lang'] ?? null,
    acceptLanguage: request.get('accept-language') ?? null,
  });
  const requestId = requestIdOf(request);
  const theme = THEMES.find((word) => word === cookies['theme']) ?? 'system';
  const asksForLocale = parseLocale(query) !== null;
  const nonce = randomBytes(NONCE_BYTES).toString('base64url');
  const page: PageRequest['page'] = { cookies, theme, asksForLocale, nonce, notice: null };
  Object.assign(request, { kimari: { requestId, locale }, page });
  response.set('X-Request-Id', requestId);
  next();
}

/** Finds out what everybody is to be told, unless the browser has noted that its reader dismissed that. */
export function pageNotice(current: Pick<CurrentNotice, 'shown'>): RequestHandler {
  return (request: Request, _response: Response, next: NextFunction): void => {
    current.shown().then((notice) => {
      const { page } = request as PageRequest;
      const isDismissed = notice !== null && page.cookies[DISMISSED_NOTICE_COOKIE] === notice.id;
      Object.assign(page, { notice: isDismissed ? null : notice });
      next();
    }, next);
  };
}

/**
 * Adds the device and the browser's secret to the request's origin. Only pages do this; the APIs ignore cookies. A browser
 * without a secret gets a new one, which lasts longer than the request only if a page keeps it.
 */
export function pageOrigin({ deviceName, browserName }: SessionCookies): RequestHandler {
  return (request: Request, _response: Response, next: NextFunction): void => {
    const { cookies } = (request as PageRequest).page;
    const held = cookies[browserName];
    const browser =
      held !== undefined && SECRET.test(held) ? held : randomBytes(SECRET_BYTES).toString('base64url');
    originOf(request, { device: cookies[deviceName], browser });
    next();
  };
}
