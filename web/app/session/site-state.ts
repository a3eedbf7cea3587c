import { useRouteLoaderData } from '@remix-run/react';
import type { Theme } from '@kimari/common/enums';
import type { SiteOperator } from '@kimari/common/host-context';
import type { Locale } from '@kimari/common/locale';
import type { Viewer } from '#app/graphql/load-context';
import type { Notice } from './notice-words.server';

/** Errors for which the error page has its own text. */
export type Failure =
  | 'notFound'
  | 'forbidden'
  | 'refused'
  | 'limited'
  | 'unavailable'
  | 'failed'
  | 'unreached';

/** Data of the root loader, for every page. */
export type SiteState = {
  readonly viewer: Viewer | null;
  readonly locale: Locale;
  readonly theme: Theme;
  /** The IANA zone of all dates. */
  readonly timeZone: string;
  /** The public origin of the site. */
  readonly appUrl: string;
  /** The version of Kimari that runs. */
  readonly version: string;
  readonly operator: SiteOperator;
  /** The name of the provider of OpenID Connect. */
  readonly oidcName: string;
  /** Whether anybody can register, so that pages lead there. */
  readonly registers: boolean;
  /** The server's time in Unix seconds, so that "3 days ago" is the same on server and client, and right on a wrong clock. */
  readonly now: number;
  /** The outcome of the last form. */
  readonly notice: Notice | null;
  /** The administrators’ notice to everybody, as HTML; empty without a notice. */
  readonly siteNotice: string;
  /** Titles of the error pages, which have no loader of their own. */
  readonly titles: Readonly<Record<Failure, string>>;
};

/** The root loader's data; undefined only when the root loader failed. */
export function useSiteState(): SiteState | undefined {
  // The root loader returns a SiteState, which single fetch passes through unchanged.
  return useRouteLoaderData('root') as SiteState | undefined;
}

/** The signed-in user when this page was loaded, or null. */
export function useViewer(): Viewer | null {
  return useSiteState()?.viewer ?? null;
}

/** The server's time when this page was loaded, in Unix seconds, read anew when it is a minute old. */
export function useNow(): number {
  return useSiteState()?.now ?? Math.floor(Date.now() / 1000);
}

/** Whether pages lead to the registration. */
export function useRegisters(): boolean {
  return useSiteState()?.registers ?? true;
}

const UNKNOWN_OPERATOR: SiteOperator = { name: null, contact: null };

/** Who runs the site. */
export function useOperator(): SiteOperator {
  return useSiteState()?.operator ?? UNKNOWN_OPERATOR;
}
