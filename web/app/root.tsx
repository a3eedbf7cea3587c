import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from '@remix-run/react';
import type { ShouldRevalidateFunction } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useTranslation } from '#app/lib/use-translation';
import monoFont from '@fontsource-variable/m-plus-1-code/files/m-plus-1-code-latin-wght-normal.woff2?url';
import { ErrorPage } from '#app/components/feedback/error-page';
import { ThemeColor } from '#app/components/layout/theme-color';
import { SiteShell } from '#app/components/layout/site-shell';
import { ResourcesBlock } from '#app/i18n/bootstrap';
import { translator } from '#app/i18n/resources.server';
import { TimeZoneProvider } from '#app/lib/time-zone';
import { useNonce } from '#app/lib/nonce';
import { paths } from '#app/lib/paths';
import { useSiteState } from '#app/session/site-state';
import type { SiteState } from '#app/session/site-state';
import { SITE_NAME } from '@kimari/common/site';
import './styles/app.css';

export const links: LinksFunction = () => [
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'preload', href: monoFont, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
];

export const meta: MetaFunction = () => [{ title: SITE_NAME }];

export function loader({ context }: LoaderFunctionArgs): SiteState {
  const t = translator(context.locale);
  return {
    viewer: context.viewer,
    locale: context.locale,
    theme: context.theme,
    timeZone: context.timeZone,
    requestId: context.requestId,
    now: Math.floor(Date.now() / 1000),
    titles: {
      notFound: t('errors:not_found.title'),
      forbidden: t('errors:forbidden.title'),
      refused: t('errors:refused.title'),
      failed: t('errors:failed.title'),
    },
  };
}

/**
 * Navigation does not change the root data; signing in or out and preferences do, and those are posted. A redirect to
 * sign-in means that the session ended.
 */
export const shouldRevalidate: ShouldRevalidateFunction = ({ formMethod, nextUrl }) =>
  (formMethod !== undefined && formMethod !== 'GET') || nextUrl.pathname === paths.login();

export function Layout({ children }: { readonly children: ReactNode }) {
  const { i18n } = useTranslation();
  const nonce = useNonce();
  const state = useSiteState();
  const theme = state?.theme ?? 'system';
  return (
    <html lang={i18n.language} data-theme={theme === 'system' ? undefined : theme} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <ThemeColor theme={theme} />
        <Meta />
        <Links />
      </head>
      <body>
        <TimeZoneProvider value={state?.timeZone ?? 'UTC'}>{children}</TimeZoneProvider>
        <ResourcesBlock />
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

export default function App() {
  return <Outlet />;
}

export function ErrorBoundary() {
  return (
    <SiteShell>
      <ErrorPage />
    </SiteShell>
  );
}
