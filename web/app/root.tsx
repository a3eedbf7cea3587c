import { data } from '@remix-run/node';
import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from '@remix-run/react';
import type { ShouldRevalidateFunction } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useLocale } from '#app/i18n/use-locale';
import monoFont from '@fontsource-variable/m-plus-1-code/files/m-plus-1-code-latin-wght-normal.woff2?url';
import { ErrorPage } from '#app/components/feedback/error-page';
import { ThemeColor } from '#app/components/layout/theme-color';
import { SiteShell } from '#app/components/layout/site-shell';
import { ResourcesBlock } from '#app/i18n/bootstrap';
import { translator } from '#app/i18n/resources.server';
import { TimeZoneProvider } from '#app/lib/time-zone';
import { useNonce } from '#app/lib/nonce';
import { paths } from '#app/lib/paths';
import { useRequestId } from '#app/lib/request-id';
import { noticeOf } from '#app/session/notice-words.server';
import { readNotice, showsPage, spentNoticeCookie } from '#app/session/notice.server';
import { siteNoticeIn } from '#app/session/site-notice.server';
import { useSiteState } from '#app/session/site-state';
import { isSiteStateOld, useSiteStateAge } from '#app/session/site-state-age';
import type { SiteState } from '#app/session/site-state';
import { SITE_NAME } from '@kimari/common/site';
import './styles/app.css';

export const links: LinksFunction = () => [
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
  { rel: 'search', type: 'application/opensearchdescription+xml', title: SITE_NAME, href: '/opensearch.xml' },
  { rel: 'alternate', type: 'application/atom+xml', title: SITE_NAME, href: paths.feed() },
  { rel: 'preload', href: monoFont, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
];

export const meta: MetaFunction = () => [{ title: SITE_NAME }];

export function loader({ context, request }: LoaderFunctionArgs) {
  const t = translator(context.locale);
  const notice = readNotice(request);
  const state: SiteState = {
    notice: notice && noticeOf(notice, t),
    siteNotice: siteNoticeIn(context),
    viewer: context.viewer,
    locale: context.locale,
    theme: context.theme,
    timeZone: context.timeZone,
    appUrl: context.appUrl,
    version: context.site.version,
    operator: context.site.operator,
    oidcName: context.site.oidcName,
    registers: context.site.registration.mode !== 'closed',
    now: context.now,
    titles: {
      notFound: t('errors:not_found.title'),
      forbidden: t('errors:forbidden.title'),
      refused: t('errors:refused.title'),
      limited: t('errors:limited.title'),
      unavailable: t('errors:unavailable.title'),
      failed: t('errors:failed.title'),
      unreached: t('errors:unreached.title'),
    },
  };
  const isShown = notice !== null && showsPage(request);
  return data(state, isShown ? { headers: { 'Set-Cookie': spentNoticeCookie(context) } } : undefined);
}

/**
 * Navigation does not change the root data but for the time; signing in or out and preferences do, and those are posted. A redirect to
 * sign-in means that the session ended. A post that failed has changed nothing.
 */
export const shouldRevalidate: ShouldRevalidateFunction = ({ formMethod, nextUrl, actionStatus }) =>
  (formMethod !== undefined && formMethod !== 'GET' && (actionStatus ?? 0) < 500) ||
  isSiteStateOld() ||
  nextUrl.pathname === paths.login();

export function Layout({ children }: { readonly children: ReactNode }) {
  const locale = useLocale();
  const nonce = useNonce();
  const requestId = useRequestId();
  const state = useSiteState();
  const theme = state?.theme ?? 'system';
  return (
    <html
      lang={locale}
      data-theme={theme === 'system' ? undefined : theme}
      data-request={requestId ?? undefined}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <ThemeColor theme={theme} />
        <Meta />
        <Links />
      </head>
      <body>
        <TimeZoneProvider rendered={state?.timeZone ?? 'UTC'} chosen={state?.viewer?.timeZone ?? null}>
          {children}
        </TimeZoneProvider>
        <ResourcesBlock />
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

export default function App() {
  useSiteStateAge();
  return <Outlet />;
}

export function ErrorBoundary() {
  return (
    <SiteShell>
      <ErrorPage />
    </SiteShell>
  );
}
