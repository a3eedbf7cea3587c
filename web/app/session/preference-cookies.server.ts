import { DAY, inSeconds } from '@kimari/common/durations';
import { DISMISSED_NOTICE_COOKIE } from '@kimari/common/dismissed-notice';
import { INSTALL_TARGETS, THEMES, type InstallTarget } from '@kimari/common/enums';
import { LOCALES } from '@kimari/common/locale';
import type { UpdatePreferencesInput } from '#app/graphql/generated/graphql';
import { LOCALE_NAMES, THEME_NAMES } from '#app/graphql/words';

/** Lifetime of the cookies in seconds. */
const ONE_YEAR = inSeconds(365 * DAY);

function write(name: string, value: string, secure: boolean): string {
  const attributes = ['Path=/', `Max-Age=${ONE_YEAR}`, 'SameSite=Lax', ...(secure ? ['Secure'] : [])];
  return [`${name}=${value}`, ...attributes].join('; ');
}

/** The language, the theme and the shortcuts chosen in a form, for the account; unknown values are skipped. */
export function choicesIn(form: FormData): UpdatePreferencesInput {
  const lang = LOCALES.find((word) => word === form.get('lang'));
  const theme = THEMES.find((word) => word === form.get('theme'));
  const keys = form.get('singleKeys');
  return {
    ...(lang && { locale: LOCALE_NAMES[lang] }),
    ...(theme && { theme: THEME_NAMES[theme] }),
    ...((keys === 'on' || keys === 'off') && { singleKeys: keys === 'on' }),
  };
}

const NOTICE_ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** `Set-Cookie` headers for the choices in a form; unknown values are skipped. The values need no encoding. */
export function preferenceCookies(form: FormData, appUrl: string): string[] {
  const secure = appUrl.startsWith('https:');
  const lang = LOCALES.find((word) => word === form.get('lang'));
  const theme = THEMES.find((word) => word === form.get('theme'));
  const notice = form.get('notice');
  return [
    ...(lang ? [write('lang', lang, secure)] : []),
    ...(theme ? [write('theme', theme, secure)] : []),
    ...(typeof notice === 'string' && NOTICE_ID.test(notice)
      ? [write(DISMISSED_NOTICE_COOKIE, notice, secure)]
      : []),
  ];
}

const VIEW_COOKIE = 'view';

/** `Set-Cookie` header for the view of lists. */
export function viewCookie(view: string, appUrl: string): string {
  return write(VIEW_COOKIE, view, appUrl.startsWith('https:'));
}

/** The remembered view, if it is an allowed value. */
export function readViewCookie<const View extends string>(
  request: Request,
  views: readonly View[],
): View | null {
  return readChoice(request, VIEW_COOKIE, views);
}

/** The assistant whose install command the visitor chose last. Scripts write it, because choosing loads no page. */
export function readTargetCookie(request: Request): InstallTarget | null {
  return readChoice(request, 'target', INSTALL_TARGETS);
}

function readChoice<Word extends string>(
  request: Request,
  name: string,
  words: readonly Word[],
): Word | null {
  const cookies = (request.headers.get('Cookie') ?? '').split(/;\s*/);
  return words.find((word) => cookies.includes(`${name}=${word}`)) ?? null;
}
