import type { NextFunction, Request, Response } from 'express';

/** The page of a rule, without the data that Remix fetches for it. */
const RULE_PAGE = /^\/rules\/@[^/]+\/[^/.]+$/;

/** Whether a page can be sent as Markdown, so that its response depends on `Accept`. */
export function hasMarkdown(request: Pick<Request, 'method' | 'path'>): boolean {
  return (request.method === 'GET' || request.method === 'HEAD') && RULE_PAGE.test(request.path);
}

/** Leads clients that prefer Markdown to HTML from the page of a rule to its text. Browsers prefer HTML. */
export function markdownPages(request: Request, _response: Response, next: NextFunction): void {
  if (hasMarkdown(request) && request.accepts(['text/html', 'text/markdown']) === 'text/markdown') {
    const [path = '', query] = request.originalUrl.split('?');
    request.originalUrl = query === undefined ? `${path}/markdown` : `${path}/markdown?${query}`;
  }
  next();
}
