import type { ErrorRequestHandler, NextFunction, Request, Response } from 'express';
import type { Logger } from 'pino';
import { SITE_NAME } from '@kimari/common/site';
import { escapeHtml } from '../kernel/escape-html';
import { logFailure } from '../kernel/errors/log-failure';
import { type PublicError, toPublicError } from '../kernel/errors/public-error';
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
    // Scripts of pages ask for data with `Accept: */*`.
    const wantsPage = !request.path.endsWith('.data') && request.accepts(['html', 'json']) === 'html';
    if (wantsPage) response.type('html').send(htmlOf(failure, locale, requestId));
    else {
      const { code, status, reason, message } = failure;
      response.json({ code, status, reason, message, requestId });
    }
  };
}

function htmlOf({ status, message }: PublicError, locale: string, requestId: string): string {
  return `<!doctype html>
<html lang="${locale}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/failure.css">
<title>${status} - ${SITE_NAME}</title>
<h1>${status}</h1>
<p>${escapeHtml(message)}</p>
<p><code>${requestId}</code></p>
<p><a href="/">${SITE_NAME}</a></p>
</html>
`;
}
