import { THEMES } from '@kimari/common/enums';
import { LOCALES } from '@kimari/common/locale';

/** Seconds a choice is kept. */
const ONE_YEAR = 365 * 24 * 60 * 60;

function write(name: string, value: string, secure: boolean): string {
  const attributes = ['Path=/', `Max-Age=${ONE_YEAR}`, 'SameSite=Lax', ...(secure ? ['Secure'] : [])];
  return [`${name}=${value}`, ...attributes].join('; ');
}

/**
 * `Set-Cookie` lines for the choices in a form; values that are not ours are left out. The cookies hold
 * plain words that scripts and the host may read, hence no encoding.
 */
export function preferenceCookies(form: FormData, appUrl: string): string[] {
  const secure = appUrl.startsWith('https:');
  const lang = LOCALES.find((word) => word === form.get('lang'));
  const theme = THEMES.find((word) => word === form.get('theme'));
  return [...(lang ? [write('lang', lang, secure)] : []), ...(theme ? [write('theme', theme, secure)] : [])];
}

const VIEW_COOKIE = 'view';

/** `Set-Cookie` line that remembers how lists are shown. */
export function viewCookie(view: string, appUrl: string): string {
  return write(VIEW_COOKIE, view, appUrl.startsWith('https:'));
}

/** The remembered view, when it is one of the known words. */
export function readViewCookie<const View extends string>(
  request: Request,
  views: readonly View[],
): View | null {
  const cookies = (request.headers.get('Cookie') ?? '').split(/;\s*/);
  return views.find((view) => cookies.includes(`${VIEW_COOKIE}=${view}`)) ?? null;
}
