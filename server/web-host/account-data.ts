import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { originOf } from '../kernel/http/actor-source';
import type { AccountExport } from '../modules/accounts';
import { sendAccountData } from '../modules/accounts';
import type { BrowserSessions } from './browser-sessions';
import type { PageRequest } from './page-request';
import { PageSession } from './page-session';
import type { SessionCookies } from './session-cookie';

/** The part of {@link AccountExport} that pages use. */
export type AccountDataSource = Pick<AccountExport, 'open'>;

/** The address of the account's data. */
export const ACCOUNT_DATA = '/settings/export';
const ACCOUNT_PAGE = '/settings/account';

/** Sends the account's data to the form on its settings page. Pages are sent in one piece, but this file can be large. */
export function accountData(
  data: AccountDataSource,
  sessions: BrowserSessions,
  cookies: SessionCookies,
): RequestHandler {
  const send = async (request: PageRequest, response: Response): Promise<void> => {
    const { requestId, locale } = request.kimari;
    const caller = { origin: originOf(request), locale, requestId };
    const session = await PageSession.open(sessions, cookies, request.page.cookies, caller);
    for (const line of await session.lines()) response.append('Set-Cookie', line);
    const { actor } = session;
    if (actor.kind === 'user') await sendAccountData(response, await data.open(actor));
    else response.redirect(303, `/login?redirect=${encodeURIComponent(ACCOUNT_PAGE)}`);
  };
  return (request: Request, response: Response, next: NextFunction): void => {
    if (request.path !== ACCOUNT_DATA) next();
    else if (request.method !== 'POST') response.redirect(303, ACCOUNT_PAGE);
    else send(request as PageRequest, response).catch(next);
  };
}
