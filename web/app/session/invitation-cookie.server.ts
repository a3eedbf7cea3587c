import { DAY, inSeconds } from '@kimari/common/durations';
import { LIMITS } from '@kimari/common/limits';

const NAME = 'invitation';
const TOKEN = /^[\w-]+$/;

function write(value: string, maxAge: number, appUrl: string): string {
  const attributes = ['Path=/', `Max-Age=${maxAge}`, 'HttpOnly', 'SameSite=Lax'];
  return [`${NAME}=${value}`, ...attributes, ...(appUrl.startsWith('https:') ? ['Secure'] : [])].join('; ');
}

/**
 * Keeps the token of an invitation between the mail's link and joining, so that neither the address nor the redirect
 * through sign-in contains it, and so that somebody who registers on the way is led back. It lives as long as the link that verifies a new account's address.
 */
export function keepInvitation(token: string, appUrl: string): string {
  const isToken = TOKEN.test(token) && token.length <= LIMITS.token.max;
  return write(isToken ? token : '', isToken ? inSeconds(DAY) : 0, appUrl);
}

export function forgetInvitation(appUrl: string): string {
  return write('', 0, appUrl);
}

/** The token kept by {@link keepInvitation}, or an empty text. */
export function readInvitation(request: Request): string {
  const cookies = (request.headers.get('Cookie') ?? '').split(/;\s*/);
  const found = cookies.find((cookie) => cookie.startsWith(`${NAME}=`))?.slice(NAME.length + 1) ?? '';
  return TOKEN.test(found) ? found : '';
}
