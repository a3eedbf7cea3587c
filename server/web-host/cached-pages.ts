import { INSTALL_TARGETS, LIST_VIEWS, THEMES } from '@kimari/common/enums';
import { LOCALES } from '@kimari/common/locale';
import { readTimeZone } from '@kimari/common/time-zone';
import type { DescribeRequest } from '../kernel/http/response-cache/cache-responses';
import type { PageRequest } from './page-request';
import type { SessionCookies } from './session-cookie';

/**
 * How long caches in front may serve a page, by its age in seconds: one second directly, and one more while they fetch
 * the next one. Together, that is as long as this server caches pages; caches learn the age from a header.
 */
export const SHARED_PAGE = 'public, max-age=0, s-maxage=1, stale-while-revalidate=1';

/** Pages that are the same for everybody who is not signed in, and the data that browsers fetch for them. */
const CACHED_PAGES =
  /^\/(?:_root\.data|(?:rules|about|install|targets|terms|privacy|docs\/api(?:\/[a-z]+)?|rules\/@?[^/]+(?:\/[^/]+)?|@[^/]+|user\/[^/]+|org\/[^/]+)?(?:\.data)?)$/;
/** Addresses below a cached one that are pages of their own. */
const OTHER_PAGES = /^\/rules\/(?:new|preview|authors)(?:\.data)?$/;

/** Encodings by preference. */
const ENCODINGS = ['br', 'gzip'];

type Cookies = PageRequest['page']['cookies'];

/**
 * Whether a request is for a page that is the same for all visitors without session cookies, and need not show the
 * outcome of a form.
 */
export function isSharedPage({ path, method, page }: PageRequest, cookies: SessionCookies): boolean {
  const isRead = method === 'GET' || method === 'HEAD';
  const isTold = page.cookies['notice'] !== undefined;
  return (
    isRead &&
    !isTold &&
    CACHED_PAGES.test(path) &&
    !OTHER_PAGES.test(path) &&
    !cookies.namesAPerson(page.cookies)
  );
}

/**
 * Describes a request for a cached page, and hides everything else of the request from the page, so that the page cannot
 * vary by anything beyond the key.
 */
export function describePage(cookies: SessionCookies): DescribeRequest {
  return (request) => {
    const asked = request as PageRequest;
    if (request.method !== 'GET' || !isSharedPage(asked, cookies)) return null;
    const { kimari, page } = asked;
    const accepted = request.acceptsEncodings();
    const encoding = ENCODINGS.find((name) => accepted.includes(name)) ?? 'identity';
    const format = request.accepts(['html', 'json']) || 'html';
    const cookie = choicesIn(page.cookies);
    const { host = '', 'if-none-match': held } = request.headers;
    request.headers = {
      host,
      accept: format === 'json' ? 'application/json' : 'text/html',
      'accept-encoding': encoding,
      ...(cookie && { cookie }),
      ...(held !== undefined && { 'if-none-match': held }),
    };
    return {
      key: [request.originalUrl, kimari.locale, page.theme, encoding, format, cookie, noticeKey(page)],
      isCacheable: false,
      // Rendering costs more than caching, and caches in front need the headers of a cached page.
      cachesFirst: true,
    };
  };
}

/** A page shows no other notice than the one of now, to those who have not dismissed it. */
function noticeKey({ notice }: PageRequest['page']): readonly unknown[] {
  return notice ? [notice.id, notice.savedAt] : [];
}

/** The visitor's choices in canonical form; anything else is left out. */
function choicesIn({ lang, theme, view, target, tz }: Cookies): string {
  const choices = {
    lang: LOCALES.find((word) => word === lang),
    theme: THEMES.find((word) => word === theme),
    view: LIST_VIEWS.find((word) => word === view),
    target: INSTALL_TARGETS.find((word) => word === target),
    tz: readTimeZone(tz) ?? undefined,
  };
  return Object.entries(choices)
    .flatMap(([name, value]) => (value === undefined ? [] : [`${name}=${value}`]))
    .join('; ');
}
