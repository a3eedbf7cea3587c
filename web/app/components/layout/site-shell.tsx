import { useMatches } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useTranslation } from '#app/i18n/use-translation';
import { NavigationProgress } from '#app/components/feedback/navigation-progress';
import { NewVersionBanner } from '#app/components/feedback/new-version-banner';
import { NoticeBanner } from '#app/components/feedback/notice-banner';
import { OfflineBanner } from '#app/components/feedback/offline-banner';
import { ToastRegion } from '#app/components/feedback/toasts';
import { RowIcons } from '#app/components/ui/row-icon';
import { handleOf } from '#app/i18n/handle';
import { useBrowserTimeZone } from '#app/lib/time-zone';
import { useOwnDraftsOnly } from '#app/session/drafts';
import { useOwnSingleKeys } from '#app/session/own-single-keys';
import { useSiteState } from '#app/session/site-state';
import { Footer } from './footer';
import { Header } from './header';
import { RouteAnnouncer } from './route-announcer';
import { SiteMenu } from './site-menu';
import { useThemeReady } from './theme-ready';
import styles from './site-shell.module.css';

/** Id of the page's main part: target of the skip link. */
export const MAIN_ID = 'main';

type SiteShellProps = {
  /** Overlays of every page, such as the command palette. */
  readonly tools?: ReactNode;
  readonly children: ReactNode;
};

/** Everything around a page's own content. */
export function SiteShell({ tools, children }: SiteShellProps) {
  const { t } = useTranslation();
  useThemeReady();
  useOwnDraftsOnly();
  useBrowserTimeZone();
  useOwnSingleKeys();
  const wide = useMatches().some((match) => handleOf(match).wide);
  return (
    <>
      <a className={styles.skipLink} href={`#${MAIN_ID}`}>
        {t('skip_to_content')}
      </a>
      <RowIcons />
      <NavigationProgress />
      <div className={styles.notice} dangerouslySetInnerHTML={{ __html: useSiteState()?.siteNotice ?? '' }} />
      <Header wide={wide} />
      <SiteMenu />
      <OfflineBanner />
      <NewVersionBanner />
      <NoticeBanner />
      <main id={MAIN_ID} tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <RouteAnnouncer />
      <ToastRegion />
      {tools}
    </>
  );
}
