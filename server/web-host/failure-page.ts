import type { ErrorRequestHandler, NextFunction, Request, Response } from 'express';
import type { Logger } from 'pino';
import type { Locale } from '@kimari/common/locale';
import { SITE_NAME } from '@kimari/common/site';
import { escapeHtml } from '../kernel/escape-html';
import { logFailure } from '../kernel/errors/log-failure';
import { type PublicError, toPublicError } from '../kernel/errors/public-error';
import { getTranslator } from '../kernel/i18n/translator';
import { type SiteNotice, wordsFor } from '../kernel/notice/site-notice';
import type { PageRequest } from './page-request';

/** Sends an error page when a page request fails before it reaches the web app; scripts get JSON. */
export function failurePage(logger: Logger): ErrorRequestHandler {
  return (error: unknown, request: Request, response: Response, next: NextFunction): void => {
    const { requestId, locale } = (request as PageRequest).kimari;
    const failure = toPublicError(error, locale);
    logFailure(logger, error, failure, requestId);
    if (response.headersSent) {
      next(error);
      return;
    }
    response.status(failure.status).set({ 'Cache-Control': 'no-store', 'Content-Language': locale });
    if (failure.retryAfter !== undefined) response.set('Retry-After', String(failure.retryAfter));
    if (wantsPage(request)) response.type('html').send(htmlOf(failure, request as PageRequest));
    else {
      const { code, status, reason, message } = failure;
      response.json({ code, status, reason, message, requestId });
    }
  };
}

/** Whether a request is for a page. */
export function wantsPage(request: Request): boolean {
  // Scripts of pages ask for data with `Accept: */*`.
  return !request.path.endsWith('.data') && request.accepts(['html', 'json']) === 'html';
}

function htmlOf(
  { status, message }: PublicError,
  { kimari: { requestId, locale }, page }: PageRequest,
): string {
  return `<!doctype html>
<html lang="${locale}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/failure.css">
<title>${status} - ${SITE_NAME}</title>
${noticeOf(page.notice, locale)}<h1>${status}</h1>
<p>${escapeHtml(message)}</p>
<p><code>${requestId}</code></p>
<p><a href="/">${SITE_NAME}</a></p>
</html>
`;
}

/** Without a way to dismiss it: this page has no address of its own to come back to. */
function noticeOf(notice: SiteNotice | null, locale: Locale): string {
  if (notice === null) return '';
  const words = wordsFor(notice, locale);
  const label = getTranslator(locale)('notice');
  return `<aside aria-label="${escapeHtml(label)}"><p lang="${words.locale}">${escapeHtml(words.text)}</p></aside>\n`;
}
