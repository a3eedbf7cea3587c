import { useRouteLoaderData } from '@remix-run/react';
import type { Theme } from '@kimari/common/enums';
import type { Locale } from '@kimari/common/locale';
import type { Viewer } from '#app/graphql/load-context';

/** What the root loader tells every page. */
export type SiteState = {
  readonly viewer: Viewer | null;
  readonly locale: Locale;
  readonly theme: Theme;
  readonly requestId: string;
  /** Unix seconds by the server's clock, so that "3 days ago" reads the same on both sides. */
  readonly now: number;
  /** Titles of the pages that stand in when something fails, for they have no loader of their own. */
  readonly titles: Readonly<Record<'notFound' | 'forbidden' | 'refused' | 'failed', string>>;
};

/** Undefined only when the root loader itself failed. */
export function useSiteState(): SiteState | undefined {
  // The root loader is declared to return a SiteState; single fetch hands it over as it is.
  return useRouteLoaderData('root') as SiteState | undefined;
}

/** The signed-in user as the host knew them for this page, or null. */
export function useViewer(): Viewer | null {
  return useSiteState()?.viewer ?? null;
}

/** The server's time for this page in Unix seconds. */
export function useNow(): number {
  return useSiteState()?.now ?? Math.floor(Date.now() / 1000);
}
