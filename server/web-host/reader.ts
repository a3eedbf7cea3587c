import type { Viewer } from '@kimari/common/host-context';
import type { Theme } from '@kimari/common/enums';
import type { Locale } from '@kimari/common/locale';
import { defaultTimeZone, readTimeZone } from '@kimari/common/time-zone';
import type { PageRequest } from './page-request';

/** How a page is shown to its reader. */
export type Reader = { readonly locale: Locale; readonly theme: Theme; readonly timeZone: string };

/** An account's choices count before the cookies of the browser; a language in the address counts before both. */
export function readerOf({ kimari, page }: PageRequest, viewer: Viewer | null): Reader {
  const chosen = viewer?.preferences;
  const locale = (page.asksForLocale ? null : chosen?.locale) ?? kimari.locale;
  return {
    locale,
    theme: chosen?.theme ?? page.theme,
    timeZone: viewer?.timeZone ?? readTimeZone(page.cookies['tz']) ?? defaultTimeZone(locale),
  };
}

/**
 * The `Set-Cookie` lines that copy the account's choices into the browser's cookies, for pages without a session.
 * The web app writes the same cookies when a visitor chooses.
 */
export function followingCookies(
  viewer: Viewer | null,
  cookies: PageRequest['page']['cookies'],
  line: (name: string, value: string) => string,
): string[] {
  if (!viewer) return [];
  const { locale, theme, listView } = viewer.preferences;
  return Object.entries({ lang: locale, theme, view: listView }).flatMap(([name, value]) =>
    value === null || cookies[name] === value ? [] : [line(name, value)],
  );
}
