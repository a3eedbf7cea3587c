import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { originOf } from '../kernel/http/actor-source';
import { InvalidInput } from '../kernel/errors/issue';
import { AppError } from '../kernel/errors/app-error';
import { type AuditFilter, type AuditLog, sendAuditLog } from '../modules/administration';
import type { BrowserSessions } from './browser-sessions';
import type { PageRequest } from './page-request';
import { PageSession } from './page-session';
import type { SessionCookies } from './session-cookie';

/** The part of {@link AuditLog} that pages use. */
export type AuditLogSource = Pick<AuditLog, 'open'>;

/** The address of the audit log as a file; the query parameters are the filters of the page and `format`. */
export const AUDIT_EXPORT = '/admin/audit/export';
const AUDIT_PAGE = '/admin/audit';
const LONGEST = 200;
const DAY = 86_400_000;

/** Sends the audit log to administrators. Pages are sent in one piece, but this file can be large. */
export function auditExport(
  log: AuditLogSource,
  sessions: BrowserSessions,
  cookies: SessionCookies,
): RequestHandler {
  const send = async (request: PageRequest, response: Response): Promise<void> => {
    const { requestId, locale } = request.kimari;
    const caller = { origin: originOf(request), locale, requestId };
    const session = await PageSession.open(sessions, cookies, request.page.cookies, caller);
    for (const line of await session.lines()) response.append('Set-Cookie', line);
    const { actor } = session;
    if (actor.kind !== 'user') response.redirect(303, `/login?redirect=${encodeURIComponent(AUDIT_PAGE)}`);
    else {
      const { searchParams } = new URL(request.url, 'http://site');
      const pages = await log.open(actor, filterIn(searchParams));
      await sendAuditLog(response, pages, searchParams.get('format') === 'csv' ? 'csv' : 'jsonl');
    }
  };
  return (request: Request, response: Response, next: NextFunction): void => {
    if (request.path !== AUDIT_EXPORT || request.method !== 'GET') next();
    else send(request as PageRequest, response).catch((error: unknown) => refuse(error, response, next));
  };
}

/** Everybody else gets the page for an unknown address. */
function refuse(error: unknown, response: Response, next: NextFunction): void {
  const reason = error instanceof AppError ? error.definition.reason : '';
  if (reason === 'administration.absent') next();
  else if (reason === 'administration.confirmationRequired')
    response.redirect(303, `/admin/confirm?redirect=${encodeURIComponent(AUDIT_PAGE)}`);
  // Only an address typed by hand contains such a text.
  else if (error instanceof InvalidInput) response.redirect(303, AUDIT_PAGE);
  else next(error);
}

function filterIn(params: URLSearchParams): AuditFilter {
  const text = (name: string) => params.get(name)?.slice(0, LONGEST) || undefined;
  const outcome = params.get('outcome');
  const until = dayIn(params.get('until'));
  return {
    actor: text('actor'),
    target: text('target'),
    action: text('action'),
    outcome: outcome === 'done' || outcome === 'refused' ? outcome : undefined,
    from: dayIn(params.get('from')),
    until: until && new Date(until.getTime() + DAY),
  };
}

function dayIn(text: string | null): Date | undefined {
  const day = text !== null && /^\d{4}-\d\d-\d\d$/.test(text) ? new Date(text) : null;
  return day && !Number.isNaN(day.getTime()) ? day : undefined;
}
