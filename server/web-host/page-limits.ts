import type { NextFunction, Request, RequestHandler, Response } from 'express';
import type { RequestLimits } from '../kernel/http/request-limits';

/** The part of {@link RequestLimits} that pages use. */
export type PageLimits = Pick<RequestLimits, 'admitPage' | 'render'>;

/** The cost of a page request in points, and whether it renders a preview or a diff. */
export type PageWeight = { readonly cost: number; readonly renders: boolean };

const ORDINARY: PageWeight = { cost: 1, renders: false };
const SHOWS_TEXT: PageWeight = { cost: 3, renders: false };
const RENDERS: PageWeight = { cost: 3, renders: true };

/** The page of a rule, and the data that Remix fetches for it on client-side navigation. */
const RULE_PAGE = /^\/rules\/@?[^/]+\/[^/]+?(?:\.data)?$/;
const PREVIEW = /^\/rules\/preview(?:\.data)?$/;

/** Pages that render content or a diff cost more than others. */
export function weightOf(path: string, query: Readonly<Record<string, unknown>>): PageWeight {
  if (PREVIEW.test(path)) return RENDERS;
  if (!RULE_PAGE.test(path)) return ORDINARY;
  const compares = 'from' in query || 'to' in query || query['tab'] === 'diff';
  return compares ? RENDERS : SHOWS_TEXT;
}

/** Counts page requests by address before any other work; static files are not counted. */
export function pageLimits(limits: PageLimits): RequestHandler {
  return (request: Request, response: Response, next: NextFunction): void => {
    const { cost } = weightOf(request.path, request.query);
    limits.admitPage(request, response, cost).then(() => next(), next);
  };
}
